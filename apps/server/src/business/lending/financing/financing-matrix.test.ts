import { contract, type FinancingId, type SignedAct } from '@lianxin/api/contract';
import { addDays, allowedActs, financingMachine, type Act, type FinancingState, type Party, type Role } from '@lianxin/domain';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingForm, financingWorld } from '../../../testing/financing.ts';
import { grantedPairs, MATRIX_PEOPLE, refusesTheRest, type Attempts } from '../../../testing/matrix.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { actAtOnce, pairsIn } from '../../../testing/two-at-once.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { financing } = contract;
/** Nobody administers the bank here. */
const ROLES = ['operator', 'reviewer'] as const;
const WHO = { own: 'supplier', counterparty: 'core', funder: 'bank' } as const satisfies Partial<Record<Party, string>>;
const reason = '试一试';
const { repaymentId } = financing.reviewRepayment.example.request;

interface Subject {
  readonly id: FinancingId;
  readonly version: number;
}

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
/** An application of a piece of its own. */
let form: Awaited<ReturnType<typeof financingForm>>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  money = financiers(server);
  // The same bank on a channel that asks for a further step.
  await sql(`insert into lender select (jsonb_populate_record(lender, '{"channel": 4}')).* from lender where channel = 1`);
  await sql(
    `insert into lending_limit select (jsonb_populate_record(lending_limit, '{"channel": 4}')).* from lending_limit where channel = 1`,
  );
  form = await financingForm(server, [await people.heldPiece({ amount: 60_000, invoice: 8 })]);
});
afterAll(() => server.close());

/** What people do by a call; the rest is a lender's word, and no call of anybody. */
const ACTS: Attempts<Subject> = {
  submit: (client, { id, version }) => client.call(financing.apply, { ...form, resubmits: { id, version } }),
  delete: (client, subject) => client.call(financing.remove, subject),
  withdraw: (client, subject) => client.call(financing.withdraw, subject),
  remind: (client, { id }) => client.call(financing.remind, { id }),
  pass: (client, subject) => client.call(financing.review, { ...subject, decision: 'pass' }),
  return: (client, subject) => client.call(financing.review, { ...subject, decision: 'return', reason }),
  copyToLender: (client, { id }) => client.call(financing.apply, { ...form, copyOf: id }),
  furtherStep: (client, subject) => client.call(financing.executeBcm, { ...subject, customerNumber: '301201104712' }),
  supplement: (client, subject) => client.call(financing.supplement, { ...subject, answer: reason, attachments: [] }),
  signContract: (client, subject) => client.call(financing.signContract, { ...subject, agreed: true }),
  contractConfirm: (client, subject) => client.call(financing.reviewContract, { ...subject, decision: 'pass' }),
  contractReturn: (client, subject) => client.call(financing.reviewContract, { ...subject, decision: 'return', reason }),
  consent: (client, subject) => client.call(financing.consent, { ...subject, decision: 'consent' }),
  consentRefuse: (client, subject) => client.call(financing.consent, { ...subject, decision: 'refuse', reason }),
  consentConfirm: (client, subject) => client.call(financing.reviewConsent, { ...subject, decision: 'pass' }),
  consentReturn: (client, subject) => client.call(financing.reviewConsent, { ...subject, decision: 'return', reason }),
  disburse: (client, subject) => client.call(financing.disburse, { ...subject, paidOn: server.clock.today(), receiptNumber: 'FK1' }),
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
        const client = await server.as(`${WHO[party]}-${MATRIX_PEOPLE[role]}`);
        const granted = allowedActs('financing', state, party, role);
        const shown = (await client.call(financing.list, { page: 1, pageSize: 20, part: party })).list[0];
        expect({ party, role, acts: shown?.acts }).toEqual({ party, role, acts: granted.filter((act) => !NOT_DUE.includes(act)) });
      }
    }
    const granted = (party: Party, role: Role) => allowedActs('financing', state, party, role);
    await refusesTheRest({ server, object: 'financing', state, who: WHO, roles: ROLES, subject, attempts: ACTS, granted });
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
  ['withdrawn', 'copyToLender', 'withdrawn'],
  ['declined', 'copyToLender', 'declined'],
  ['awaitingAcceptance', 'withdraw', 'withdrawn'],
  ['awaitingAcceptance', 'remind', 'awaitingAcceptance'],
  ['awaitingAcceptance', 'furtherStep', 'awaitingAcceptance'],
  ['underApproval', 'remind', 'underApproval'],
  ['supplementing', 'supplement', 'underApproval'],
  ['awaitingContract', 'withdraw', 'withdrawn'],
  ['awaitingContract', 'remind', 'awaitingContract'],
  ['awaitingContract', 'signContract', 'awaitingContract'],
  ['awaitingContract', 'contractConfirm', 'awaitingContract'],
  ['awaitingContract', 'contractReturn', 'awaitingContract'],
  ['awaitingContract', 'consent', 'awaitingContract'],
  ['awaitingContract', 'consentConfirm', 'awaitingContract'],
  ['awaitingContract', 'consentReturn', 'awaitingContract'],
  ['awaitingContract', 'consentRefuse', 'returned'],
  ['awaitingDisbursement', 'remind', 'awaitingDisbursement'],
  ['awaitingDisbursement', 'disburse', 'disbursed'],
  ['disbursementFailed', 'withdraw', 'withdrawn'],
  ['disbursementFailed', 'remind', 'disbursementFailed'],
  ...(['disbursed', 'overdue'] as const).flatMap((state) => [
    [state, 'repay', state] as const,
    [state, 'repayAuthorise', state] as const,
    [state, 'repayReturn', state] as const,
    [state, 'repayDeny', state] as const,
    [state, 'repayConfirm', 'settled'] as const,
  ]),
  ['disbursed', 'markOverdue', 'overdue'],
  ['overdue', 'claim', 'overdue'],
];

