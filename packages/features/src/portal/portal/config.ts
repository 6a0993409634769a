import { PASSWORD_PROFILE_IDS } from '@lianxin/domain';
import { PLAIN_SAFEGUARDS, type Safeguards } from '../../platform/safeguards/index.ts';

/** API bases and options, from the server, so that one build runs everywhere. */
export interface Config {
  readonly bases: { readonly api: string; readonly financing: string; readonly common: string };
  readonly safeguards: Safeguards;
}

export const SAME_ORIGIN: Config = { bases: { api: '/api', financing: '/apk', common: '' }, safeguards: PLAIN_SAFEGUARDS };

const isText = (value: unknown): value is string => typeof value === 'string';

const partOf = (value: unknown, name: string): object => {
  const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof part === 'object' && part !== null ? part : {};
};

function safeguardsIn(value: unknown): Safeguards {
  const nothing = { passwordProfile: undefined, serverCaptcha: undefined, ukeyBridge: undefined };
  const { passwordProfile, serverCaptcha, ukeyBridge } = { ...nothing, ...partOf(value, 'safeguards') };
  return {
    passwordProfile: PASSWORD_PROFILE_IDS.find((id) => id === passwordProfile) ?? PLAIN_SAFEGUARDS.passwordProfile,
    serverCaptcha: serverCaptcha === true,
    ukeyBridge: isText(ukeyBridge) ? ukeyBridge : PLAIN_SAFEGUARDS.ukeyBridge,
  };
}

function read(value: unknown): Config {
  const { api, financing, common } = { api: undefined, financing: undefined, common: undefined, ...partOf(value, 'bases') };
  const bases = isText(api) && isText(financing) && isText(common) ? { api, financing, common } : SAME_ORIGIN.bases;
  return { bases, safeguards: safeguardsIn(value) };
}

function inPage(): unknown {
  try {
    return JSON.parse(document.getElementById('config')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** The configuration in the page, otherwise from the server, otherwise the own origin. */
export async function loadConfig(): Promise<Config> {
  const given = inPage();
  if (given !== undefined) return read(given);
  try {
    const reply = await fetch('config.json', { credentials: 'same-origin' });
    return reply.ok ? read(await reply.json()) : SAME_ORIGIN;
  } catch {
    return SAME_ORIGIN;
  }
}
