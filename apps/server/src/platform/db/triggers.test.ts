import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { withRollback } from '../../testing/on-ledger.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Db } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

type Values = Readonly<Record<string, unknown>>;

/** What a trigger does that would not be without it. */
interface Case {
  /** Rows that the sandbox does not have, by table; columns that may not be null and are not named get any value. */
  readonly given?: Readonly<Record<string, Values>>;
  /** Statements, each of which the trigger refuses with this message. */
  readonly refuses?: readonly [message: RegExp, ...statements: readonly string[]];
  /** A statement after which a query answers something else than without the trigger. */
  readonly changes?: { readonly by: string; readonly seenIn: string };
}

const AT = '2026-11-20T09:00:00+08:00';
const kept = (table: string) => new RegExp(`^${table} is only ever added to`);

const appendOnly = (table: string, column: string, given?: Case['given']): Case => ({
  ...(given && { given }),
  refuses: [kept(table), `update ${table} set ${column} = ${column}`, `delete from ${table}`],
});
const notTruncated = (table: string): Case => ({ refuses: [kept(table), `truncate ${table} cascade`] });
const notDeleted = (table: string, given?: Case['given']): Case => ({
  ...(given && { given }),
  refuses: [kept(table), `delete from ${table}`],
});

/** Inserts a copy of a row with other values. */
const copy = (table: string, values: Values, where = 'true') =>
  `insert into ${table} overriding system value select made.*
   from (select to_jsonb(${table}) || '${JSON.stringify(values)}' as row from ${table} where ${where} limit 1) one,
     jsonb_populate_record(null::${table}, one.row) made`;

const HELD = "(select id from piece where state = 'holding' and live and pledge_state = 'none' order by id limit 1)";
const TALLIED =
  'select kind, state, sum(applications) as applications, sum(amount) as amount from application_tally group by 1, 2 order by 1, 2';
const PIECES =
  'select state, held, overdue, sum(pieces) as pieces, sum(amount) as amount from piece_tally group by 1, 2, 3 order by 1, 2, 3';
const DUES = 'select receivable, sum(items) as items, sum(amount) as amount from due_tally group by 1 order by 1';

const LINE = { enterprise_no: 'E1001', bank_account_id: 'B1001-1', statement_id: 'S1', direction: 'in', reconciliation: 'unmatched' };
const STATEMENT = { id: 'S1', enterprise_no: 'E1001', bank_account_id: 'B1001-1', source: 'file' };

