import { contract } from '@lianxin/api/contract';
import {
  allowedActs,
  APPLICATION_KINDS,
  APPLICATION_MACHINES,
  financingMachine,
  type ApplicationKind,
  type Party,
  pledgeApplicationMachine,
  type Role,
  waitingFor,
} from '@lianxin/domain';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/client.ts';
import { tableOutbox } from '../../../platform/outbox/outbox.ts';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { supplementForm, uploadReceipt } from '../../../testing/supplementing.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { financing, message, pledge } from '../../../schema/index.ts';
import { actOfSystem, type TaskKind, type Worker } from '../../applications/application/index.ts';
import { FINANCING } from '../../lending/financing/index.ts';
import { FINANCING_WORK } from '../../lending/financing/work.ts';
import { tasksOf } from '../../lending/funding/index.ts';
import { PLEDGE } from '../../lending/pledge/index.ts';
import { PLEDGE_WORK } from '../../lending/pledge/work.ts';
import { kinds } from './register.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
  await uploadReceipt(server);
  await (await server.as('supplier-admin')).call(contract.fundRegister.submitSupplement, supplementForm(server));
  // States are set directly, whatever the rest of the row contains.
  await server.database.session((session) =>
    session.query(`do $$
      declare
        rule record;
      begin
        for rule in select conrelid::regclass as relation, conname from pg_constraint
          where contype = 'c' and conrelid::regclass::text in (${APPLICATION_KINDS.map(tableOf)
            .map(({ table }) => `'${table}'`)
            .join(', ')})
        loop
          execute format('alter table %s drop constraint %I', rule.relation, rule.conname);
        end loop;
      end
    $$`),
  );
});
afterAll(() => server.close());

interface Kept {
  readonly table: string;
  readonly parties: Readonly<Partial<Record<Party, string>>>;
  /** Further conditions for a row to wait as the table of states demands. */
  readonly where?: string;
  readonly set?: (state: string) => string;
}

/** Tables of the kinds between several enterprises, with the columns of the parties that work in the portal. */
const TABLES: Readonly<Partial<Record<ApplicationKind, Kept>>> = {
  issuance: { table: 'issuance', parties: { own: 'issuer_no', counterparty: 'recipient_no' }, where: 'recipient_no is not null' },
  transfer: { table: 'transfer', parties: { own: 'sender_no', counterparty: 'recipient_no' } },
  // A lender decides mostly in its own system.
  financing: {
    table: 'financing',
    parties: { own: 'enterprise_no', counterparty: 'issuer_no' },
    set: (state) =>
      state === 'awaitingContract' ? `own_assent = 'open', lender_assent = 'made', issuer_assent = null` : 'further_step = null',
  },
  pledge: {
    table: 'pledge',
    parties: { own: 'enterprise_no', funder: 'lender_no', guarantor: 'guarantor_no' },
    where: 'guarantor_no is not null and guarantee_fee_confirmed_at is null',
    // The table names the usual decider; a lender's reviewer decides after its operator has accepted and searched.
    set: (state) =>
      [
        'guarantee_fee = 0, guarantee_fee_paid_on = null, guarantee_fee_receipt = null, registered_by_no = lender_no',
        `guarantor_accepted_by = ${state === 'awaitingGuarantor' ? 'null' : 'maker_id'}, lender_accepted_by = maker_id`,
        `searched_at = '${server.clock.now().toISOString()}'`,
        'release_asked_by = maker_id, release_asked_at = submitted_at, release_confirmed_by = maker_id',
      ].join(', '),
  },
};

/** Kinds without an entry belong to one enterprise only. */
const tableOf = (kind: ApplicationKind): Kept =>
  TABLES[kind] ?? { table: kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), parties: { own: 'enterprise_no' } };

const ROLES: readonly Role[] = ['operator', 'reviewer', 'administrator'];
const COLUMNS = sql`(kind, id, subject, part, from_no, to_no, number, amount, since, deadline, reason)`;

/** Prepared statements need unique names. */
let asked = 0;

interface FoundTask {
  readonly party: Party;
  readonly role: Role;
  readonly task: TaskKind;
  readonly deadline: string | null;
}

/** The people with a task for an application, by party and role; none of them made it. */
async function tasksAbout(
  db: Db,
  id: string,
  parties: readonly (readonly [Party, string])[],
  tasks: (worker: Worker) => readonly SQL[],
): Promise<FoundTask[]> {
  const found: FoundTask[] = [];
  for (const [party, enterpriseNo] of parties) {
    for (const role of ROLES) {
      const worker = {
        userId: sql.placeholder('userId'),
        enterpriseNo: sql.placeholder('enterpriseNo'),
        now: sql.placeholder('now'),
        role,
      };
      for (const work of tasks(worker)) {
        const rows = await db
          .select({ task: sql<TaskKind>`kind`, deadline: sql<string | null>`deadline::text` })
          .from(sql`(select * from (${work}) work ${COLUMNS} where id = ${id}) work`)
          .prepare(`work_${(asked += 1)}`)
          .execute({ userId: 'nobody', enterpriseNo, now: server.clock.now().toISOString() });
        found.push(...rows.map((row) => ({ party, role, ...row })));
      }
    }
  }
  return found;
}

