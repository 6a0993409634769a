import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { ensureRequestRole, REQUEST_ROLE } from './request-role.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const query = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

/** The tables and views, by what requests may do with them. A new table is added here and granted in its migration, or listed below. */
const GRANTS: Readonly<Record<string, readonly string[]>> = {
  select: [
    'anchored_head',
    'announcement',
    'announcement_file',
    'bank',
    'billable_charge',
    'chain_place',
    'charge',
    'credit_total',
    'daily_root',
    'daily_root_block',
    'dated_limit',
    'enterprise_channel',
    'enterprise_config',
    'every_lending_fee',
    'group_guarantee',
    'group_member',
    'guarantor_channel',
    'issuer_suspension',
    'legal_document',
    'lender',
    'lender_event',
    'lender_move',
    'lending_fee',
    'payable',
    'receivable',
    'setting',
    'twice_reviewed',
    'two_reviews',
    'voucher_of_object',
  ],
  'select, insert': [
    'account_confirmation',
    'agreement_signature',
    'application_charge',
    'application_log',
    'application_tally',
    'audit_log',
    'bank_statement',
    'deposit_payment',
    'due_tally',
    'fee_step',
    'file',
    'file_grant',
    'legal_consent',
    'message',
    'message_read',
    'outbox',
    'piece_tally',
    'posting',
    'promise_number',
    'reminder',
    'sandbox_bank_entry',
    'sealed_pdf',
    'settlement_receipt',
    'stored_object',
    'used_signature',
    'voucher_history',
  ],
  'select, update': ['credit_line', 'enterprise', 'fee_item', 'guarantor', 'lending_limit', 'membership'],
  'select, insert, update': [
    'absence',
    'assignment_notice',
    'bank_a_opening',
    'bank_account',
    'bank_account_of_channel',
    'bank_statement_line',
    'capital_plan_balance',
    'capital_plan_row',
    'certificate',
    'credit_application',
    'deposit',
    'enrolment',
    'enterprise_cancellation',
    'fee_payment',
    'fee_payment_line',
    'fee_refund',
    'financing',
    'fund_entry',
    'fund_supplement',
    'guarantor_proposal',
    'idempotency',
    'information_change',
    'invoice_profile',
    'invoice_request',
    'invoice_request_line',
    'issuance',
    'lender_quote',
    'lending_reservation',
    'message_delivery',
    'monthly_statement',
    'piece',
    'pledge',
    'quota_reservation',
    'reconciliation_match',
    'registration',
    'repayment',
    'sandbox_bank_reserve',
    'settlement',
    'settlement_payment',
    'signature_request',
    'supplier_invitation',
    'supplier_relation',
    'transfer',
    'upload',
    'voucher',
  ],
  'select, insert, delete': ['offline_payment', 'review_tier', 'signing_ticket'],
  'select, insert, update, delete': [
    'calendar_feed',
    'category',
    'category_use',
    'financing_draft',
    'financing_paper',
    'financing_piece',
    'invoice_use',
    'job',
    'mail_confirmation',
    'plain_receivable',
    'pledge_draft',
    'pledge_paper',
    'pledge_piece',
    'sms_sending',
    'staff_invitation',
    'trade_contract',
    'trade_invoice',
    'transfer_draft',
  ],
};

/** The columns of persons that requests may read; the table has no other grant. */
const OF_PERSONS = [
  'display_name',
  'identity_lookup',
  'identity_number',
  'last_sign_in_at',
  'mobile',
  'password_due',
  'user_id',
  'user_name',
];
/** A lender's row can be locked, for which PostgreSQL asks for the right to change a column. */
const TO_LOCK = { table: 'lender', name: 'changed_at', verb: 'UPDATE' };

