import { contract } from '@lianxin/api/contract';
import { addDays, allowedActs, pieceMachine, type Act, type Party, type PieceState, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { accountId } from '../../../sandbox/seed/trade.ts';
import { actors, leg, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financingForm } from '../../../testing/financing.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest, type Attempts } from '../../../testing/matrix.ts';
import { pledgeForm } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Applications for a piece, filled in while it was free. */
interface Subject {
  readonly piece: PieceView;
  readonly financing: Awaited<ReturnType<typeof financingForm>>;
  readonly pledge: Awaited<ReturnType<typeof pledgeForm>>;
}

const ACTS: Attempts<Subject> = {
  transfer: (client, { piece }) => client.call(contract.transfer.apply, { legs: [leg(piece, { amount: 10_000, invoice: 8 })] }),
  finance: (client, { financing }) => client.call(contract.financing.apply, financing),
  pledge: (client, { pledge }) => client.call(contract.pledge.apply, pledge),
  confirmAccount: (client, { piece }) =>
    client.call(contract.settlement.confirmAccount, { pieceId: piece.id, accountId: accountId('E1002') }),
};
/** Acts on the application that holds a piece (see the matrices of transfers and financings), and read-only acts. */
const ELSEWHERE: readonly Act[] = [
  'withdraw',
  'withdrawApply',
  'pass',
  'return',
  'withdrawApprove',
  'withdrawReject',
  'sign',
  'refuse',
  'signConfirm',
  'signReturn',
  'print',
  'evidence',
  'export',
];

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

async function held(): Promise<Subject> {
  const piece = await people.heldPiece({ amount: 60_000, invoice: 9 });
  return { piece, financing: await financingForm(server, [piece]), pledge: await pledgeForm(server, [piece]) };
}

/** Sets a state directly; the ledger would refuse it. */
async function put({ piece }: Subject, state: PieceState): Promise<void> {
  await sql('alter table piece disable trigger piece_guard');
  await sql('update piece set state = $1 where id = $2', [state, piece.id]);
  await sql('alter table piece enable trigger piece_guard');
}

describe('acts outside the matrix are refused with the state, without changes', () => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await held();
  });
  afterAll(() => put(subject, 'holding'));

  test.each([...pieceMachine.states])('a piece %s', async (state) => {
    await put(subject, state);
    const rows = async () => JSON.stringify(await sql('select * from piece where id = $1', [subject.piece.id]));
    const before = await rows();
    const granted = (party: Party, role: Role) => allowedActs('piece', state, party, role);
    for (const role of MATRIX_ROLES) {
      const shown = await people.call(`supplier-${MATRIX_PEOPLE[role]}`, contract.voucher.get, { id: subject.piece.id });
      for (const act of ['transfer', 'finance', 'pledge'] as const)
        expect([state, role, act, shown.acts.includes(act)]).toEqual([state, role, act, granted('own', role).includes(act)]);
    }
    await refusesTheRest({ server, object: 'piece', state, who: { own: 'supplier' }, subject, attempts: ACTS, granted });
    expect(await rows()).toBe(before);
  });

  test('cannot be acted on by its issuer or strangers', async () => {
    const own = await held();
    for (const who of ['core-op', 'tier2-op'])
      for (const attempt of Object.values(ACTS))
        expect((await refusalOf(attempt(await server.as(who), own))).code).toMatch(/^(10001|10002)$/);
  });
});

const LEGAL: readonly (readonly [PieceState, Act])[] = [
  ['holding', 'transfer'],
  ['holding', 'finance'],
  ['holding', 'pledge'],
  ['holding', 'confirmAccount'],
];

describe('acts of the matrix succeed', () => {
  test('all acts of the matrix are tested', () => {
    const granted = grantedPairs(pieceMachine.states, ['own', 'counterparty'], (state, party, role) =>
      allowedActs('piece', state, party, role).filter((act) => !ELSEWHERE.includes(act)),
    );
    expect(LEGAL.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('a piece %s: %s', async (_state, act) => {
    const subject = await held();
    // Only asked in the last days.
    if (act === 'confirmAccount') server.clock.moveTo(morningOf(addDays(subject.piece.dueOn, -1)));
    await (ACTS[act] ?? expect.fail(`${act} has no call`))(await server.as('supplier-op'), subject);
    const after = await people.call('supplier-op', contract.voucher.get, { id: subject.piece.id });
    expect(after.acts).not.toContain(act);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });
});
