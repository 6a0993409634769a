import { contract, IssuanceId, TransferId } from '@lianxin/api/contract';
import {
  allowedActs,
  issuanceMachine,
  transferMachine,
  STATE_LABELS,
  type Act,
  type ApplicationKind,
  type IssuanceState,
  type Party,
  type Role,
  type SignedForKind,
  type TransferState,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, leg, refusalOf, signed, signInPeople, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest, type Attempts } from '../../../testing/matrix.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { actAtOnce, pairsIn } from '../../../testing/two-at-once.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const PARTIES = ['own', 'counterparty'] as const satisfies readonly Party[];
const ILLEGAL = '10006';

interface Subject {
  readonly id: string;
  readonly version: number;
}
type Acts = Attempts<Subject>;

const issuanceId = (id: string) => z.parse(IssuanceId, id);
const transferId = (id: string) => z.parse(TransferId, id);
const reason = '试一试';
/** For acts refused before the signature is verified, and acts without one. */
const receipt = (kind: SignedForKind): Acts => ({
  sign: (client, { id, version }) =>
    client.call(contract.transfer.signFor, { kind, id: issuanceId(id), version, decision: 'sign', agreed: true }),
  refuse: (client, { id, version }) =>
    client.call(contract.transfer.signFor, { kind, id: issuanceId(id), version, decision: 'refuse', reason }),
  signConfirm: (client, { id, version }) =>
    client.call(contract.transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: 'pass' }),
  signReturn: (client, { id, version }) =>
    client.call(contract.transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: 'return', reason }),
});

const issuanceActs: Acts = {
  ...receipt('issuance'),
  edit: async (client, { id, version }) => client.call(contract.issuance.saveDraft, { id: issuanceId(id), version, form: {} }),
  submit: async (client, { id, version }) =>
    client.call(contract.issuance.apply, {
      id: issuanceId(id),
      version,
      form: await issuanceForm(await server.as('core-op'), { amount: 2000, invoice: 9 }),
    }),
  delete: (client, { id, version }) => client.call(contract.issuance.deleteDraft, { id: issuanceId(id), version }),
  withdraw: (client, { id, version }) => client.call(contract.issuance.cancel, { id: issuanceId(id), version, act: 'withdraw' }),
  voidApply: (client, { id, version }) => client.call(contract.issuance.cancel, { id: issuanceId(id), version, act: 'void', reason }),
  remind: (client, { id }) => client.call(contract.issuance.remind, { id: issuanceId(id) }),
  pass: (client, { id, version }) => client.call(contract.issuance.review, { id: issuanceId(id), version, decision: 'pass' }),
  return: (client, { id, version }) => client.call(contract.issuance.review, { id: issuanceId(id), version, decision: 'return', reason }),
};

let spare: PieceView;
const transferActs: Acts = {
  ...receipt('transfer'),
  submit: (client, { id, version }) =>
    client.call(contract.transfer.apply, { legs: [leg(spare, { amount: 100, invoice: 8 })], resubmits: { id: transferId(id), version } }),
  delete: (client, { id, version }) => client.call(contract.transfer.remove, { id: transferId(id), version }),
  withdraw: (client, { id, version }) => client.call(contract.transfer.withdraw, { id: transferId(id), version, reason }),
  remind: (client, { id }) => client.call(contract.transfer.remind, { id: transferId(id) }),
  pass: (client, { id, version }) => client.call(contract.transfer.review, { id: transferId(id), version, decision: 'pass' }),
  return: (client, { id, version }) => client.call(contract.transfer.review, { id: transferId(id), version, decision: 'return', reason }),
};

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async (table: ApplicationKind, id: string) => JSON.stringify(await sql(`select * from ${table} where id = $1`, [id]));

type Asked =
  | { readonly object: 'issuance'; readonly state: IssuanceState }
  | { readonly object: 'transfer'; readonly state: TransferState };

/** Requesting a withdrawal uses the call for withdrawing; deciding on a void or withdrawal uses the call for reviewing. */
const SAME_CALL: Readonly<Partial<Record<Act, Act>>> = {
  voidApprove: 'pass',
  voidReject: 'return',
  withdrawApply: 'withdraw',
  withdrawApprove: 'pass',
  withdrawReject: 'return',
};

const withTheSameCall = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act) => {
    const call = SAME_CALL[act];
    return call === undefined ? [act] : [act, call];
  });

