// The floor: `pg` alone settles the holdings of a day and writes as many rows as the server, in batches of a hundred with one hand-written
// statement per table. No bank, checks, locks, seals, triggers or foreign keys. Reads DATABASE_URL and DAYS like `settle.ts`, and prints
// the figures of the second day as one line of JSON.
import { randomUUID } from 'node:crypto';
import { civilDate, fen, messageOf, messageText, type CivilDate } from '@lianxin/domain';
import pg from 'pg';

const BATCH = 100;
/** A placeholder as long as the sealed text of a settled holding. */
const SEALED = 'x'.repeat(420);
const HASH = '0'.repeat(64);

interface Holding {
  readonly id: string;
  readonly voucher_id: string;
  readonly number: string;
  readonly issuer_no: string;
  readonly holder_no: string;
  readonly amount: string;
  readonly due_on: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly branch_number: string;
  readonly sequence: number;
}

const HOLDINGS = `
  select p.id, p.voucher_id, p.number, p.issuer_no, p.holder_no, p.amount, p.due_on::text, a.id as account_id, a.account_name, a.account_number, a.branch_number,
    row_number() over (partition by p.voucher_id order by p.id)::int + 1 as sequence
  from piece p join voucher v on v.id = p.voucher_id join bank_account a on a.enterprise_no = p.holder_no and a.is_default
  where p.live and p.state = 'holding' and v.payment_date = $1 order by p.id`;

/** Inserts rows passed as JSON, all with the same columns. */
const insertInto = (table: string, columns: string): string => {
  const names = columns.split(', ').map((column) => column.split(' ')[0]);
  return `insert into ${table} (${names.join()}) select ${names.join()} from json_to_recordset($1::json) r (${columns})`;
};

const PAYMENTS = insertInto(
  'settlement_payment',
  'id text, voucher_id text, round int, piece_id text, payee_no text, purpose text, account_name text, account_number text, branch_number text, amount bigint, late_interest bigint, state text',
);
const PAID = `update settlement_payment p set state = 'paid', bank_serial = r.serial, paid_at = now()
  from json_to_recordset($1::json) r (id text, serial text) where p.id = r.id`;
const SETTLED = `update piece p set state = 'settled', overdue = false, version = p.version + 1, changed_by = '系统', changed_at = now()
  from json_to_recordset($1::json) r (id text) where p.id = r.id`;
const BANK = insertInto(
  'sandbox_bank_entry',
  'reference text, account_number text, direction text, amount bigint, counterparty_name text, counterparty_number text, summary text, booked_at timestamptz',
);
const HISTORY = insertInto(
  'voucher_history',
  'voucher_id text, sequence int, at text, kind text, counterparty_no text, piece_id text, amount bigint, canonical text, previous_hash text, hash text',
);
const POSTINGS = insertInto(
  'posting',
  'id text, object_kind text, object_id text, act text, book text, enterprise_no text, account text, side text, amount bigint, booked_on date, at timestamptz',
);
const ENTRIES = insertInto(
  'fund_entry',
  'id text, enterprise_no text, type text, direction text, amount bigint, booked_on date, at timestamptz, posting_id text, object_kind text, object_id text, object_number text, part text, bank_account_id text, counterparty_no text, counterparty_name text, counterparty_number text, bank_serial text',
);
const MESSAGES = insertInto(
  'message',
  'id text, enterprise_no text, type text, kind text, parameters jsonb, words text, subject_kind text, subject_id text, created_at timestamptz',
);
const HELD = insertInto(
  'piece_tally',
  'enterprise_no text, held boolean, state text, live boolean, pledged boolean, overdue boolean, pieces int, amount bigint',
);
const DUE = insertInto('due_tally', 'enterprise_no text, receivable boolean, due_on date, paid_on date, items int, amount bigint');

/** The message in both languages, as the server keeps it for searching. */
const wordsOf = ({ kind, parameters }: ReturnType<typeof messageOf>): string =>
  (['zh', 'en'] as const).flatMap((language) => Object.values(messageText(kind, parameters, language) ?? {})).join('\n');

