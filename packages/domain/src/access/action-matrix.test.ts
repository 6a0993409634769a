import { describe, expect, test } from 'vitest';
import { bankAccountMachine, type BankAccountEvent } from '../account/state.ts';
import { APPLICATION_MACHINES, type ApplicationKind, type EventOf } from '../application/kinds.ts';
import { financingMachine, type FinancingEvent } from '../financing/state.ts';
import { ACT_LABELS, STATE_LABELS, type Label } from '../labels.ts';
import { pledgeApplicationMachine, type PledgeApplicationEvent } from '../pledge/state.ts';
import { refusalMessage } from '../refusal.ts';
import type { Machine } from '../state-machine.ts';
import { pieceMachine } from '../voucher/state.ts';
import { ACTS, allowedActs, PARTIES, type Act, type ActionObject, type Party, type StateOf } from './action-matrix.ts';
import { CHECKED_ACTS } from './four-eyes.ts';
import { ROLES, type Role } from './role.ts';

type Events = { readonly [Kind in ApplicationKind]: EventOf<Kind> } & {
  readonly financing: FinancingEvent;
  readonly pledge: PledgeApplicationEvent;
  readonly bankAccount: BankAccountEvent;
};
type MachineObject = keyof Events;

/** The state machine of every kind of application, and of a bank account. */
const MACHINES: { readonly [O in MachineObject]: Machine<StateOf<O>, Events[O]> } = {
  ...APPLICATION_MACHINES,
  financing: financingMachine,
  pledge: pledgeApplicationMachine,
  bankAccount: bankAccountMachine,
};

const isMachineObject = (name: string): name is MachineObject => Object.hasOwn(MACHINES, name);
const OBJECTS: readonly MachineObject[] = Object.keys(MACHINES).filter(isMachineObject);

/** Events without a button: caused by time, by the system, as a consequence of another act, or by the bank that keeps an account. */
const AUTOMATIC_EVENTS: readonly string[] = [
  'expire',
  'lapse',
  'settle',
  'overdue',
  'partSettle',
  'signDirect',
  'contract',
  'repayPart',
  'passDirect',
  'clear',
  'freeze',
  'thaw',
];

const parties: readonly Party[] = PARTIES;
const beforeTheRecipientMaySee = ['draft', 'awaitingReview', 'returned', 'withdrawn'] as const;

const places = parties.flatMap((party) => ROLES.map((role) => ({ party, role })));
const isEventOf = (events: readonly string[], act: Act): boolean => events.includes(act);

/** The allowed acts for every state, party and role, with the events that the state accepts. */
const cellsOf = <O extends MachineObject>(object: O) => {
  const machine: Machine<StateOf<O>, Events[O]> = MACHINES[object];
  return machine.states.flatMap((state) =>
    places.map(({ party, role }) => {
      const events: readonly string[] = machine.eventsOf(state);
      return { state, party, role, acts: allowedActs<O>(object, state, party, role), events };
    }),
  );
};

const labelOf = (object: MachineObject, state: string): Label => {
  const labels: Readonly<Record<string, Label>> = STATE_LABELS[object];
  return labels[state] ?? expect.fail(`${object} ${state} has no name`);
};

describe.each(OBJECTS)('the action matrix of %s', (object) => {
  const { events } = MACHINES[object];
  const cells = cellsOf(object);

  test('offers an act that is an event only in a state that accepts it', () => {
    const misplaced = cells.flatMap((cell) =>
      cell.acts.filter((act) => isEventOf(events, act) && !isEventOf(cell.events, act)).map((act) => `${cell.state} ${cell.role} ${act}`),
    );
    expect(misplaced).toEqual([]);
  });

  test('names the state in the refusal of an act, in both languages', () => {
    for (const { state } of cells) {
      for (const act of ACTS) {
        const messages = (['zh', 'en'] as const).map((language) => refusalMessage('ILLEGAL_STATE', language, { object, state, act }));
        expect(messages[0]).toBe(`当前状态【${labelOf(object, state).zh}】不可${ACT_LABELS[act].zh}`);
        expect(messages[1]).toContain(`“${labelOf(object, state).en}”`);
      }
    }
  });

  test('offers every manual event in each state that accepts it, and no automatic event', () => {
    const missing = [...new Set(cells.map(({ state }) => state))].flatMap((state) => {
      const here = cells.filter((cell) => cell.state === state);
      const offered = new Set<string>(here.flatMap(({ acts }) => acts));
      return (here[0]?.events ?? [])
        .filter((event) => offered.has(event) === AUTOMATIC_EVENTS.includes(event))
        .map((event) => `${state} ${event}`);
    });
    expect(missing).toEqual([]);
  });
});