/** What only shows something, and `edit`, which opens the form that `submit` sends. */
const READING: readonly Act[] = ['receipt', 'print', 'evidence', 'edit'];
/** What a lender of a financing says by its system, and nobody does by a call (lending/lending.test.ts). */
const WORDS: readonly Act[] = ['accept', 'askMore', 'approve', 'decline', 'countersign', 'register', 'fail', 'retry'];

const SIGNED: Readonly<Partial<Record<Act, z.output<typeof SignedAct>>>> = {
  pass: 'financingReview',
  signContract: 'financingContract',
  contractConfirm: 'financingContractConfirm',
  consentConfirm: 'financingConsent',
};

const userIdOf = (who: string) => `(select user_id from user_account where user_name = '${who}')`;
/** How far a contract is when an act on it is due. */
const CONTRACT: Readonly<Partial<Record<Act, string>>> = {
  contractConfirm: `own_assent = 'made', contract_maker_id = ${userIdOf('supplier-op')}`,
  contractReturn: `own_assent = 'made', contract_maker_id = ${userIdOf('supplier-op')}`,
  consentConfirm: `issuer_assent = 'made', consent_maker_id = ${userIdOf('core-op')}`,
  consentReturn: `issuer_assent = 'made', consent_maker_id = ${userIdOf('core-op')}`,
};
/** What was done of a repayment before an act on it. */
const BEFORE: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  repayAuthorise: ['repay'],
  repayReturn: ['repay'],
  repayDeny: ['repay', 'repayAuthorise'],
  repayConfirm: ['repay', 'repayAuthorise'],
};

const columns = ({ id }: Pick<Subject, 'id'>, change: string) => sql(`update financing set ${change} where id = $1`, [id]);

const PARTIES = ['own', 'counterparty', 'funder'] as const;

/** What the matrix grants, ready to be done by whoever it grants it to. */
async function prepared(subject: Subject, state: FinancingState, act: Act): Promise<() => Promise<unknown>> {
  const [who] = PARTIES.flatMap((party) =>
    ROLES.flatMap((role) => (allowedActs('financing', state, party, role).includes(act) ? [`${WHO[party]}-${MATRIX_PEOPLE[role]}`] : [])),
  );
  const client = await server.as(who ?? expect.fail('the matrix does not grant it'));
  const { id, version } = subject;
  const signs = SIGNED[act];
  const signature = signs && (await signed(client, signs, id, version));
  const { owed, repayments } = await money.get(id);
  const repaymentId = repayments.at(-1)?.id ?? financing.reviewRepayment.example.request.repaymentId;
  const today = server.clock.today();
  switch (act) {
    case 'pass':
      return () => client.call(financing.review, { ...subject, decision: 'pass', signature });
    case 'signContract':
      return () => client.call(financing.signContract, { ...subject, agreed: true, signature });
    case 'contractConfirm':
      return () => client.call(financing.reviewContract, { ...subject, decision: 'pass', signature });
    case 'consentConfirm':
      return () => client.call(financing.reviewConsent, { ...subject, decision: 'pass', signature });
    case 'repay':
      return () => client.call(financing.repay, { ...subject, paidOn: today, receiptNumber: `HK${id}`, amount: owed?.total ?? yuan(1) });
    case 'repayAuthorise':
    case 'repayReturn':
      return () =>
        client.call(financing.reviewRepayment, {
          ...subject,
          repaymentId,
          ...(act === 'repayAuthorise' ? { decision: 'authorise' as const } : { decision: 'return' as const, reason }),
        });
    case 'repayConfirm':
    case 'repayDeny':
      return () =>
        client.call(financing.confirmRepayment, {
          ...subject,
          repaymentId,
          ...(act === 'repayConfirm' ? { decision: 'confirm' as const } : { decision: 'deny' as const, reason }),
        });
    default: {
      const attempt = ACTS[act] ?? expect.fail(`${act} has no call`);
      return () => attempt(client, subject);
    }
  }
}