/** Tries every act with every role of both parties; what the matrix forbids must be refused with the state and change nothing. */
async function refusedAll(asked: Asked, subject: Subject, attempts: Acts, who: Record<(typeof PARTIES)[number], string>) {
  const { object, state } = asked;
  await sql(`update ${object} set state = $1 where id = $2`, [state, subject.id]);
  const before = await rowOf(object, subject.id);
  const granted = (party: Party, role: Role) =>
    asked.object === 'issuance'
      ? withTheSameCall(allowedActs('issuance', asked.state, party, role))
      : withTheSameCall(allowedActs('transfer', asked.state, party, role));
  await refusesTheRest({ server, object, state, who, subject, attempts, granted });
  expect(await rowOf(object, subject.id)).toBe(before);
}

describe('acts outside the matrix are refused with the state, without changes', () => {
  let issued: Subject;
  let sent: Subject;
  beforeAll(async () => {
    issued = await people.issue({ amount: 2000, invoice: 8 });
    spare = await people.heldPiece({ amount: 5000, invoice: 8 });
    const piece = await people.heldPiece({ amount: 3000, invoice: 8 });
    const [transfer] = (await people.transfer([leg(piece, { amount: 3000, invoice: 7 })])).transfers;
    if (!transfer) throw new Error('no transfer');
    sent = await people.passTransfer(transfer.id, transfer.version);
  });

  test.each([...issuanceMachine.states])('issuance %s', async (state) => {
    await refusedAll({ object: 'issuance', state }, issued, issuanceActs, { own: 'core', counterparty: 'supplier' });
    const row = await (await server.as('core-op')).call(contract.issuance.get, { id: issuanceId(issued.id) });
    expect(row.acts).toEqual(allowedActs('issuance', state, 'own', 'operator'));
  });

  test.each([...transferMachine.states])('transfer %s', async (state) => {
    await refusedAll({ object: 'transfer', state }, sent, transferActs, { own: 'supplier', counterparty: 'tier2' });
    const row = await (await server.as('supplier-op')).call(contract.transfer.get, { id: transferId(sent.id) });
    expect(row.acts).toEqual(allowedActs('transfer', state, 'own', 'operator'));
  });

  test.each(['transferring', 'awaitingReceipt', 'transferred', 'financing', 'financed', 'settled'] as const)(
    'voucher %s cannot be transferred',
    async (state) => {
      await sql('alter table piece disable trigger piece_guard');
      await sql('update piece set state = $1 where id = $2', [state, spare.id]);
      await sql('alter table piece enable trigger piece_guard');
      const operator = await server.as('supplier-op');
      const refused = await refusalOf(operator.call(contract.transfer.apply, { legs: [leg(spare, { amount: 100, invoice: 8 })] }));
      expect(refused).toMatchObject({ code: ILLEGAL, message: `当前状态【${STATE_LABELS.piece[state].zh}】不可转让` });
      expect((await operator.call(contract.voucher.get, { id: spare.id })).acts).not.toContain('transfer');
    },
  );
});

const LEGAL_ISSUANCE: readonly (readonly [IssuanceState, Act, IssuanceState | 'gone'])[] = [
  ['draft', 'edit', 'draft'],
  ['draft', 'submit', 'awaitingReview'],
  ['draft', 'delete', 'gone'],
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingSignature'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'edit', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['awaitingSignature', 'voidApply', 'voidAwaitingReview'],
  ['awaitingSignature', 'remind', 'awaitingSignature'],
  ['awaitingSignature', 'sign', 'awaitingSignatureReview'],
  ['awaitingSignature', 'refuse', 'refused'],
  ['awaitingSignatureReview', 'signConfirm', 'effective'],
  ['awaitingSignatureReview', 'signReturn', 'awaitingSignature'],
  ['voidAwaitingReview', 'remind', 'voidAwaitingReview'],
  ['voidAwaitingReview', 'voidReject', 'awaitingSignature'],
  ['voidAwaitingReview', 'voidApprove', 'voided'],
];

