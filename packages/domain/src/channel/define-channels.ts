import { firstTerms, type ChannelTerms } from './terms.ts';

/** How a channel lends: against a financing application or against a pledge. */
export type ChannelKind = 'financing' | 'pledge';

/** The aliases of the banks whose own flag in a profile says who is a core enterprise (specification §3). */
export type BankFlag = 'zx' | 'abc' | 'bcm' | 'scb' | 'psbc' | 'bocb' | 'ccb';

/**
 * What a lender asks for besides the application: an account opened with it, a further step of its own, a signature with it,
 * a guarantor, or that it clears the loan itself.
 */
export type LenderNeed = 'account' | 'furtherStep' | 'signature' | 'guarantor' | 'clearing';

interface AnyRow {
  /** Stable number on the wire and in the data of enterprises, 1 to 99; never used again. 9 is reserved. */
  readonly code: number;
  /** Short name. */
  readonly alias: string;
  /** Proper name, shown as it is. */
  readonly name: { readonly zh: string; readonly en: string };
  /** How it lends. */
  readonly kind: ChannelKind;
  /** What its lender asks for. @default nothing */
  readonly needs?: readonly LenderNeed[];
  /** Who says what a loan costs: its dated terms, or its lender, which is asked for each and never asks more than the terms. @default its terms */
  readonly quotedBy?: 'terms' | 'lender';
  /** What it asks until an operator of the platform sets otherwise. @default it takes no applications yet */
  readonly terms?: Partial<ChannelTerms>;
}

/**
 * A channel, all of it, in one row. `core` is where it is known who is a core enterprise on it (specification §2.4): in the
 * bank's flag, in the type that the bank has given the enterprise, or in the channel's own register.
 */
export type ChannelRow = AnyRow &
  ({ readonly core: 'flag'; readonly alias: BankFlag } | { readonly core: 'bankType' } | { readonly core: 'register' });

/** A channel with nothing left out. */
export type Channel = ChannelRow & {
  readonly needs: readonly LenderNeed[];
  readonly quotedBy: 'terms' | 'lender';
  readonly terms: ChannelTerms;
};

/** The channels that a portal or a server runs with. */
export interface Channels {
  /** In the order in which they are offered; a newly registered enterprise begins as a supplier on the first. */
  readonly list: readonly [Channel, ...Channel[]];
  /** The channel with this code; undefined for one that is not run here, and for the reserved code. */
  readonly byCode: (code: number) => Channel | undefined;
}

/** The code that the specification leaves out of the list. */
const RESERVED_CODE = 9;
const MAX_CODE = 99;

/** Whether a number may be a channel's code: one or two digits, and not the reserved one. */
export const isChannelCode = (code: number): boolean => Number.isInteger(code) && code >= 1 && code <= MAX_CODE && code !== RESERVED_CODE;

const completed = (row: ChannelRow): Channel => ({ needs: [], quotedBy: 'terms', ...row, terms: firstTerms(row.terms) });

/** The channels of a portal or a server: some of the standard rows, or rows of its own. Throws where two rows share a code or an alias. */
export function defineChannels(rows: readonly [ChannelRow, ...ChannelRow[]]): Channels {
  const byCode = new Map<number, Channel>();
  const [first, ...others] = rows;
  const list = [completed(first), ...others.map(completed)] as const;
  for (const channel of list) {
    if (!isChannelCode(channel.code))
      throw new Error(`${channel.code} is no code of a channel: use 1 to ${MAX_CODE} without ${RESERVED_CODE}.`);
    if (byCode.has(channel.code)) throw new Error(`Two channels have the code ${channel.code}: a code is given once and never again.`);
    byCode.set(channel.code, channel);
  }
  if (new Set(list.map(({ alias }) => alias)).size < list.length) throw new Error('Two channels have the same alias.');
  return { list: [...list], byCode: (code) => byCode.get(code) };
}
