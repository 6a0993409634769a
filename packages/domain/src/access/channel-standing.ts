import type { BankFlag } from '../channel/define-channels.ts';
import type { ChannelRoleKind, ChannelStanding } from './viewer.ts';

/** The flags of a profile, one a bank, and whose they are (specification §3). */
const FLAGS = [
  ['coreBankA', 'zx'],
  ['coreAgricultural', 'abc'],
  ['coreCommunications', 'bcm'],
  ['coreProvincial', 'scb'],
  ['corePostal', 'psbc'],
  ['coreCity', 'bocb'],
  ['coreConstruction', 'ccb'],
] as const satisfies readonly (readonly [flag: string, bank: BankFlag])[];

/** What an enterprise is on a channel by its code: corpType 0, 1, 2 (specification §3). */
const KINDS: Readonly<Record<string, ChannelRoleKind>> = { '0': 'supplier', '1': 'core', '2': 'financialInstitution' };

/** What a profile says of an enterprise and its channels. */
export type ChannelProfile = Readonly<Partial<Record<(typeof FLAGS)[number][0] | 'industrialCorpType', string | undefined>>> & {
  readonly channelRows: readonly { readonly channel: number; readonly kind: string }[];
};

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true' || flag === 'Y';

/** What an enterprise is on its channels, read from its profile. */
export function channelStanding({ channelRows, industrialCorpType, ...flags }: ChannelProfile): Omit<ChannelStanding, 'channels'> {
  return {
    channelRoles: channelRows.flatMap(({ channel, kind }) => (KINDS[kind] ? [{ channel, kind: KINDS[kind] }] : [])),
    coreFlags: Object.fromEntries(FLAGS.map(([flag, bank]) => [bank, isSet(flags[flag])])),
    bankCorpType: industrialCorpType,
  };
}
