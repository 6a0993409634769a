import type { contract, ResponseOf } from '@lianxin/api/contract';
import { PLEDGE_APPLICATION_STATE_CODES, sumFen, ZERO_FEN, type Fen, type PledgeApplicationState } from '@lianxin/domain';
import type { LendingPart } from '../pledges/lending-part.ts';
import { PLEDGE_TABS } from '../pledges/pledge-tabs.ts';

type Desk = ResponseOf<typeof contract.pledge.desk>;
type DeskRow = Desk['rows'][number];

/** The count and the sum of some loans. */
export interface Counted {
  readonly count: number;
  readonly amount: Fen;
}

/** The states in which the vouchers are pledged: from the registration to the release. */
const PLEDGED = [
  'awaitingDisbursement',
  'disbursementFailed',
  'disbursed',
  'overdue',
  'awaitingRelease',
] as const satisfies readonly PledgeApplicationState[];

/** The states in which the guarantor acts next; the tab of the list also shows those already handed to the lender. */
const AT_GUARANTOR = ['awaitingGuarantor', 'guarantorSupplementing'] as const satisfies readonly PledgeApplicationState[];

/** A list of states that is not a tab, in the form used by the list's address. */
const written = (states: readonly PledgeApplicationState[]): string =>
  states.map((state) => PLEDGE_APPLICATION_STATE_CODES[state]).join(',');

const sum = (all: readonly Counted[]): Counted => ({
  count: all.reduce((left, { count }) => left + count, 0),
  amount: all.length === 0 ? ZERO_FEN : sumFen(all.map(({ amount }) => amount)),
});

/** The figures for one role of the desk, each with the states of its list. */
export function deskFigures({ rows }: Desk, part: LendingPart) {
  const own = rows.filter((row) => row.part === part);
  const sumIn = (states: readonly PledgeApplicationState[], of: (row: DeskRow) => Counted = (row) => row) =>
    sum(own.filter(({ state }) => states.includes(state)).map(of));
  const tab = (name: 'signing' | 'payout' | 'paid' | 'release') => ({ state: name, ...sumIn(PLEDGE_TABS[name].values) });
  const review: readonly PledgeApplicationState[] = part === 'guarantor' ? AT_GUARANTOR : PLEDGE_TABS.review.values;
  return {
    isEmpty: own.length === 0,
    mine: { state: 'mine', ...sum(own.map(({ waiting }) => waiting)) },
    review: { state: part === 'guarantor' ? written(review) : 'review', ...sumIn(review) },
    signing: tab('signing'),
    payout: tab('payout'),
    release: tab('release'),
    /** The face value of the pledged vouchers. */
    pledged: { state: written(PLEDGED), ...sumIn(PLEDGED, ({ count, pledged }) => ({ count, amount: pledged })) },
    /** The principal that is not repaid yet. */
    out: { state: 'paid', ...sumIn(PLEDGE_TABS.paid.values, ({ count, principalLeft }) => ({ count, amount: principalLeft })) },
    overdue: sumIn(['overdue']),
    due: { state: 'paid', ...sumIn(PLEDGE_TABS.paid.values, ({ due }) => due) },
  };
}