/** Brings an issuance to a state by the acts that lead there. */
async function issuanceIn(state: IssuanceState): Promise<Subject> {
  const trade = { amount: 1000, invoice: 10 };
  const maker = await server.as('core-op');
  if (state === 'draft') return maker.call(contract.issuance.saveDraft, { form: {} });
  if (state === 'awaitingReview') return people.apply(trade);
  if (state === 'returned') {
    const { id, version } = await people.apply(trade);
    return (await server.as('core-review')).call(contract.issuance.review, { id, version, decision: 'return', reason });
  }
  const issued = await people.issue(trade);
  if (state === 'awaitingSignatureReview') return { ...issued, ...(await people.sign('issuance', issued.id, issued.version)) };
  if (state === 'voidAwaitingReview')
    return maker.call(contract.issuance.cancel, { id: issued.id, version: issued.version, act: 'void', reason });
  return issued;
}

const LEGAL_TRANSFER: readonly (readonly [TransferState, Act, TransferState | 'gone'])[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingSignature'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['awaitingSignature', 'withdrawApply', 'withdrawalAwaitingReview'],
  ['awaitingSignature', 'remind', 'awaitingSignature'],
  ['awaitingSignature', 'sign', 'awaitingSignatureReview'],
  ['awaitingSignature', 'refuse', 'refused'],
  ['withdrawalAwaitingReview', 'remind', 'withdrawalAwaitingReview'],
  ['withdrawalAwaitingReview', 'withdrawReject', 'awaitingSignature'],
  ['withdrawalAwaitingReview', 'withdrawApprove', 'withdrawn'],
  ['awaitingSignatureReview', 'signConfirm', 'completed'],
  ['awaitingSignatureReview', 'signReturn', 'awaitingSignature'],
];

/** Brings a transfer to a state by the acts that lead there. */
async function transferIn(state: TransferState, piece: PieceView): Promise<Subject> {
  const [sent] = (await people.transfer([leg(piece, { amount: 1000, invoice: 9 })])).transfers;
  if (!sent) throw new Error('no transfer');
  const { id, version } = sent;
  if (state === 'awaitingReview') return sent;
  if (state === 'returned')
    return (await server.as('supplier-review')).call(contract.transfer.review, { id, version, decision: 'return', reason });
  const offered = await people.passTransfer(id, version);
  if (state === 'withdrawalAwaitingReview')
    return people.call('supplier-op', contract.transfer.withdraw, { id, version: offered.version, reason });
  return state === 'awaitingSignature' ? offered : { ...offered, ...(await people.sign('transfer', id, offered.version, 'tier2')) };
}

/** Read-only acts, acts that open a form for `submit`, and acts on late payments (settlement-matrix.test.ts). */
const ELSEWHERE: readonly Act[] = [
  'copy',
  'tree',
  'export',
  'print',
  'evidence',
  'pay',
  'explain',
  'authorisePay',
  'retryPay',
  'addReceipt',
  'urge',
];
const FORM_OF_TRANSFER: readonly Act[] = ['edit'];
const RECEPTION: readonly Act[] = ['sign', 'refuse', 'signConfirm', 'signReturn'];

const partyOf = (act: Act): Party => (RECEPTION.includes(act) ? 'counterparty' : 'own');
const pairsOf = (legal: readonly (readonly [string, Act, string])[]) => legal.map(([state, act]) => `${state} ${act}`).toSorted();

function personFor(allowed: (role: Role) => readonly Act[], act: Act, name: string): string {
  const role = MATRIX_ROLES.find((one) => allowed(one).includes(act)) ?? expect.fail('the matrix does not grant it');
  return `${name}-${MATRIX_PEOPLE[role]}`;
}