/** By table and trigger. */
const CASES: Readonly<Record<string, Case>> = {
  'account_confirmation.account_confirmation_stays': appendOnly('account_confirmation', 'id', { account_confirmation: {} }),
  'anchored_head.anchored_head_kept': appendOnly('anchored_head', 'head', { anchored_head: {} }),
  'application_log.application_log_append_only': appendOnly('application_log', 'reason'),
  'application_log.follow_two_reviews': {
    refuses: [/waits for its first pass/, copy('application_log', { id: 'new', event: 'passFirst', object_id: 'none' })],
  },
  'application_log.note_stand_in': {
    given: { absence: { enterprise_no: 'E1001', absent_id: 'U0003', deputy_id: 'U0001', from_on: '2026-11-01', to_on: '2026-11-20' } },
    changes: {
      by: copy('application_log', {
        id: 'new',
        event: 'pass',
        object_id: 'none',
        enterprise_no: 'E1001',
        actor_role: 'reviewer',
        actor_id: 'U0001',
        at: AT,
      }),
      seenIn: "select on_behalf_of from application_log where id = 'new'",
    },
  },
  'bank_statement.bank_statement_kept': appendOnly('bank_statement', 'opening', { bank_statement: STATEMENT }),
  'bank_statement_line.bank_statement_line_guard': {
    given: { bank_statement_line: LINE },
    refuses: [/stays as the bank wrote it/, 'update bank_statement_line set amount = 2'],
  },
  'bank_statement_line.bank_statement_line_kept': notDeleted('bank_statement_line', { bank_statement_line: LINE }),
  'chain_place.chain_place_kept': appendOnly('chain_place', 'place', { chain_place: {} }),
  'daily_root.daily_root_kept': appendOnly('daily_root', 'root', { daily_root: {} }),
  'daily_root_block.daily_root_block_kept': appendOnly('daily_root_block', 'root', { daily_root_block: {} }),
  'financing.application_tally': { changes: { by: 'update financing set removed = not removed', seenIn: TALLIED } },
  'fund_entry.fund_entry_complete': {
    given: { posting: { id: 'P1', book: 'holder', side: 'debit', enterprise_no: 'E1001' } },
    changes: {
      by: copy('fund_entry', { id: 'new', posting_id: 'P1', sequence: 999, bank_account_id: null }),
      seenIn: "select bank_account_id from fund_entry where id = 'new'",
    },
  },
  'fund_entry.fund_entry_guard': {
    refuses: [/stays as it is/, 'update fund_entry set amount = amount + 1', 'delete from fund_entry'],
  },
  'fund_entry.fund_entry_no_truncate': notTruncated('fund_entry'),
  'issuance.application_tally': { changes: { by: 'update issuance set removed = not removed', seenIn: TALLIED } },
  'issuance.due_tally': { changes: { by: "update issuance set state = 'overdue' where state = 'settled'", seenIn: DUES } },
  'operation_audit.operation_audit_append_only': appendOnly('operation_audit', 'outcome', { operation_audit: {} }),
  'operation_audit.operation_audit_no_truncate': notTruncated('operation_audit'),
  'piece.due_tally_insert': { changes: { by: copy('piece', { id: 'new', number: 'NEW' }, `id = ${HELD}`), seenIn: DUES } },
  'piece.due_tally_update': {
    changes: { by: `update piece set state = 'settled' where id = ${HELD}`, seenIn: DUES },
  },
  'piece.piece_conservation': { refuses: [/conservation/, `update piece set live = false where id = ${HELD}`] },
  'piece.piece_guard': {
    refuses: [
      /a piece (keeps|cannot|that)/,
      `update piece set holder_no = 'E1003' where id = ${HELD}`,
      `update piece set issued_on = issued_on - 1 where id = ${HELD}`,
      `update piece set state = 'financed' where id = ${HELD}`,
      "update piece set live = true where id = (select id from piece where not live and state <> 'transferring' limit 1)",
    ],
  },
  'piece.piece_lien': {
    refuses: [
      /^(a lien|a piece that is free|a piece is pledged|what is pledged)/,
      `update piece set pledge_state = 'pledged', pledge_id = 'P1' where id = ${HELD}`,
      `update piece set pledge_id = 'P1' where id = ${HELD}`,
      "update piece set pledge_id = pledge_id || '2' where pledge_state = 'pledged'",
      "update piece set state = 'transferring' where pledge_state = 'pledged'",
      "update piece set live = false where pledge_state = 'pledged'",
    ],
  },
  'piece.piece_no_delete': notDeleted('piece'),
  'piece.piece_tally_insert': { changes: { by: copy('piece', { id: 'new', number: 'NEW' }, `id = ${HELD}`), seenIn: PIECES } },
  'piece.piece_tally_update': { changes: { by: `update piece set overdue = not overdue where id = ${HELD}`, seenIn: PIECES } },
  'posting.posting_append_only': appendOnly('posting', 'amount'),
  'posting.posting_balance': { refuses: [/do not balance/, copy('posting', { id: 'new' })] },
  'posting.posting_no_truncate': notTruncated('posting'),
  'reconciliation_match.reconciliation_match_marks': {
    given: {
      bank_statement: STATEMENT,
      bank_statement_line: { ...LINE, id: 'L1', reconciliation: 'explained' },
      reconciliation_match: {
        id: 'M1',
        line_id: 'L1',
        kind: 'explained',
        difference: 'bankOnly',
        reason: 'any',
        enterprise_no: 'E1001',
        bank_account_id: 'B1001-1',
        made_by: 'U0001',
      },
    },
    changes: {
      by: `update reconciliation_match set undone_by = 'U0001', undone_at = '${AT}'`,
      seenIn: 'select reconciliation from bank_statement_line',
    },
  },
  'settlement_payment.settlement_payment_guard': {
    refuses: [/was answered stays as it is/, 'update settlement_payment set amount = amount + 1'],
  },
  'settlement_payment.settlement_payment_no_delete': notDeleted('settlement_payment'),
  'settlement_receipt.settlement_receipt_stays': appendOnly('settlement_receipt', 'added_at', { settlement_receipt: {} }),
  'transfer.application_tally': { changes: { by: 'update transfer set removed = not removed', seenIn: TALLIED } },
  'voucher.due_tally_moved': {
    changes: {
      by: `update voucher set payment_date = payment_date + 1, chain_length = chain_length + 1 where id = (select voucher_id from piece where id = ${HELD})`,
      seenIn: 'select paid_on, sum(items) as items, sum(amount) as amount from due_tally group by 1 order by 1',
    },
  },
  'voucher.voucher_conservation': {
    given: { issuance: { id: 'I1', state: 'draft' } },
    refuses: [
      /conservation/,
      'update voucher set closed = true where not closed',
      copy('voucher', { id: 'new', number: 'NEW', promise_number: 'NEW', issuance_id: 'I1' }),
    ],
  },
  'voucher.voucher_guard': {
    refuses: [
      /a voucher never changes/,
      'update voucher set salt = number',
      'update voucher set face_amount = face_amount + 1',
      'update voucher set chain_length = chain_length - 1',
      'update voucher set closed = false where closed',
    ],
  },
  'voucher.voucher_no_delete': notDeleted('voucher'),
  'voucher_history.voucher_history_append_only': appendOnly('voucher_history', 'kind'),
  'voucher_history.voucher_history_no_truncate': notTruncated('voucher_history'),
};