const done = async (subject: Subject, state: FinancingState, act: Act): Promise<void> => {
  await (
    await prepared(subject, state, act)
  )();
};

describe('what the matrix grants is done', () => {
  let id: FinancingId;
  let returnTo: ReachState<void>;
  beforeAll(async () => {
    for (const who of Object.values(WHO)) for (const role of ROLES) await server.as(`${who}-${MATRIX_PEOPLE[role]}`);
    returnTo = await cachedStates(server);
    await applied();
  });

  const applied = () =>
    returnTo('applied for', async () => {
      ({ id } = await money.apply([await people.heldPiece({ amount: 20_000, invoice: 9 })]));
    });
  const version = async () => (await money.get(id)).version;
  const passed = () =>
    returnTo('passed', async () => {
      await applied();
      await money.pass(id, await version());
      await columns({ id }, `own_assent = 'open', lender_assent = 'open', issuer_assent = 'open', registration_waived_because = '试'`);
    });
  const paidOut = (state: FinancingState) =>
    returnTo(state, async () => {
      await passed();
      await columns({ id }, `state = 'awaitingDisbursement'`);
      const payment = { paidOn: server.clock.today(), receiptNumber: `FK${id}` };
      await people.call('bank-op', financing.disburse, { id, version: await version(), ...payment });
      const yesterday = addDays(server.clock.today(), -1);
      await columns(
        { id },
        `state = '${state}', pays_on = '${yesterday}', interest_since = '${yesterday}',
          quote_question = replace(quote_question, '"recourse":false', '"recourse":true')`,
      );
    });
  const withRepayment = (state: FinancingState, acts: readonly Act[]): Promise<void> => {
    const last = acts.at(-1);
    if (last === undefined) return paidOut(state);
    return returnTo([state, ...acts].join(', '), async () => {
      await withRepayment(state, acts.slice(0, -1));
      await done({ id, version: await version() }, state, last);
    });
  };

  /** Has a financing stand where an act on it is due. */
  async function stand(state: FinancingState, act: Act): Promise<void> {
    if (state === 'disbursed' || state === 'overdue') return withRepayment(state, BEFORE[act] ?? []);
    if (state === 'awaitingReview' || state === 'returned' || state === 'withdrawn' || state === 'declined') {
      await applied();
      if (state === 'returned') await money.return(id, await version());
      if (state === 'withdrawn' || state === 'declined') {
        await people.call('supplier-op', financing.withdraw, { id, version: await version() });
        await columns({ id }, `state = '${state}'`);
      }
      return;
    }
    await passed();
    if (act === 'furtherStep') await columns({ id }, 'channel = 4, asks_further_step = true');
    await columns({ id }, `state = '${state}'${CONTRACT[act] === undefined ? '' : `, ${CONTRACT[act]}`}`);
  }

  test('nothing that it grants is left out here', () => {
    const granted = grantedPairs(financingMachine.states, PARTIES, (state, party, role) =>
      // A draft is no application yet: it is kept and thrown away by calls of its own.
      state === 'draft' ? [] : allowedActs('financing', state, party, role).filter((act) => ![...READING, ...WORDS].includes(act)),
    );
    expect(LEGAL.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('financing %s: %s leads to %s', async (from, act, to) => {
    await stand(from, act);
    await done({ id, version: await version() }, from, act);
    const after = money.get(id);
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect((await ledgerViolations(server.database.db)).filter((one) => one.includes(id))).toEqual([]);
  });

  /** What has to stand before an act on it is due. */
  const standing = (act: Act): string => [CONTRACT[act], ...(BEFORE[act] ?? []), act === 'furtherStep' && act].join();
  /** What is overdue takes the acts of what is paid out. Of two acts that need other preparation only one is due. */
  const PAIRS = pairsIn(LEGAL.filter(([state]) => state !== 'overdue')).filter(
    ([, [, one], [, other]]) => standing(one) === standing(other),
  );
  test.each(PAIRS.map(([state, one, other]) => [state, one[1], other[1], one, other] as const))(
    'of two who act at once on a financing %s, %s and %s, nobody’s act is lost without a word',
    async (state, act, otherAct, [, , to], [, , otherTo]) => {
      await stand(state, act);
      const subject = { id, version: await version() };
      const both = [await prepared(subject, state, act), await prepared(subject, state, otherAct)] as const;
      await actAtOnce(both, to !== state && otherTo !== state);
      expect((await ledgerViolations(server.database.db)).filter((one) => one.includes(id))).toEqual([]);
    },
  );
});