class Undone extends Error {
  readonly found: readonly FoundTask[];
  constructor(found: readonly FoundTask[]) {
    super('undone');
    this.found = found;
  }
}

/** Tasks of an application in a state, which is rolled back. */
async function workIn(kind: ApplicationKind, state: string, tasks = kinds[kind].tasks) {
  const { table, parties, where, set } = tableOf(kind);
  const names = Object.values(parties);
  let id = '';
  try {
    return await server.database.transaction(async (db) => {
      const query = `select id, ${names.join(', ')} from ${table} where ${where ?? 'true'} order by id limit 1`;
      const [row] = await db.select({ row: sql<Record<string, string>>`to_jsonb(one)` }).from(sql`(${sql.raw(query)}) one`);
      const found = row?.row ?? expect.fail(`the sandbox has no ${kind}`);
      id = found['id'] ?? '';
      const change = set?.(state);
      await db.execute(
        sql`update ${sql.raw(table)} set state = ${state}, removed = false ${sql.raw(change === undefined ? '' : `, ${change}`)} where id = ${id}`,
      );
      const sides = (Object.entries(parties) as [Party, string][]).flatMap(([party, column]) => {
        const no = found[column];
        return no === undefined ? [] : [[party, no] as const];
      });
      throw new Undone(await tasksAbout(db, id, sides, tasks));
    });
  } catch (error) {
    if (error instanceof Undone) return { found: error.found, id };
    throw error;
  }
}

/** The day by which a task has to be done, of the row that it is about. */
const UNTIL = {
  /** The recipient's last day to sign; afterwards the voucher returns by itself, also while a request to take it back waits. */
  toSign: sql`sign_deadline`,
  /** The last day on which it may be signed; on the due date it returns or ends by itself. */
  beforeDue: sql`last_day`,
  /** The day on which the quote expires, if that is before the last day. */
  quote: sql`least((quote_valid_until at time zone 'Asia/Shanghai')::date, last_day)`,
  /** The day from which interest was calculated. */
  valueDay: sql`value_on`,
  /** The day of payment, after which a debt is overdue. */
  payDay: sql`pays_on`,
  /** The day on which the payment that verifies an account is no longer confirmed. */
  expiry: sql`(expires_at at time zone 'Asia/Shanghai')::date`,
} as const;

/** By when each kind of task has to be done, or why there is no such day. */
const DEADLINES: Readonly<Record<TaskKind, keyof typeof UNTIL | { readonly none: string }>> = {
  signFor: 'toSign',
  signForConfirm: 'toSign',
  voidReview: 'toSign',
  withdrawalReview: 'toSign',
  issuanceReview: 'beforeDue',
  transferReview: 'beforeDue',
  financingReview: 'quote',
  pledgeReview: 'quote',
  issuanceReturned: { none: 'its maker may change the due date, and nobody else waits for it' },
  transferReturned: { none: 'the piece is free again, so nothing is lost by waiting' },
  financingReturned: { none: 'it gets a new quote when it is submitted again' },
  pledgeReturned: { none: 'it gets a new quote when it is submitted again' },
  financingFurtherStep: 'beforeDue',
  financingSupplement: 'beforeDue',
  financingContract: 'beforeDue',
  financingContractConfirm: 'beforeDue',
  financingConsent: 'beforeDue',
  financingConsentConfirm: 'beforeDue',
  pledgeSupplement: 'beforeDue',
  lendingAccept: 'beforeDue',
  lendingSearch: 'beforeDue',
  lendingApprove: 'beforeDue',
  lendingSign: 'beforeDue',
  lendingRegister: 'beforeDue',
  lendingDisburse: 'valueDay',
  financingClaimed: 'payDay',
  financingRepaymentReview: 'payDay',
  pledgeDue: 'payDay',
  pledgeOverdue: 'payDay',
  pledgeRepaymentReview: 'payDay',
  lendingRepayment: 'payDay',
  settlementPay: 'payDay',
  settlementAuthorise: 'payDay',
  pledgeRelease: { none: 'no rule names a day for the release of a loan that is paid off' },
  pledgeReleaseConfirm: { none: 'no rule names a day for the release of a loan that is paid off' },
  lendingRelease: { none: 'no rule names a day for the release of a loan that is paid off' },
  pledgeFee: { none: 'the guarantee names no day for its fee, which is owed until it is paid' },
  pledgeFeeRefund: { none: 'the money has been sent: the bank decides on which day it arrives' },
  lendingFeeConfirm: { none: 'the money has been sent: the bank decides on which day it arrives' },
  lendingFeeRefund: { none: 'the guarantee names no day for refunding its fee' },
  creditReview: { none: 'a request for credit names no day and does not lapse' },
  creditReturned: { none: 'a request for credit names no day and does not lapse' },
  fundSupplementReview: { none: 'it enters what has happened already' },
  fundSupplementReturned: { none: 'it enters what has happened already' },
  accountCheck: 'expiry',
  fee: { none: 'fee items have no due day; a mandatory one bars the enterprise until it is paid' },
  assignmentNotice: { none: 'a notice, which takes effect when it arrives and asks for nothing' },
};

