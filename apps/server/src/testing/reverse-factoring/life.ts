import {
  actsOfCell,
  cellOf,
  DECISION_CODES,
  defineMachine,
  FIRST_REVIEW_CODES,
  firstReview,
  FUNDING_EVENTS,
  PAYMENT,
  PAYMENT_CODES,
  QUESTIONS,
  repaying,
  waitingFor,
  type CellsByParty,
  type Life,
} from '@lianxin/domain';

/** State of an application of a core enterprise to have its suppliers' vouchers paid early. */
export const STATE_CODES = {
  ...FIRST_REVIEW_CODES,
  awaitingAcceptance: '20',
  ...DECISION_CODES,
  ...PAYMENT_CODES,
  settled: '70',
} as const;
export type State = keyof typeof STATE_CODES;
const EVENTS = [...FUNDING_EVENTS, 'settle'] as const;
export type Event = (typeof EVENTS)[number];

export const machine = defineMachine<State, Event>(EVENTS, {
  ...firstReview('awaitingAcceptance'),
  awaitingAcceptance: { withdraw: 'withdrawn', accept: 'underApproval', decline: 'declined', expire: 'withdrawn' },
  underApproval: { askMore: 'supplementing', approve: 'awaitingDisbursement', decline: 'declined', expire: 'withdrawn' },
  ...QUESTIONS,
  ...PAYMENT,
  awaitingDisbursement: { ...PAYMENT.awaitingDisbursement, register: 'awaitingDisbursement' },
  disbursed: { ...repaying('disbursed', 'settled'), markOverdue: 'overdue', settle: 'settled' },
  overdue: { ...repaying('overdue', 'settled'), settle: 'settled' },
  settled: {},
});

const [own, lender] = [cellOf('financing'), cellOf('lending')];
const ownRepays = own('repay', 'repayAuthorise', 'repayReturn');
const lenderCollects = lender('repayConfirm', 'repayDeny');

/** The core enterprise applies, its lender decides and pays; the supplier has nothing to do. */
const CELLS: Readonly<Record<State, CellsByParty>> = {
  draft: { own: own('edit', 'submit', 'delete') },
  awaitingReview: { own: own('withdraw', 'remind', 'pass', 'return') },
  returned: { own: own('edit', 'submit', 'delete'), funder: lender() },
  withdrawn: { own: own('copyToLender'), funder: lender() },
  awaitingAcceptance: { own: own('withdraw', 'remind'), funder: lender('accept', 'decline') },
  underApproval: { own: own('remind'), funder: lender('askMore', 'approve', 'decline') },
  supplementing: { own: own('supplement'), funder: lender('decline') },
  declined: { own: own('copyToLender'), funder: lender() },
  awaitingDisbursement: { own: own('remind'), funder: lender('register', 'disburse', 'fail') },
  disbursementFailed: { own: own('withdraw', 'remind'), funder: lender('retry', 'decline') },
  disbursed: { own: ownRepays, funder: lenderCollects },
  overdue: { own: ownRepays, funder: lenderCollects },
  settled: { own: own(), funder: lender() },
};

export const life: Life<State, Event> = {
  machine,
  actsIn: (state, party, role) => actsOfCell(CELLS[state][party], role),
  waitingFor: (state) => waitingFor(state),
};