/** Tables with which requests do nothing, and the reason. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  captcha: 'is drawn and answered without a session',
  erasure_request: 'belongs to a person',
  former_password: 'is compared when a person changes their password',
  known_place: 'is where a person has signed in',
  operation_audit: 'belongs to the platform’s people',
  operation_proposal: 'belongs to the platform’s people',
  operator: 'belongs to the platform’s people',
  operator_factor: 'belongs to the platform’s people',
  operator_recovery_code: 'belongs to the platform’s people',
  operator_session: 'belongs to the platform’s people',
  password_try: 'counts tries of a person',
  platform_certificate: 'is read when the server starts',
  platform_state: 'holds the keys of the platform',
  published_year: 'is entered by the platform’s people and kept in memory',
  sandbox_clock: 'is moved by the sandbox alone',
  schema_migration: 'is written by migrations',
  session: 'is looked up before a call, and ended by functions',
  sign_in_failure: 'is counted without a session',
  sign_in_record: 'belongs to a person',
  sign_on_code: 'is redeemed without a session',
  sign_on_nonce: 'is redeemed without a session',
  rate_window: 'is counted by the server, whoever asks',
  sms_code: 'is sent to and entered by a person',
  fund_day: 'is a view for checks and jobs',
  fund_violation: 'is a view for checks and jobs',
  ledger_violation: 'is a view for checks and jobs',
  reconciliation_violation: 'is a view for checks and jobs',
  tallied_application: 'is a view for checks and jobs',
  tallied_due: 'is a view for checks and jobs',
  tallied_piece: 'is a view for checks and jobs',
};

const SEQUENCES = [
  'application_number_seq',
  'batch_number_seq',
  'credit_application_number_seq',
  'fee_payment_number_seq',
  'financing_number_seq',
  'fund_supplement_number_seq',
  'invoice_request_number_seq',
  'pdf_number_seq',
  'pledge_number_seq',
  'promise_number_seq',
  'transfer_number_seq',
  'voucher_number_seq',
];

test('requests may do with each table exactly what is listed', async () => {
  const found = await query(
    `select relname as name, string_agg(verb, ', ' order by place) as verbs
     from pg_class cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) with ordinality v (verb, place)
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and has_table_privilege($1, pg_class.oid, verb)
     group by 1 order by 1`,
    [REQUEST_ROLE],
  );
  const listed = Object.entries(GRANTS).flatMap(([verbs, names]) => names.map((name) => ({ name, verbs })));
  expect(found).toEqual(listed.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});

test('every other table is out of their reach for a reason', async () => {
  const all = await query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  const known = [...Object.values(GRANTS).flat(), ...Object.keys(UNREACHABLE), 'user_account'];
  expect(all.map(({ name }) => String(name)).toSorted()).toEqual(known.toSorted());
});

test('of persons they read no password, and no sign-in', async () => {
  const columns = await query(
    `select table_name as table, column_name as name, privilege_type as verb from information_schema.column_privileges
     where grantee = $1 and (table_name, column_name, privilege_type) not in
       (select c.table_name, c.column_name, t.privilege_type from information_schema.columns c
        join information_schema.role_table_grants t using (table_schema, table_name) where t.grantee = $1)
     order by 1, 2`,
    [REQUEST_ROLE],
  );
  expect(columns).toEqual([TO_LOCK, ...OF_PERSONS.map((name) => ({ table: 'user_account', name, verb: 'SELECT' }))]);
  for (const verb of ['insert', 'update'])
    expect(await query(`select has_any_column_privilege($1, 'user_account', $2) as may`, [REQUEST_ROLE, verb])).toEqual([{ may: false }]);
});

test('a new table or sequence is not granted by itself', async () => {
  expect(await query(`select defaclobjtype from pg_default_acl where defaclacl::text like '%' || $1 || '%'`, [REQUEST_ROLE])).toEqual([]);
  const sequences = await query(
    `select sequencename as name from pg_sequences
     where schemaname = 'public' and has_sequence_privilege($1, sequencename::text, 'usage, select, update') order by 1`,
    [REQUEST_ROLE],
  );
  expect(sequences.map(({ name }) => name)).toEqual(SEQUENCES);
});

test('who belongs to them need not be able to give the role, and who does not is told who can', async () => {
  const user = `user_of_${process.pid}`;
  await server.database.session(async (session) => {
    await session.exec(`create role ${user}`);
    try {
      await session.exec(`set role ${user}`);
      await expect(ensureRequestRole(session)).rejects.toThrow('this user may not make it');
      await session.exec(`reset role; grant ${REQUEST_ROLE} to ${user}; set role ${user}`);
      await ensureRequestRole(session);
    } finally {
      await session.exec(`reset role; drop role ${user}`);
    }
  });
});

test('they belong to no other role, and call functions of the owner only where listed', async () => {
  const [role] = await query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication,
       (select count(*)::int from pg_auth_members where member = r.oid) as belongs_to from pg_roles r where rolname = $1`,
    [REQUEST_ROLE],
  );
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false, false, 0]);
  const functions = await query(
    `select proname as name, has_function_privilege('public', oid, 'execute') as everybody, proconfig::text as settings
     from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
  );
  const settings = '{search_path=public}';
  expect(functions).toEqual([
    { name: 'disable_member_password', everybody: false, settings },
    { name: 'end_member_sessions', everybody: false, settings },
    { name: 'follow_two_reviews', everybody: true, settings },
    { name: 'ignore_waiting_lender_events', everybody: false, settings },
  ]);
});

/** Runs statements as a request of an enterprise. */
const asEnterprise = (enterpriseNo: string, statement: string) =>
  server.database.forEnterprise(enterpriseNo).transaction((db) => db.execute(sql.raw(statement)));

test.each([
  'select * from session',
  'select password_hash from user_account',
  'select * from former_password',
  'select * from operator',
  'select * from platform_state',
  'update used_signature set used_at = now()',
  'delete from used_signature',
  "update lender_event set ignored_because = 'finished'",
  'delete from lender_event',
  'truncate message',
])('is refused: %s', async (statement) => {
  await expect(asEnterprise('E1002', statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test.each([
  "select end_member_sessions('U0001', 'E1001', now())",
  "select disable_member_password('U0001', 'E1001', 'hash', now())",
  "select disable_member_password('U0001', 'E1002', 'hash', now())",
  "select ignore_waiting_lender_events('no such financing', 'finished')",
])('does nothing for another enterprise: %s', async (statement) => {
  await expect(asEnterprise('E1002', statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});