/** The applications of a kind with the last day of each. */
const LAST_DAYS: Readonly<Partial<Record<ApplicationKind, string>>> = {
  issuance: 'select a.*, a.due_on - 1 as last_day from issuance a',
  transfer: 'select a.*, p.due_on - 1 as last_day from transfer a join piece p on p.id = coalesce(a.child_piece_id, a.source_piece_id)',
  financing: 'select a.*, a.due_on - 1 as last_day from financing a',
  pledge: 'select a.*, a.repay_on - 1 as last_day from pledge a',
};

/** The day that the table of deadlines gives to a task about an application. */
async function dayOf(task: TaskKind, kind: ApplicationKind, id: string): Promise<string | null> {
  const [until, applications] = [DEADLINES[task], LAST_DAYS[kind]];
  if (typeof until !== 'string') return null;
  const [row] = await server.database.db
    .select({ day: sql<string>`(${UNTIL[until]})::text` })
    .from(sql`(${sql.raw(applications ?? expect.fail(`no last day of ${kind}`))}) a`)
    .where(sql`id = ${id}`);
  return row?.day ?? expect.fail(`${task} of ${id} has no day`);
}

async function expectDeadlines(found: readonly FoundTask[], kind: ApplicationKind, id: string): Promise<void> {
  for (const { task, deadline } of found) expect([task, deadline]).toEqual([task, await dayOf(task, kind, id)]);
}

interface Life<State extends string, Event extends string> {
  readonly states: readonly State[];
  readonly eventsOf: (state: State) => readonly Event[];
}

/** The states that end when nobody acts in time. */
const endingIn = <State extends string, Event extends string>({ states, eventsOf }: Life<State, Event>): readonly string[] =>
  states.filter((state) => eventsOf(state).some((event) => event === 'lapse' || event === 'expire'));

const ENDING: Readonly<Record<ApplicationKind, readonly string[]>> = {
  issuance: endingIn(APPLICATION_MACHINES.issuance),
  transfer: endingIn(APPLICATION_MACHINES.transfer),
  creditApplication: endingIn(APPLICATION_MACHINES.creditApplication),
  financing: endingIn(APPLICATION_MACHINES.financing),
  pledge: endingIn(APPLICATION_MACHINES.pledge),
  fundSupplement: endingIn(APPLICATION_MACHINES.fundSupplement),
};

describe.each(APPLICATION_KINDS)('%s', (kind) => {
  const { states } = APPLICATION_MACHINES[kind];
  test.each(states.filter((state) => state !== 'draft'))('%s is a task of exactly the party it waits for', async (state) => {
    const waits = waitingFor(state, kind);
    const { found, id } = await workIn(kind, state);
    const works = waits !== undefined && tableOf(kind).parties[waits.party] !== undefined;
    expect(found.map(({ party, role }) => ({ party, role }))).toEqual(works ? [waits] : []);
    await expectDeadlines(found, kind, id);
    if (ENDING[kind].includes(state)) expect(found.map(({ deadline }) => deadline)).not.toContain(null);
  });
});

test('a financing with a further step of its lender is a task of its operator only', async () => {
  const { found } = await server.database
    .transaction(async (db) => {
      const [row] = await db
        .select({ id: sql<string>`id`, own: sql<string>`enterprise_no`, issuer: sql<string>`issuer_no` })
        .from(sql`financing`)
        .limit(1);
      const { id, own, issuer } = row ?? expect.fail('the sandbox has no financing');
      await db.execute(
        sql`update financing set state = 'awaitingAcceptance', asks_further_step = true, further_step = null where id = ${id}`,
      );
      throw new Undone(
        await tasksAbout(
          db,
          id,
          [
            ['own', own],
            ['counterparty', issuer],
          ],
          kinds.financing.tasks,
        ),
      );
    })
    .catch((error: unknown) => (error instanceof Undone ? error : Promise.reject(error)));
  expect(found).toMatchObject([{ party: 'own', role: 'operator', task: 'financingFurtherStep' }]);
});

