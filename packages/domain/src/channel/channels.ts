/** How a channel lends: against a financing application or against a pledge. */
export type ChannelKind = 'financing' | 'pledge';

interface ChannelRow {
  /** Stable number on the wire and in the user's business channels. */
  readonly code: number;
  /** The specification's short name. */
  readonly alias: string;
  /** Proper name, shown as it is. */
  readonly name: { readonly zh: string; readonly en: string };
  readonly kind: ChannelKind;
}

/** Every financing channel, in the specification's order. Code 9 is reserved: accepted in data, never offered. */
export const CHANNELS = [
  { code: 1, alias: 'zx', name: { zh: '银行A', en: 'Bank A' }, kind: 'financing' },
  { code: 2, alias: 'abc', name: { zh: '农业银行保理', en: 'Agricultural Bank factoring' }, kind: 'financing' },
  { code: 3, alias: 'db', name: { zh: '担保贷款', en: 'Guarantee loan' }, kind: 'pledge' },
  { code: 4, alias: 'bcm', name: { zh: '交通银行', en: 'Bank of Communications' }, kind: 'financing' },
  { code: 5, alias: 'scb', name: { zh: '省级银行', en: 'Provincial bank' }, kind: 'financing' },
  { code: 6, alias: 'jr', name: { zh: '小额贷款公司', en: 'Small-loan company' }, kind: 'pledge' },
  { code: 7, alias: 'icbc', name: { zh: '工商银行', en: 'Industrial and Commercial Bank' }, kind: 'financing' },
  { code: 8, alias: 'psbc', name: { zh: '邮政储蓄银行', en: 'Postal Savings Bank' }, kind: 'financing' },
  { code: 10, alias: 'bocb', name: { zh: '城市商业银行', en: 'City commercial bank' }, kind: 'financing' },
  { code: 11, alias: 'gh', name: { zh: '小额贷款公司(国)', en: 'Small-loan company (state)' }, kind: 'pledge' },
  { code: 12, alias: 'ccb', name: { zh: '建设银行', en: 'China Construction Bank' }, kind: 'financing' },
  { code: 13, alias: 'cmxd', name: { zh: '煤炭小额贷款公司', en: 'Coal small-loan company' }, kind: 'pledge' },
] as const satisfies readonly ChannelRow[];

export type Channel = (typeof CHANNELS)[number];
export type ChannelCode = Channel['code'];
export type ChannelAlias = Channel['alias'];

/** The code that the specification leaves out of the list. */
export const RESERVED_CHANNEL_CODE = 9;

/** The channel with this code; undefined for an unknown code and for the reserved one. */
export function channelByCode(code: number): Channel | undefined {
  return CHANNELS.find((channel) => channel.code === code);
}

/** The channel with this alias. */
export function channelByAlias(alias: string): Channel | undefined {
  return CHANNELS.find((channel) => channel.alias === alias);
}

/** Whether a number may stand in data as a business channel: every channel, and the reserved code. */
export function isBusinessChannel(code: number): boolean {
  return code === RESERVED_CHANNEL_CODE || channelByCode(code) !== undefined;
}
