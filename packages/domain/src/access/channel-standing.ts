import type { BankFlag } from '../channel/define-channels.ts';
import type { ChannelRoleKind, ChannelStanding } from './viewer.ts';

/** The core-enterprise flags of a profile with the bank each belongs to (specification §3). */
const FLAGS = [
  ['coreBankA', 'zx'],
  ['coreAgricultural', 'abc'],
  ['coreCommunications', 'bcm'],
  ['coreProvincial', 'scb'],
  ['corePostal', 'psbc'],
  ['coreCity', 'bocb'],
  ['coreConstruction', 'ccb'],
] as const satisfies readonly (readonly [flag: string, bank: BankFlag])[];

/** The role of an enterprise on a channel by its wire code `corpType` (specification §3). */
const KINDS: Readonly<Record<string, ChannelRoleKind>> = { '0': 'supplier', '1': 'core', '2': 'financialInstitution' };

/** The fields of an enterprise profile that describe its role on each channel. */
export type ChannelProfile = Readonly<Partial<Record<(typeof FLAGS)[number][0] | 'industrialCorpType', string | undefined>>> & {
  readonly channelRows: readonly { readonly channel: number; readonly kind: string }[];
};

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true' || flag === 'Y';

/** Reads the roles of an enterprise on its channels from its profile. */
export function channelStanding({ channelRows, industrialCorpType, ...flags }: ChannelProfile): Omit<ChannelStanding, 'channels'> {
  return {
    channelRoles: channelRows.flatMap(({ channel, kind }) => (KINDS[kind] ? [{ channel, kind: KINDS[kind] }] : [])),
    coreFlags: Object.fromEntries(FLAGS.map(([flag, bank]) => [bank, isSet(flags[flag])])),
    bankCorpType: industrialCorpType,
  };
}
