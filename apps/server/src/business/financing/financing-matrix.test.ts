import { contract, type FinancingId } from '@lianxin/api/contract';
import {
  addDays,
  allowedActs,
  financingMachine,
  STATE_LABELS,
  type Act,
  type FinancingState,
  type Party,
  type Role,
} from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../ledger/verify.ts';
import { yuan } from '../../sandbox/seed/trade.ts';
import { actors, refusalOf, signed, type PieceView } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { financiers, financingForm, financingWorld } from '../../testing/financing.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { financing } = contract;
const SUFFIX = { operator: 'op', reviewer: 'review' } as const satisfies Partial<Record<Role, string>>;
const ROLES = ['operator', 'reviewer'] as const;
const WHO = { own: 'supplier', counterparty: 'core', funder: 'bank' } as const satisfies Partial<Record<Party, string>>;
const ILLEGAL = '10006';
const ROLE = '10004';
const reason = '试一试';
const { repaymentId } = financing.reviewRepayment.example.request;

interface Subject {
  readonly id: FinancingId;
  readonly version: number;
}
type Try = (client: TestClient, subject: Subject) => Promise<unknown>;

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
let spare: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  money = financiers(server);
  spare = await people.heldPiece({ amount: 60_000, invoice: 8 });
});
afterAll(() => server.close());

/** What the holder's people do, and the lender's with what is paid back; the acts of the contract are tried beside what they do. */
const ACTS: Readonly<Partial<Record<Act, Try>>> = {
  submit: async (client, { id, version }) =>
    client.call(financing.apply, { ...(await financingForm(server, [spare])), resubmits: { id, version } }),
  delete: (client, subject) => client.call(financing.remove, subject),
  withdraw: (client, subject) => client.call(financing.withdraw, subject),
  remind: (client, { id }) => client.call(financing.remind, { id }),
  pass: (client, subject) => client.call(financing.review, { ...subject, decision: 'pass' }),
  return: (client, subject) => client.call(financing.review, { ...subject, decision: 'return', reason }),
  repay: (client, subject) =>
    client.call(financing.repay, { ...subject, paidOn: server.clock.today(), receiptNumber: 'HK1', amount: yuan(1) }),
  repayAuthorise: (client, subject) => client.call(financing.reviewRepayment, { ...subject, repaymentId, decision: 'authorise' }),
  repayReturn: (client, subject) => client.call(financing.reviewRepayment, { ...subject, repaymentId, decision: 'return', reason }),
  repayConfirm: (client, subject) => client.call(financing.confirmRepayment, { ...subject, repaymentId, decision: 'confirm' }),
  repayDeny: (client, subject) => client.call(financing.confirmRepayment, { ...subject, repaymentId, decision: 'deny', reason }),
  markOverdue: (client, subject) => client.call(financing.markOverdue, subject),
  claim: (client, subject) => client.call(financing.claim, subject),
};

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async ({ id }: Subject) => JSON.stringify(await sql('select * from financing where id = $1', [id]));

/** Acts that are not due: those of a contract to which nobody has agreed but the lender's operator, a step that this lender does not ask for, and those on a repayment that nobody made. */
const NOT_DUE: readonly Act[] = [
  'contractConfirm',
  'contractReturn',
  'consentConfirm',
  'consentReturn',
  'furtherStep',
  'repayAuthorise',
  'repayReturn',
  'repayConfirm',
  'repayDeny',
];

describe('what the matrix does not grant is refused with the state’s name, and writes nothing', () => {
  let subject: Subject;
  beforeAll(async () => {
    const { id, version } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
    const passed = await money.pass(id, version);
    subject = { id, version: passed.version };
    await sql(
      `update financing set own_assent = 'open', issuer_assent = 'open', lender_assent = 'made', registration_waived_because = '试' where id = $1`,
      [id],
    );
  });

  test.each([...financingMachine.states])('financing %s', async (state) => {
    const paid = ['disbursed', 'overdue', 'settled'].includes(state);
    await sql(
      `update financing set state = $2, disbursed_on = ${paid ? 'current_date' : 'null'}, principal_left = ${paid ? 'amount' : 'null'},
        interest_since = ${paid ? 'pays_on' : 'null'}, quote_question = replace(quote_question, '"recourse":false', '"recourse":true'), pays_on = $3 where id = $1`,
      [subject.id, state, addDays(server.clock.today(), -1)],
    );
    const before = await rowOf(subject);
    for (const party of ['own', 'counterparty', 'funder'] as const) {
      for (const role of ROLES) {
        const client = await server.as(`${WHO[party]}-${SUFFIX[role]}`);
        const granted = allowedActs('financing', state, party, role);
        const shown = (await client.call(financing.list, { page: 1, pageSize: 20, part: party })).list[0];
        expect({ party, role, acts: shown?.acts }).toEqual({ party, role, acts: granted.filter((act) => !NOT_DUE.includes(act)) });
        for (const [act, attempt] of Object.entries(ACTS)) {
          if (granted.some((one) => one === act)) continue;
          const refused = await refusalOf(attempt(client, subject));
          expect({ party, role, act, code: refused.code }).toEqual({
            party,
            role,
            act,
            code: expect.stringMatching(`^(${ILLEGAL}|${ROLE})$`),
          });
          if (refused.code === ILLEGAL) expect(refused.message).toContain(`【${STATE_LABELS.financing[state].zh}】`);
        }
      }
    }
    expect(await rowOf(subject)).toBe(before);
  });
});

const LEGAL: readonly (readonly [FinancingState, Act, FinancingState | 'gone'])[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingAcceptance'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['awaitingAcceptance', 'withdraw', 'withdrawn'],
  ['awaitingAcceptance', 'remind', 'awaitingAcceptance'],
];

/** A financing that came to a state by the acts that lead there. */
async function financingIn(state: FinancingState): Promise<Subject> {
  const { id, version } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 9 })]);
  if (state === 'returned') return { id, version: (await money.return(id, version)).version };
  if (state === 'awaitingAcceptance') return { id, version: (await money.pass(id, version)).version };
  return { id, version };
}

describe('what the matrix grants the holder’s people before the lender has accepted is done', () => {
  test.each(LEGAL)('financing %s: %s leads to %s', async (from, act, to) => {
    const subject = await financingIn(from);
    const role =
      ROLES.find((one) => allowedActs('financing', from, 'own', one).includes(act)) ?? expect.fail('the matrix does not grant it');
    const client = await server.as(`supplier-${SUFFIX[role]}`);
    if (act === 'pass') {
      const signature = await signed(client, 'financingReview', subject.id, subject.version);
      await client.call(financing.review, { ...subject, decision: 'pass', signature });
    } else await ACTS[act]?.(client, subject);
    const after = money.get(subject.id);
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect((await ledgerViolations(server.database.db)).filter((one) => one.includes(subject.id))).toEqual([]);
  });
});