type Granted = readonly [object: ActionObject, state: string, party: Party, operator: string, reviewer: string, administrator: string];

/** The acts of the three roles besides viewing. A party without a row for a state does not see the object in that state. */
const GRANTED: readonly Granted[] = [
  ['issuance', 'draft', 'own', 'edit submit delete', '', ''],
  ['issuance', 'awaitingReview', 'own', 'withdraw remind', 'pass return', ''],
  ['issuance', 'returned', 'own', 'edit submit delete', '', ''],
  ['issuance', 'withdrawn', 'own', 'copy', '', ''],
  ['issuance', 'awaitingSignature', 'own', 'voidApply remind', '', ''],
  ['issuance', 'awaitingSignature', 'counterparty', 'sign refuse', '', ''],
  ['issuance', 'awaitingSignatureReview', 'own', '', '', ''],
  ['issuance', 'awaitingSignatureReview', 'counterparty', '', 'signConfirm signReturn', ''],
  ['issuance', 'refused', 'own', 'copy', '', ''],
  ['issuance', 'refused', 'counterparty', '', '', ''],
  ['issuance', 'signatureExpired', 'own', 'copy', '', ''],
  ['issuance', 'signatureExpired', 'counterparty', '', '', ''],
  ['issuance', 'effective', 'own', 'copy tree', 'tree', 'export'],
  ['issuance', 'effective', 'counterparty', '', '', ''],
  ['issuance', 'voidAwaitingReview', 'own', 'remind', 'voidApprove voidReject', ''],
  ['issuance', 'voidAwaitingReview', 'counterparty', '', '', ''],
  ['issuance', 'voided', 'own', 'copy', '', ''],
  ['issuance', 'voided', 'counterparty', '', '', ''],
  ['issuance', 'settled', 'own', 'copy tree addReceipt', 'tree', 'export'],
  ['issuance', 'settled', 'counterparty', '', '', ''],
  ['issuance', 'overdue', 'own', 'tree pay explain addReceipt', 'tree authorisePay', ''],
  ['issuance', 'overdue', 'counterparty', 'urge evidence', 'evidence', 'evidence'],
  ['issuance', 'overdue', 'funder', 'urge', '', ''],
  ['issuance', 'partiallySettled', 'own', 'tree pay explain addReceipt retryPay', 'tree authorisePay', ''],
  ['issuance', 'partiallySettled', 'counterparty', 'urge evidence', 'evidence', 'evidence'],
  ['issuance', 'partiallySettled', 'funder', 'urge', '', ''],
  ['piece', 'holding', 'own', 'transfer finance pledge confirmAccount', '', 'export'],
  ['piece', 'holding', 'counterparty', '', '', ''],
  ['piece', 'transferring', 'own', 'withdraw withdrawApply', 'pass return withdrawApprove withdrawReject', ''],
  ['piece', 'transferring', 'counterparty', '', '', ''],
  ['piece', 'awaitingReceipt', 'own', 'sign refuse', 'signConfirm signReturn', ''],
  ['piece', 'awaitingReceipt', 'counterparty', '', '', ''],
  ['piece', 'transferred', 'own', 'print evidence', 'print evidence', 'print evidence'],
  ['piece', 'transferred', 'counterparty', '', '', ''],
  ['piece', 'financing', 'own', 'withdraw', 'pass return', ''],
  ['piece', 'financing', 'counterparty', '', '', ''],
  ['piece', 'financed', 'own', 'print evidence', 'print evidence', 'print evidence'],
  ['piece', 'financed', 'counterparty', '', '', ''],
  ['piece', 'settled', 'own', 'print evidence', 'print evidence', 'print evidence'],
  ['piece', 'settled', 'counterparty', '', '', ''],
  ['transfer', 'draft', 'own', 'edit submit delete', '', ''],
  ['transfer', 'awaitingReview', 'own', 'withdraw remind', 'pass return', ''],
  ['transfer', 'returned', 'own', 'edit submit delete', '', ''],
  ['transfer', 'withdrawn', 'own', '', '', ''],
  ['transfer', 'awaitingSignature', 'own', 'withdrawApply remind', '', ''],
  ['transfer', 'awaitingSignature', 'counterparty', 'sign refuse', '', ''],
  ['transfer', 'awaitingSignatureReview', 'own', '', '', ''],
  ['transfer', 'awaitingSignatureReview', 'counterparty', '', 'signConfirm signReturn', ''],
  ['transfer', 'withdrawalAwaitingReview', 'own', 'remind', 'withdrawApprove withdrawReject', ''],
  ['transfer', 'withdrawalAwaitingReview', 'counterparty', '', '', ''],
  ['transfer', 'refused', 'own', '', '', ''],
  ['transfer', 'refused', 'counterparty', '', '', ''],
  ['transfer', 'signatureExpired', 'own', '', '', ''],
  ['transfer', 'signatureExpired', 'counterparty', '', '', ''],
  ['transfer', 'completed', 'own', 'print evidence', 'print evidence', 'print evidence'],
  ['transfer', 'completed', 'counterparty', 'print evidence', 'print evidence', 'print evidence'],
  ['financing', 'draft', 'own', 'edit submit delete', '', ''],
  ['financing', 'awaitingReview', 'own', 'withdraw remind', 'pass return', ''],
  ['financing', 'returned', 'own', 'edit submit delete', '', ''],
  ['financing', 'returned', 'funder', '', '', ''],
  ['financing', 'withdrawn', 'own', 'copyToLender', '', ''],
  ['financing', 'withdrawn', 'funder', '', '', ''],
  ['financing', 'awaitingAcceptance', 'own', 'withdraw remind furtherStep', '', ''],
  ['financing', 'awaitingAcceptance', 'funder', 'accept', 'decline', ''],
  ['financing', 'underApproval', 'own', 'remind', '', ''],
  ['financing', 'underApproval', 'funder', 'askMore', 'approve decline', ''],
  ['financing', 'supplementing', 'own', 'supplement', '', ''],
  ['financing', 'supplementing', 'funder', '', 'decline', ''],
  ['financing', 'declined', 'own', 'copyToLender', '', ''],
  ['financing', 'declined', 'funder', '', '', ''],
  ['financing', 'awaitingContract', 'own', 'withdraw remind signContract', 'contractConfirm contractReturn', ''],
  ['financing', 'awaitingContract', 'counterparty', 'consent consentRefuse', 'consentConfirm consentReturn', ''],
  ['financing', 'awaitingContract', 'funder', '', 'countersign decline', ''],
  ['financing', 'awaitingDisbursement', 'own', 'remind', '', ''],
  ['financing', 'awaitingDisbursement', 'counterparty', '', '', ''],
  ['financing', 'awaitingDisbursement', 'funder', 'register disburse fail', '', ''],
  ['financing', 'disbursementFailed', 'own', 'withdraw remind', '', ''],
  ['financing', 'disbursementFailed', 'counterparty', '', '', ''],
  ['financing', 'disbursementFailed', 'funder', 'retry', 'decline', ''],
  ['financing', 'disbursed', 'own', 'receipt repay', 'receipt repayAuthorise repayReturn', 'receipt'],
  ['financing', 'disbursed', 'counterparty', '', '', ''],
  ['financing', 'disbursed', 'funder', 'receipt markOverdue', 'receipt repayConfirm repayDeny', 'receipt'],
  ['financing', 'overdue', 'own', 'receipt repay', 'receipt repayAuthorise repayReturn', 'receipt'],
  ['financing', 'overdue', 'counterparty', '', '', ''],
  ['financing', 'overdue', 'funder', 'receipt claim', 'receipt repayConfirm repayDeny', 'receipt'],
  ['financing', 'settled', 'own', 'receipt print evidence', 'receipt print evidence', 'receipt print evidence'],
  ['financing', 'settled', 'counterparty', '', '', ''],
  ['financing', 'settled', 'funder', 'receipt print evidence', 'receipt print evidence', 'receipt print evidence'],
  ['pledge', 'draft', 'own', 'edit submit delete', '', ''],
  ['pledge', 'awaitingReview', 'own', 'withdraw remind', 'pass return', ''],
  ['pledge', 'returned', 'own', 'edit submit delete withdraw', '', ''],
  ['pledge', 'returned', 'funder', '', '', ''],
  ['pledge', 'returned', 'guarantor', '', '', ''],
  ['pledge', 'withdrawn', 'own', 'copyToLender', '', ''],
  ['pledge', 'withdrawn', 'funder', '', '', ''],
  ['pledge', 'withdrawn', 'guarantor', '', '', ''],
  ['pledge', 'awaitingGuarantor', 'own', 'withdraw remind', '', ''],
  ['pledge', 'awaitingGuarantor', 'guarantor', 'accept askMore search', 'approve decline sendBack', ''],
  ['pledge', 'awaitingGuarantorSignature', 'own', 'withdraw remind', '', ''],
  ['pledge', 'awaitingGuarantorSignature', 'guarantor', '', 'countersign decline', ''],
  ['pledge', 'guarantorDeclined', 'own', 'copyToLender', '', ''],
  ['pledge', 'guarantorDeclined', 'guarantor', '', '', ''],
  ['pledge', 'guarantorSupplementing', 'own', 'supplement', '', ''],
  ['pledge', 'guarantorSupplementing', 'guarantor', '', 'decline', ''],
  ['pledge', 'underApproval', 'own', 'withdraw remind payFee', '', ''],
  ['pledge', 'underApproval', 'funder', 'accept askMore search', 'approve decline sendBack', ''],
  ['pledge', 'underApproval', 'guarantor', '', '', ''],
  ['pledge', 'supplementing', 'own', 'supplement payFee', '', ''],
  ['pledge', 'supplementing', 'funder', '', 'decline', ''],
  ['pledge', 'supplementing', 'guarantor', '', '', ''],
  ['pledge', 'declined', 'own', 'copyToLender', '', ''],
  ['pledge', 'declined', 'funder', '', '', ''],
  ['pledge', 'declined', 'guarantor', '', '', ''],
  ['pledge', 'awaitingRegistration', 'own', 'remind payFee', '', ''],
  ['pledge', 'awaitingRegistration', 'funder', 'search register', 'decline', ''],
  ['pledge', 'awaitingRegistration', 'guarantor', 'search register', '', ''],
  ['pledge', 'awaitingDisbursement', 'own', 'remind payFee', '', ''],
  ['pledge', 'awaitingDisbursement', 'funder', 'disburse fail', '', ''],
  ['pledge', 'awaitingDisbursement', 'guarantor', '', '', ''],
  ['pledge', 'disbursementFailed', 'own', 'withdraw remind payFee', '', ''],
  ['pledge', 'disbursementFailed', 'funder', 'retry', 'decline', ''],
  ['pledge', 'disbursementFailed', 'guarantor', '', '', ''],
  ['pledge', 'disbursed', 'own', 'receipt repay payFee', 'receipt repayAuthorise repayReturn', 'receipt'],
  ['pledge', 'disbursed', 'funder', 'receipt markOverdue', 'receipt repayConfirm repayDeny', 'receipt'],
  ['pledge', 'disbursed', 'guarantor', 'receipt', 'receipt', 'receipt'],
  ['pledge', 'overdue', 'own', 'receipt repay payFee', 'receipt repayAuthorise repayReturn', 'receipt'],
  ['pledge', 'overdue', 'funder', 'receipt', 'receipt repayConfirm repayDeny', 'receipt'],
  ['pledge', 'overdue', 'guarantor', 'receipt', 'receipt', 'receipt'],
  ['pledge', 'awaitingRelease', 'own', 'receipt remind releaseApply payFee', 'receipt releaseConfirm releaseReturn', 'receipt'],
  ['pledge', 'awaitingRelease', 'funder', 'receipt release', 'receipt', 'receipt'],
  ['pledge', 'awaitingRelease', 'guarantor', 'receipt release', 'receipt', 'receipt'],
  ['pledge', 'released', 'own', 'receipt print evidence payFee', 'receipt print evidence', 'receipt print evidence'],
  ['pledge', 'released', 'funder', 'receipt print evidence', 'receipt print evidence', 'receipt print evidence'],
  ['pledge', 'released', 'guarantor', 'receipt print evidence', 'receipt print evidence', 'receipt print evidence'],
  ['fundSupplement', 'awaitingReview', 'own', '', 'pass return', 'withdraw'],
  ['fundSupplement', 'returned', 'own', '', '', 'submit delete'],
  ['fundSupplement', 'withdrawn', 'own', '', '', ''],
  ['fundSupplement', 'passed', 'own', '', '', ''],
  ['creditApplication', 'awaitingReview', 'own', '', 'pass return', 'withdraw remind'],
  ['creditApplication', 'returned', 'own', '', '', 'submit delete'],
  ['creditApplication', 'withdrawn', 'own', '', '', ''],
  ['creditApplication', 'awaitingDecision', 'own', '', '', 'withdraw remind'],
  ['creditApplication', 'awaitingDecision', 'funder', '', 'approve decline', ''],
  ['creditApplication', 'granted', 'own', '', '', ''],
  ['creditApplication', 'granted', 'funder', '', '', ''],
  ['creditApplication', 'declined', 'own', '', '', ''],
  ['creditApplication', 'declined', 'funder', '', '', ''],
  ['bankAccount', 'unproved', 'own', '', '', 'prove unbind'],
  ['bankAccount', 'usable', 'own', '', '', 'makeDefault unbind'],
  ['bankAccount', 'frozen', 'own', '', '', 'unbind'],
  ['bankAccount', 'unbound', 'own', '', '', ''],
];