describe('acts of the matrix succeed', () => {
  let returnTo: ReachState<Subject>;
  let held: PieceView;
  let alsoHeld: PieceView;
  beforeAll(async () => {
    held = await people.heldPiece({ amount: 1000, invoice: 11 });
    alsoHeld = await people.heldPiece({ amount: 1000, invoice: 11 });
    await signInPeople(server, ['core', 'supplier', 'tier2']);
    returnTo = await cachedStates(server);
  });

  test('all acts of the matrix are tested', () => {
    const issuances = grantedPairs(issuanceMachine.states, PARTIES, (state, party, role) =>
      allowedActs('issuance', state, party, role).filter((act) => !ELSEWHERE.includes(act)),
    );
    expect(pairsOf(LEGAL_ISSUANCE)).toEqual(issuances);
    const transfers = grantedPairs(transferMachine.states, PARTIES, (state, party, role) =>
      // A draft transfer has its own calls.
      state === 'draft'
        ? []
        : allowedActs('transfer', state, party, role).filter((act) => ![...ELSEWHERE, ...FORM_OF_TRANSFER].includes(act)),
    );
    expect(pairsOf(LEGAL_TRANSFER)).toEqual(transfers);
  });

  /** Prepares an act for any person who may do it. */
  async function preparedIssuance(subject: Subject, from: IssuanceState, act: Act): Promise<() => Promise<unknown>> {
    const id = issuanceId(subject.id);
    const { version } = subject;
    const party = partyOf(act);
    const who = personFor((role) => allowedActs('issuance', from, party, role), act, party === 'own' ? 'core' : 'supplier');
    const client = await server.as(who);
    if (act === 'pass') return () => people.pass(id, version);
    if (act === 'sign') return () => people.sign('issuance', id, version);
    if (act === 'signConfirm') return () => people.confirm('issuance', id, version);
    if (act === 'voidApprove') {
      const signature = await signed(client, 'voidReview', id, version);
      return () => client.call(contract.issuance.review, { id, version, decision: 'pass', signature });
    }
    const attempt = issuanceActs[SAME_CALL[act] ?? act] ?? expect.fail(`${act} has no call`);
    return () => attempt(client, subject);
  }

  test.each(LEGAL_ISSUANCE)('issuance %s: %s leads to %s', async (from, act, to) => {
    const subject = await returnTo(`issuance ${from}`, () => issuanceIn(from));
    await (
      await preparedIssuance(subject, from, act)
    )();
    const core = await server.as('core-op');
    const after = core.call(contract.issuance.get, { id: issuanceId(subject.id) });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test.each(pairsIn(LEGAL_ISSUANCE).map(([state, one, other]) => [state, one[1], other[1], one, other] as const))(
    'of two concurrent acts on an issuance %s, %s and %s, none is lost silently',
    async (state, act, otherAct, [, , to], [, , otherTo]) => {
      const subject = await returnTo(`issuance ${state}`, () => issuanceIn(state));
      const both = [await preparedIssuance(subject, state, act), await preparedIssuance(subject, state, otherAct)] as const;
      await actAtOnce(both, to !== state && otherTo !== state);
      expect(await ledgerViolations(server.database.db)).toEqual([]);
    },
  );

  /** Prepares an act for any person who may do it. */
  async function preparedTransfer(subject: Subject, from: TransferState, act: Act): Promise<() => Promise<unknown>> {
    const id = transferId(subject.id);
    const { version } = subject;
    const party = partyOf(act);
    const who = personFor((role) => allowedActs('transfer', from, party, role), act, party === 'own' ? 'supplier' : 'tier2');
    if (act === 'pass') return () => people.passTransfer(id, version);
    if (act === 'sign') return () => people.sign('transfer', id, version, 'tier2');
    if (act === 'signConfirm') return () => people.confirm('transfer', id, version, 'tier2');
    if (act === 'submit') {
      const legs = [leg(alsoHeld, { amount: 1000, invoice: 9 })];
      return () => people.call('supplier-op', contract.transfer.apply, { legs, resubmits: { id, version } });
    }
    if (act === 'withdrawApprove') return () => people.approveWithdrawal(id, version);
    const attempt = transferActs[SAME_CALL[act] ?? act] ?? expect.fail(`${act} has no call`);
    const client = await server.as(who);
    return () => attempt(client, subject);
  }

  test.each(LEGAL_TRANSFER)('transfer %s: %s leads to %s', async (from, act, to) => {
    const subject = await returnTo(`transfer ${from}`, () => transferIn(from, held));
    await (
      await preparedTransfer(subject, from, act)
    )();
    const after = (await server.as('supplier-op')).call(contract.transfer.get, { id: transferId(subject.id) });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test.each(pairsIn(LEGAL_TRANSFER).map(([state, one, other]) => [state, one[1], other[1], one, other] as const))(
    'of two concurrent acts on a transfer %s, %s and %s, none is lost silently',
    async (state, act, otherAct, [, , to], [, , otherTo]) => {
      const subject = await returnTo(`transfer ${state}`, () => transferIn(state, held));
      const both = [await preparedTransfer(subject, state, act), await preparedTransfer(subject, state, otherAct)] as const;
      await actAtOnce(both, to !== state && otherTo !== state);
      expect(await ledgerViolations(server.database.db)).toEqual([]);
    },
  );
});
