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
import { ledgerViolations } from '../../ledger/verify.ts';
import { tradingWorld } from '../../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, leg, refusalOf, signed, type PieceView } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const ROLES = ['operator', 'reviewer', 'administrator'] as const satisfies readonly Role[];
const SUFFIX = { operator: 'op', reviewer: 'review', administrator: 'admin' } as const;
const PARTIES = ['own', 'counterparty'] as const satisfies readonly Party[];
const ILLEGAL = '10006';
const ROLE = '10004';

interface Subject {
  readonly id: string;
  readonly version: number;
}
type Try = (client: TestClient, subject: Subject) => Promise<unknown>;
type Acts = Readonly<Partial<Record<Act, Try>>>;

const issuanceId = (id: string) => z.parse(IssuanceId, id);
const transferId = (id: string) => z.parse(TransferId, id);
const reason = '试一试';
/** For acts that must be refused before their signature is looked at, and for those that need none. */
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
  withdraw: (client, { id, version }) => client.call(contract.transfer.withdraw, { id: transferId(id), version }),
  remind: (client, { id }) => client.call(contract.transfer.remind, { id: transferId(id) }),
  pass: (client, { id, version }) => client.call(contract.transfer.review, { id: transferId(id), version, decision: 'pass' }),
  return: (client, { id, version }) => client.call(contract.transfer.review, { id: transferId(id), version, decision: 'return', reason }),
};

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async (table: ApplicationKind, id: string) => JSON.stringify(await sql(`select * from ${table} where id = $1`, [id]));

type Asked =
  | { readonly object: 'issuance'; readonly state: IssuanceState }
  | { readonly object: 'transfer'; readonly state: TransferState };

/** Makes every act with every role of both parties; what the matrix does not grant is refused, names the state, and writes nothing. */
async function refusesTheRest(asked: Asked, subject: Subject, acts: Acts, who: Record<(typeof PARTIES)[number], string>) {
  const { object, state } = asked;
  const zh = asked.object === 'issuance' ? STATE_LABELS.issuance[asked.state].zh : STATE_LABELS.transfer[asked.state].zh;
  await sql(`update ${object} set state = $1 where id = $2`, [state, subject.id]);
  const before = await rowOf(object, subject.id);
  for (const party of PARTIES) {
    for (const role of ROLES) {
      const client = await server.as(`${who[party]}-${SUFFIX[role]}`);
      const granted =
        asked.object === 'issuance' ? allowedActs('issuance', asked.state, party, role) : allowedActs('transfer', asked.state, party, role);
      for (const [act, attempt] of Object.entries(acts)) {
        // A decision on an application to void goes by the same call as one on the application.
        const also =
          object === 'issuance' && state === 'voidAwaitingReview' ? { pass: 'voidApprove', return: 'voidReject' }[act] : undefined;
        if (granted.some((one) => one === act || one === also)) continue;
        const refused = await refusalOf(attempt(client, subject));
        expect({ party, role, act, code: refused.code }).toEqual({
          party,
          role,
          act,
          code: expect.stringMatching(`^(${ILLEGAL}|${ROLE})$`),
        });
        if (refused.code === ILLEGAL) expect(refused.message).toContain(`【${zh}】`);
      }
    }
  }
  expect(await rowOf(object, subject.id)).toBe(before);
}

describe('what the matrix does not grant is refused with the state’s name, and writes nothing', () => {
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
    await refusesTheRest({ object: 'issuance', state }, issued, issuanceActs, { own: 'core', counterparty: 'supplier' });
    const row = await (await server.as('core-op')).call(contract.issuance.get, { id: issuanceId(issued.id) });
    expect(row.acts).toEqual(allowedActs('issuance', state, 'own', 'operator'));
  });

  test.each([...transferMachine.states])('transfer %s', async (state) => {
    await refusesTheRest({ object: 'transfer', state }, sent, transferActs, { own: 'supplier', counterparty: 'tier2' });
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
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'edit', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['awaitingSignature', 'voidApply', 'voidAwaitingReview'],
  ['awaitingSignature', 'remind', 'awaitingSignature'],
  ['awaitingSignature', 'refuse', 'refused'],
  ['awaitingSignatureReview', 'signReturn', 'awaitingSignature'],
  ['voidAwaitingReview', 'remind', 'voidAwaitingReview'],
  ['voidAwaitingReview', 'voidReject', 'awaitingSignature'],
  ['voidAwaitingReview', 'voidApprove', 'voided'],
];

/** An issuance that came to a state by the acts that lead there. */
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
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'delete', 'gone'],
  ['awaitingSignature', 'withdraw', 'withdrawn'],
  ['awaitingSignature', 'remind', 'awaitingSignature'],
  ['awaitingSignature', 'refuse', 'refused'],
  ['awaitingSignatureReview', 'signReturn', 'awaitingSignature'],
];

/** A transfer that came to a state by the acts that lead there. */
async function transferIn(state: TransferState): Promise<Subject> {
  const piece = await people.heldPiece({ amount: 1000, invoice: 11 });
  const [sent] = (await people.transfer([leg(piece, { amount: 1000, invoice: 9 })])).transfers;
  if (!sent) throw new Error('no transfer');
  const { id, version } = sent;
  if (state === 'awaitingReview') return sent;
  if (state === 'returned')
    return (await server.as('supplier-review')).call(contract.transfer.review, { id, version, decision: 'return', reason });
  const offered = await people.passTransfer(id, version);
  return state === 'awaitingSignature' ? offered : { ...offered, ...(await people.sign('transfer', id, offered.version, 'tier2')) };
}

describe('what the matrix grants is done', () => {
  test.each(LEGAL_ISSUANCE)('issuance %s: %s leads to %s', async (from, act, to) => {
    const subject = await issuanceIn(from);
    const counterparty = ['refuse', 'signReturn'].includes(act);
    const party: Party = counterparty ? 'counterparty' : 'own';
    const role =
      ROLES.find((one) => allowedActs('issuance', from, party, one).includes(act)) ?? expect.fail('the matrix does not grant it');
    const client = await server.as(`${counterparty ? 'supplier' : 'core'}-${SUFFIX[role]}`);
    if (act === 'voidApprove') {
      const signature = await signed(client, 'voidReview', subject.id, subject.version);
      await client.call(contract.issuance.review, { id: issuanceId(subject.id), version: subject.version, decision: 'pass', signature });
    } else await issuanceActs[act === 'voidReject' ? 'return' : act]?.(client, subject);
    const core = await server.as('core-op');
    const after = core.call(contract.issuance.get, { id: issuanceId(subject.id) });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test.each(LEGAL_TRANSFER)('transfer %s: %s leads to %s', async (from, act, to) => {
    const subject = await transferIn(from);
    const counterparty = ['refuse', 'signReturn'].includes(act);
    const party: Party = counterparty ? 'counterparty' : 'own';
    const role =
      ROLES.find((one) => allowedActs('transfer', from, party, one).includes(act)) ?? expect.fail('the matrix does not grant it');
    const client = await server.as(`${counterparty ? 'tier2' : 'supplier'}-${SUFFIX[role]}`);
    await transferActs[act]?.(client, subject);
    const after = (await server.as('supplier-op')).call(contract.transfer.get, { id: transferId(subject.id) });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });
});
