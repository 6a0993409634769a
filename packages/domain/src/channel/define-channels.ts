import { firstTerms, type ChannelTerms } from './terms.ts';

/** Whether a channel buys vouchers (`financing`) or lends against their pledge. */
export type ChannelKind = 'financing' | 'pledge';

/** Aliases of the banks that mark core enterprises by a flag of their own in the profile (specification §3). */
export type BankFlag = 'zx' | 'abc' | 'bcm' | 'scb' | 'psbc' | 'bocb' | 'ccb';

/**
 * What a lender requires besides the application: an account opened with it, a further step on its side, a signature with it,
 * a guarantor, or that it clears the loan itself.
 */
export type LenderNeed = 'account' | 'furtherStep' | 'signature' | 'guarantor' | 'clearing';

interface BaseRow {
  /** Stable number on the wire and in the data of enterprises, 1 to 99; never reused. 9 is reserved. */
  readonly code: number;
  readonly alias: string;
  /** Display name. */
  readonly name: { readonly zh: string; readonly en: string };
  readonly kind: ChannelKind;
  /** Requirements of the lender. @default none */
  readonly needs?: readonly LenderNeed[];
  /** Who sets the price of a loan: the dated terms, or the lender, which quotes each loan and never above the terms. @default 'terms' */
  readonly quotedBy?: 'terms' | 'lender';
  /** Initial terms, until a platform operator sets others. @default the channel takes no applications yet */
  readonly terms?: Partial<ChannelTerms>;
}

/**
 * The complete definition of a channel. `core` is the source that tells who is a core enterprise on it (specification §2.4): the bank's
 * flag in the profile, the bank's enterprise type, or the channel's own register.
 */
export type ChannelRow = BaseRow &
  ({ readonly core: 'flag'; readonly alias: BankFlag } | { readonly core: 'bankType' } | { readonly core: 'register' });

/** A channel with all defaults filled in. */
export type Channel = ChannelRow & {
  readonly needs: readonly LenderNeed[];
  readonly quotedBy: 'terms' | 'lender';
  readonly terms: ChannelTerms;
};

/** The channels of a portal or a server. */
export interface Channels {
  /** In the order in which they are offered; a newly registered enterprise begins as a supplier on the first. */
  readonly list: readonly [Channel, ...Channel[]];
  /** Undefined for a channel that is not run here, and for the reserved code. */
  readonly byCode: (code: number) => Channel | undefined;
}

/** The specification's list omits this code. */
const RESERVED_CODE = 9;
const MAX_CODE = 99;

/** Whether a number is a valid channel code: 1 to 99, except the reserved 9. */
export const isChannelCode = (code: number): boolean => Number.isInteger(code) && code >= 1 && code <= MAX_CODE && code !== RESERVED_CODE;

const withDefaults = (row: ChannelRow): Channel => ({ needs: [], quotedBy: 'terms', ...row, terms: firstTerms(row.terms) });

/** Builds the channels of a portal or a server from standard rows, custom rows or both. Throws on an invalid code and on a shared code or alias. */
export function defineChannels(rows: readonly [ChannelRow, ...ChannelRow[]]): Channels {
  const byCode = new Map<number, Channel>();
  const [first, ...others] = rows;
  const list = [withDefaults(first), ...others.map(withDefaults)] as const;
  for (const channel of list) {
    if (!isChannelCode(channel.code))
      throw new Error(`${channel.code} is no code of a channel: use 1 to ${MAX_CODE} without ${RESERVED_CODE}.`);
    if (byCode.has(channel.code)) throw new Error(`Two channels have the code ${channel.code}: a code is given once and never again.`);
    byCode.set(channel.code, channel);
  }
  if (new Set(list.map(({ alias }) => alias)).size < list.length) throw new Error('Two channels have the same alias.');
  return { list: [...list], byCode: (code) => byCode.get(code) };
}