const rowsOf = async (db: Db, text: string): Promise<readonly Record<string, unknown>[]> => {
  const answer: { readonly rows?: readonly Record<string, unknown>[] } = await db.execute(sql.raw(text)).then((one) => Object(one));
  return answer.rows ?? [];
};

/** Any value of a type. */
const ANY: Readonly<Record<string, unknown>> = {
  integer: 1,
  bigint: 1,
  smallint: 1,
  date: '2026-11-20',
  'timestamp with time zone': AT,
  boolean: false,
  jsonb: {},
};

/** Inserts a row without its triggers and its references. */
async function give(db: Db, table: string, values: Values): Promise<void> {
  const needed = await rowsOf(
    db,
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and attnotnull and not attisdropped and attidentity = ''`,
  );
  const row = { ...Object.fromEntries(needed.map(({ name, type }) => [String(name), ANY[String(type)] ?? 'any'])), ...values };
  const names = Object.keys(row).map((name) => `"${name}"`);
  await db.execute(sql.raw('set local session_replication_role = replica'));
  await db.execute(
    sql`insert into ${sql.raw(table)} (${sql.raw(names.join())}) select ${sql.raw(names.join())} from jsonb_populate_record(null::${sql.raw(table)}, ${JSON.stringify(row)})`,
  );
  await db.execute(sql.raw('set local session_replication_role = origin'));
}

/** Runs statements as one part that is undone; answers what the last one found, or the message with which one was refused. */
async function outcome(db: Db, statements: readonly string[]): Promise<string> {
  let found = '';
  const undone = new Error('undone');
  try {
    await db.transaction(async (part) => {
      for (const statement of statements) found = JSON.stringify(await rowsOf(part, statement));
      throw undone;
    });
  } catch (error) {
    if (error !== undone) return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  }
  return found;
}

/** The same with a trigger and without it. */
async function compared(db: Db, trigger: string, statements: readonly string[]): Promise<readonly [withIt: string, without: string]> {
  const [table, name] = trigger.split('.');
  return [await outcome(db, statements), await outcome(db, [`alter table ${table} disable trigger ${name}`, ...statements])];
}

test('there is a case for every trigger', async () => {
  const triggers = await server.database.session((session) =>
    session.query(`select tgrelid::regclass || '.' || tgname as name from pg_trigger where not tgisinternal order by 1`),
  );
  expect(triggers.map(({ name }) => name)).toEqual(Object.keys(CASES).toSorted());
});

test.each(Object.entries(CASES))('%s does what would not be without it', async (trigger, { given = {}, refuses, changes }) => {
  await withRollback(server, async (db) => {
    for (const [table, values] of Object.entries(given)) await give(db, table, values);
    const [message = /./, ...statements] = refuses ?? [];
    for (const statement of statements) {
      const [withIt, without] = await compared(db, trigger, [statement, 'set constraints all immediate']);
      expect([statement, withIt]).toEqual([statement, expect.stringMatching(message)]);
      expect([statement, without]).toEqual([statement, expect.not.stringMatching(message)]);
    }
    if (changes) {
      const [withIt, without] = await compared(db, trigger, [changes.by, changes.seenIn]);
      expect(withIt).toMatch(/^\[\{/);
      expect(without).toMatch(/^\[\{/);
      expect(withIt).not.toEqual(without);
    }
  });
});
