/** Where the platform's three bases live; the server serves it, so that one build runs in every environment. */
export interface Config {
  readonly bases: { readonly api: string; readonly financing: string; readonly common: string };
}

/** The bases on the portal's own origin. */
const SAME_ORIGIN: Config = { bases: { api: '/api', financing: '/apk', common: '' } };

const isText = (value: unknown): value is string => typeof value === 'string';

function read(value: unknown): Config {
  const bases: unknown = typeof value === 'object' && value !== null && 'bases' in value ? value.bases : undefined;
  if (typeof bases !== 'object' || bases === null) return SAME_ORIGIN;
  const { api, financing, common } = { api: undefined, financing: undefined, common: undefined, ...bases };
  return isText(api) && isText(financing) && isText(common) ? { bases: { api, financing, common } } : SAME_ORIGIN;
}

/** Asks the server for the configuration; the own origin serves where it gives none. */
export async function loadConfig(): Promise<Config> {
  try {
    const reply = await fetch('config.json', { credentials: 'same-origin' });
    return reply.ok ? read(await reply.json()) : SAME_ORIGIN;
  } catch {
    return SAME_ORIGIN;
  }
}