/** The rows of a batch, with the statement that writes them. */
function rowsOf(holdings: readonly Holding[], day: CivilDate): readonly (readonly [sql: string, rows: readonly object[]])[] {
  const at = new Date().toISOString();
  const payments = holdings.map((one) => ({ one, id: randomUUID(), postings: Array.from({ length: 4 }, () => randomUUID()) }));
  const cash = (payment: (typeof payments)[number], place: number, mine: boolean) => {
    const { one, id, postings } = payment;
    const given = { id: randomUUID(), type: 'maturity', direction: mine ? 'in' : 'out', amount: one.amount, booked_on: day, at };
    const other = mine ? { counterparty_no: one.issuer_no } : { counterparty_no: one.holder_no };
    const whose = {
      enterprise_no: mine ? one.holder_no : one.issuer_no,
      part: mine ? 'holder' : 'issuer',
      bank_account_id: one.account_id,
    };
    const of = { object_kind: 'settlement', object_id: id, object_number: one.number, posting_id: postings[place] };
    return {
      ...given,
      ...other,
      ...whose,
      ...of,
      counterparty_name: one.account_name,
      counterparty_number: one.account_number,
      bank_serial: id,
    };
  };
  return [
    [
      PAYMENTS,
      payments.map(({ one, id }) => ({
        ...one,
        id,
        round: 1,
        piece_id: one.id,
        payee_no: one.holder_no,
        purpose: 'holder',
        late_interest: 0,
        state: 'open',
      })),
    ],
    [
      BANK,
      payments.flatMap(({ one, id }) => {
        const both = {
          amount: one.amount,
          counterparty_name: one.account_name,
          counterparty_number: one.account_number,
          summary: '到期兑付',
          booked_at: at,
        };
        return [
          { reference: `${id}-out`, account_number: '6222000000000001', direction: 'out', ...both },
          { reference: `${id}-in`, account_number: one.account_number, direction: 'in', ...both },
        ];
      }),
    ],
    [PAID, payments.map(({ id }) => ({ id, serial: id }))],
    [SETTLED, holdings.map(({ id }) => ({ id }))],
    [
      HISTORY,
      holdings.map((one) => ({
        ...one,
        at,
        kind: 'issuance.settle',
        counterparty_no: one.holder_no,
        piece_id: one.id,
        canonical: SEALED,
        previous_hash: HASH,
        hash: HASH,
      })),
    ],
    [
      POSTINGS,
      payments.flatMap(({ one, id, postings }) =>
        postings.map((postingId, place) => ({
          id: postingId,
          object_kind: 'settlement',
          object_id: id,
          act: 'redeem',
          book: place < 2 ? 'holder' : 'issuer',
          enterprise_no: place < 2 ? one.holder_no : one.issuer_no,
          account: place % 2 === 0 ? 'cash' : 'voucher',
          side: place === 0 || place === 3 ? 'debit' : 'credit',
          amount: one.amount,
          booked_on: day,
          at,
        })),
      ),
    ],
    [ENTRIES, payments.flatMap((payment) => [cash(payment, 0, true), cash(payment, 2, false)])],
    [
      MESSAGES,
      holdings.map(({ id, holder_no, number, amount }) => {
        const told = messageOf('piecePaid', { number, amount: fen(BigInt(amount)), day });
        return {
          ...told,
          id: randomUUID(),
          enterprise_no: holder_no,
          type: 'result',
          words: wordsOf(told),
          subject_kind: 'piece',
          subject_id: id,
          created_at: at,
        };
      }),
    ],
    [
      HELD,
      holdings.flatMap(({ holder_no, amount }) =>
        (['holding', 'settled'] as const).map((state) => ({
          enterprise_no: holder_no,
          held: true,
          state,
          live: true,
          pledged: false,
          overdue: false,
          pieces: state === 'settled' ? 1 : -1,
          amount: state === 'settled' ? amount : `-${amount}`,
        })),
      ),
    ],
    [
      DUE,
      holdings.map(({ holder_no, amount, due_on }) => ({
        enterprise_no: holder_no,
        receivable: true,
        due_on,
        paid_on: day,
        items: -1,
        amount: `-${amount}`,
      })),
    ],
  ];
}

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'], options: '-c jit=off -c session_replication_role=replica' });
await client.connect();

async function settle(day: CivilDate) {
  const { rows: holdings } = await client.query<Holding>(HOLDINGS, [day]);
  let written = 0;
  const started = performance.now();
  for (let first = 0; first < holdings.length; first += BATCH) {
    await client.query('begin');
    for (const [text, rows] of rowsOf(holdings.slice(first, first + BATCH), day)) {
      const { rowCount } = await client.query({ name: text.slice(0, 40), text, values: [JSON.stringify(rows)] });
      written += rowCount ?? 0;
    }
    await client.query('commit');
  }
  return { seconds: (performance.now() - started) / 1000, holdings: holdings.length, written };
}

const [before, measured] = (process.env['DAYS'] ?? '').split(',').map(civilDate);
if (!before || !measured) throw new Error('DAYS names two days, separated by a comma');
await settle(before);
await client.query('vacuum analyze');
console.log(JSON.stringify(await settle(measured)));
await client.end();