/** All work of a kind about one application at once, whatever its state. */
const ALL_WORK = {
  financing: tasksOf(
    'financing',
    financing,
    FINANCING_WORK.map((work) => ({ ...work, which: () => sql`true` })),
    { own: [financing.enterpriseNo, 'own'], counterparty: [financing.issuerNo, 'debtor'], funder: [financing.lenderNo, 'counterparty'] },
  ),
  pledge: tasksOf(
    'pledge',
    pledge,
    PLEDGE_WORK.map((work) => ({ ...work, which: () => sql`true` })),
    { own: [pledge.enterpriseNo, 'own'], funder: [pledge.lenderNo, 'counterparty'], guarantor: [pledge.guarantorNo, 'counterparty'] },
  ),
};
const WORK = { financing: FINANCING_WORK, pledge: PLEDGE_WORK };

test.each(['financing', 'pledge'] as const)('every task of a %s has its deadline, or a reason to have none', async (kind) => {
  const { found, id } = await workIn(kind, 'awaitingReview', ALL_WORK[kind]);
  expect(new Set(found.map(({ task }) => task))).toEqual(new Set(WORK[kind].flatMap(({ task }) => task ?? [])));
  await expectDeadlines(found, kind, id);
});

/** Steps that require an act by a person other than the one who took the step, who must be told. */
const steps = <State extends string, Event extends string>(machine: {
  readonly states: readonly State[];
  readonly eventsOf: (state: State) => readonly Event[];
  readonly next: (state: State, event: Event) => State | undefined;
}) =>
  machine.states.flatMap((from) =>
    machine.eventsOf(from).flatMap((event) => {
      const to = machine.next(from, event);
      return to === undefined || to === from || from === 'draft' ? [] : [[from, event, to] as const];
    }),
  );

/** Enterprises that get a message about a step. */
async function toldOf(id: string, tell: (act: ReturnType<typeof actOfSystem>) => Promise<void>): Promise<Set<string>> {
  const { db } = server.database;
  const { clock, ids, random } = server.services;
  const messages = () => db.select({ messageId: message.id, no: message.enterpriseNo }).from(message).where(eq(message.subjectId, id));
  const before = new Set((await messages()).map(({ messageId }) => messageId));
  await server.database.transaction((inside) =>
    tell(actOfSystem({ db: inside, clock, ids, random, outbox: tableOutbox(inside, ids, clock) })),
  );
  const rows = (await messages()).filter(({ messageId }) => !before.has(messageId));
  return new Set(rows.map(({ no }) => no));
}

const tookIt = (
  kind: 'financing' | 'pledge',
  from: string,
  event: string,
  { party, role }: { readonly party: Party; readonly role: Role },
) =>
  APPLICATION_MACHINES[kind].states.some((state) => state === from && allowedActs(kind, state, party, role).some((act) => act === event));

test.each(steps(financingMachine))('a financing %s: after %s the people that %s waits for are told', async (from, event, to) => {
  const waits = waitingFor(to, 'financing');
  // Lenders are informed through their own systems.
  if (waits === undefined || waits.party === 'funder' || tookIt('financing', from, event, waits)) return;
  const [row] = await server.database.db.select().from(financing).limit(1);
  if (!row) throw new Error('the sandbox has no financing');
  const after = { ...row, state: to, ownAssent: 'open', lenderAssent: 'made' } as const;
  const told = await toldOf(row.id, (act) => FINANCING.notify(act, after, event));
  expect([...told]).toContain(waits.party === 'own' ? row.enterpriseNo : row.issuerNo);
});

test.each(steps(pledgeApplicationMachine))('a pledge %s: after %s the people that %s waits for are told', async (from, event, to) => {
  const [found] = await server.database.db
    .select()
    .from(pledge)
    .where(sql`guarantor_no is not null`)
    .limit(1);
  if (!found) throw new Error('the sandbox has no guaranteed pledge');
  const direct = event === 'passDirect';
  const row = {
    ...found,
    state: to,
    guarantorNo: direct ? null : found.guarantorNo,
    passedAt: found.submittedAt,
    handedToLenderAt: found.submittedAt,
    searchedAt: server.clock.now(),
    releaseAskedBy: null,
    registeredByNo: found.lenderNo,
  };
  const waits = PLEDGE.actRules.waitsFor(row, server.clock.now())?.[0] ?? waitingFor(to, 'pledge');
  if (waits === undefined || tookIt('pledge', from, event, waits)) return;
  const told = await toldOf(row.id, (act) => PLEDGE.notify(act, row, direct ? 'pass' : event));
  expect([...told]).toContain(
    { own: row.enterpriseNo, funder: row.lenderNo, guarantor: row.guarantorNo, counterparty: row.issuerNo }[waits.party],
  );
});
