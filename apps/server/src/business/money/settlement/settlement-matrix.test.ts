import { contract, type PieceId, type VoucherId } from '@lianxin/api/contract';
import { allowedActs, issuanceMachine, type Act, type IssuanceState, type Party } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { actors, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, type Attempts } from '../../../testing/matrix.ts';
import { pledgers } from '../../../testing/pledging.ts';
import { fund } from '../../../testing/settling.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { settlement, voucher } = contract;

interface Subject {
  readonly voucherId: VoucherId;
  readonly version: number;
  readonly pieceId: PieceId;
}

const ACTS: Attempts<Subject> = {
  pay: (client, { voucherId, version }) => client.call(voucher.settle, { vouchers: [{ voucherId, version }] }),
  explain: (client, { voucherId, version }) => client.call(settlement.explain, { voucherId, version, explanation: '资金归集延迟' }),
  authorisePay: async (client, { voucherId, version }) => {
    const signature = await signed(client, 'settlementAuthorise', voucherId, version);
    return client.call(settlement.review, { voucherId, version, decision: 'authorise', signature });
  },
  retryPay: (client, { voucherId, version }) => client.call(settlement.retry, { voucherId, version }),
  // A completed payment is tested in settlement.test.ts.
  addReceipt: (client, { voucherId, version }) => {
    const { paymentId, fileId } = settlement.addReceipt.example.request;
    return client.call(settlement.addReceipt, { voucherId, version, paymentId, fileId });
  },
  urge: (client, { pieceId }) => client.call(settlement.urge, { pieceId }),
};
const LATE_ACTS: readonly Act[] = ['pay', 'explain', 'authorisePay', 'retryPay', 'urge'];

/** Issuer, holder and pledgee. */
const WHO = { own: 'core', counterparty: 'supplier', funder: 'loan' } as const satisfies Partial<Record<Party, string>>;
const PARTIES = ['own', 'counterparty', 'funder'] as const;
/** Wrong state, wrong role, or not found for parties other than the issuer. */
const REFUSED = /^(10006|10004|10002)$/;

let server: TestServer;
let people: ReturnType<typeof actors>;
let subject: Subject;
/** An unpaid voucher with a pledged piece. */
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  const piece = await people.heldPiece({ amount: 1_000_000 });
  const { pieces } = await pledgers(server).paidOut([piece], { channel: 6 });
  await fund(server, 'E1001', -3_000_000);
  server.clock.moveTo(morningOf(piece.dueOn));
  while ((await server.runDueJobs()) > 0);
  subject = { voucherId: piece.voucherId, version: 0, pieceId: pieces[0]?.pieceId ?? expect.fail('nothing is pledged') };
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async () => JSON.stringify(await sql('select * from settlement where voucher_id = $1', [subject.voucherId]));

type Payment = 'short' | 'prepared' | 'partly';

/** Sets the states for an act and returns the subject as shown. */
async function put(state: IssuanceState, payment: Payment): Promise<Subject> {
  await sql('update issuance set state = $2 where voucher_id = $1', [subject.voucherId, state]);
  const preparedBy = payment === 'prepared' ? `(select user_id from user_account where user_name = 'core-op')` : 'null';
  const [row] = await sql(`update settlement set state = $2, prepared_by = ${preparedBy} where voucher_id = $1 returning version`, [
    subject.voucherId,
    payment,
  ]);
  return { ...subject, version: Number(row?.['version']) };
}

describe('acts outside the matrix on a late payment are refused without changes', () => {
  test.each([...issuanceMachine.states])('issuance %s', async (state) => {
    for (const payment of ['short', 'prepared', 'partly'] as const) {
      const shown = await put(state, payment);
      const before = await rowOf();
      for (const party of PARTIES)
        for (const role of MATRIX_ROLES) {
          const client = await server.as(`${WHO[party]}-${MATRIX_PEOPLE[role]}`);
          const granted = allowedActs('issuance', state, party, role);
          for (const [act, attempt] of Object.entries(ACTS)) {
            if (granted.some((one) => one === act)) continue;
            const { code } = await refusalOf(attempt(client, shown));
            expect({ payment, party, role, act, code }).toMatchObject({ code: expect.stringMatching(REFUSED) });
          }
        }
      expect(await rowOf()).toBe(before);
    }
  });
});

type Legal = readonly [state: IssuanceState, act: Act, payment: Payment, who: string, to: string];
const LEGAL: readonly Legal[] = (['overdue', 'partiallySettled'] as const).flatMap((state): Legal[] => [
  [state, 'explain', 'short', 'core-op', 'short'],
  [state, 'pay', 'short', 'core-op', 'prepared'],
  [state, 'authorisePay', 'prepared', 'core-review', 'reserving'],
  [state, 'urge', 'short', state === 'overdue' ? 'supplier-op' : 'loan-op', 'short'],
  ...(state === 'overdue' ? [] : [[state, 'retryPay', 'partly', 'core-op', 'partly'] as const]),
]);

describe('acts of the matrix succeed', () => {
  test('all acts of the matrix are tested', () => {
    const granted = grantedPairs(issuanceMachine.states, PARTIES, (state, party, role) =>
      allowedActs('issuance', state, party, role).filter((act) => LATE_ACTS.includes(act)),
    );
    expect(LEGAL.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('issuance %s: %s, with a payment %s, by %s leads to %s', async (state, act, payment, who, to) => {
    const shown = await put(state, payment);
    await (ACTS[act] ?? expect.fail(`${act} has no call`))(await server.as(who), shown);
    const [row] = await sql('select state from settlement where voucher_id = $1', [subject.voucherId]);
    expect(row?.['state']).toBe(to);
  });
});