const grantsOf = <O extends ActionObject>(object: O, states: readonly StateOf<O>[]) =>
  states.flatMap((state) =>
    parties.map((party) => {
      const [operator, reviewer, administrator, groupViewer] = (['operator', 'reviewer', 'administrator', 'groupViewer'] as const).map(
        (role) => allowedActs(object, state, party, role).toSorted(),
      );
      expect(groupViewer).toEqual([]);
      return [object, state, party, operator, reviewer, administrator];
    }),
  );

/** Drops the rows of parties that do not see the object in that state. */
const hasAnyAct = (row: readonly unknown[]): boolean => row.slice(3).some((acts) => Array.isArray(acts) && acts.length > 0);

describe('the action matrix', () => {
  test('grants each role of each party exactly the acts listed for the state', () => {
    const granted = [
      ...grantsOf('issuance', MACHINES.issuance.states),
      ...grantsOf('piece', pieceMachine.states),
      ...grantsOf('transfer', MACHINES.transfer.states),
      ...grantsOf('financing', MACHINES.financing.states),
      ...grantsOf('pledge', MACHINES.pledge.states),
      ...grantsOf('creditApplication', MACHINES.creditApplication.states),
      ...grantsOf('bankAccount', MACHINES.bankAccount.states),
      ...grantsOf('fundSupplement', MACHINES.fundSupplement.states),
    ].filter(hasAnyAct);
    const acts = (text: string) => ['view', ...text.split(' ').filter(Boolean)].toSorted();
    const written = GRANTED.map(([object, state, party, ...roles]) => [object, state, party, ...roles.map(acts)]);
    const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(inOrder(granted)).toEqual(inOrder(written));
  });

  test('grants every act to somebody', () => {
    expect(ACTS.toSorted()).toEqual(
      [...new Set(['view', ...GRANTED.flatMap(([, , , ...roles]) => roles.flatMap((text) => text.split(' ').filter(Boolean)))])].toSorted(),
    );
  });

  test('lets no role both apply and review (four-eyes principle)', () => {
    const checks = new Set<string>([...Object.keys(CHECKED_ACTS), 'decline'].filter((act) => act !== 'disburse' && act !== 'release'));
    const made = new Set<string>([
      ...Object.values(CHECKED_ACTS).flat(),
      'edit',
      'delete',
      'withdraw',
      'refuse',
      'transfer',
      'finance',
      'pledge',
    ]);
    const making = [...made].filter((act) => !checks.has(act) && !['approve', 'countersign', 'repayConfirm'].includes(act));
    const money = ['issuance', 'transfer', 'financing', 'pledge'] as const;
    const forbidden: Readonly<Record<Role, readonly string[]>> = {
      administrator: [...making, ...checks],
      operator: [...checks],
      reviewer: making,
      groupViewer: [...making, ...checks, 'view'],
    };
    for (const { party, role } of places) {
      const acts = [
        ...money
          .flatMap((object) => cellsOf(object).filter((cell) => cell.party === party && cell.role === role))
          .flatMap((cell) => cell.acts),
        ...pieceMachine.states.flatMap((state) => allowedActs('piece', state, party, role)),
      ];
      expect(acts.filter((act) => forbidden[role].includes(act))).toEqual([]);
    }
  });

  test('never gives a checking act and the act it checks to the same role of a party', () => {
    const rolesOf = (act: Act) =>
      new Set(
        OBJECTS.filter((object) => object !== 'bankAccount').flatMap((object) =>
          cellsOf(object)
            .filter((cell) => cell.acts.includes(act))
            .map((cell) => `${object} ${cell.party} ${cell.role}`),
        ),
      );
    for (const [check, acts] of Object.entries(CHECKED_ACTS)) {
      const checkers = ACTS.filter((act) => act === check).flatMap((act) => [...rolesOf(act)]);
      for (const act of acts) expect([check, act, checkers.filter((place) => rolesOf(act).has(place))]).toEqual([check, act, []]);
    }
  });

  test('hides an application from the recipient until they have to answer it', () => {
    for (const role of ROLES) {
      for (const state of beforeTheRecipientMaySee) {
        expect(allowedActs('issuance', state, 'counterparty', role)).toEqual([]);
        expect(allowedActs('transfer', state, 'counterparty', role)).toEqual([]);
      }
    }
  });

  test('offers refusing wherever it offers signing', () => {
    for (const role of ROLES) {
      for (const object of ['issuance', 'transfer'] as const) {
        const acts = allowedActs(object, 'awaitingSignature', 'counterparty', role);
        expect(acts.includes('refuse')).toBe(acts.includes('sign'));
      }
    }
  });
});
