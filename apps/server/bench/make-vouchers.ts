import { canonicalHistory, chainHash, genesisHash, voucherNumber, addDays, nextWorkingDay, type CivilDate } from '@lianxin/domain';
import { systemClock } from '../src/platform/clock/clock.ts';
import { pseudonymOf } from '../src/ledger/history.ts';
import { sm3 } from '../src/ledger/sm3.ts';
import { fillInBulk, otherNo } from './filled-world.ts';

const BATCH = 5000;
/** The enterprise that holds half of all vouchers, up to `LARGE`. */
export const LARGE_HOLDER = 'E1002';
const LARGE = 50_000;
/** Invoices for the measured transfers, one each. */
const INVOICES = 6000;

const INVOICES_SQL = `
  insert into trade_invoice (id, kind, code, number, issued_on, amount_without_tax, amount_with_tax, goods, buyer_no, seller_no, verification, registered_by_no, registered_at)
  select 'BX' || i, 'digitalSpecial', '', '26' || lpad(i::text, 18, '0'), current_date - 30, 100000000, 113000000, '大件设备运输', 'E1002', 'E1003', 'consistent', 'E1002', now()
  from generate_series(1, ${INVOICES}) i`;

/** The state of a voucher by its index: most are held, and the large holder has transferred some. */
const KINDS = [
  'awaitingReceipt',
  'settled',
  'settled',
  'transferred',
  'transferred',
  'overdue',
  ...Array.from({ length: 14 }, () => 'holding'),
] as const;

/** Inserts the rows of vouchers; `$1` contains the values computed with domain code. */
const VOUCHERS_SQL = `
  create temporary table made on commit drop as
  select r.*, 'BI' || lpad(r.i::text, 10, '0') as issuance_id, 'BV' || lpad(r.i::text, 10, '0') as voucher_id, 'BP' || lpad(r.i::text, 10, '0') as piece_id,
    now() - r.i * interval '1 second' as at
  from jsonb_to_recordset($1::jsonb) r (i int, number text, issuer text, holder text, amount bigint, issued_on date, due_on date, payment_date date, kind text,
    salt text, canonical text, hash text, at_text text)`;

const ROWS_SQL = [
  `insert into issuance (id, application_number, issuer_no, state, version, form, recipient_no, amount, due_on, channel, promise_number, maker_id, maker_name, reviewer_id,
     submitted_at, passed_at, issued_on, signed_on, sign_deadline, voucher_id, state_since, changed_by, changed_at, created_at)
   select issuance_id, 'BK' || i, issuer, case kind when 'awaitingReceipt' then 'awaitingSignature' when 'settled' then 'settled' else 'effective' end, 3, '{}', holder, amount,
     due_on, 1, 'BN-' || i, 'U0002', '赵晓东', 'U0003', at, at, issued_on, case when kind <> 'awaitingReceipt' then issued_on end, issued_on + 7, voucher_id, at, '孙丽萍', at, at from made`,
  `insert into voucher (id, number, issuance_id, issuer_no, face_amount, issued_on, due_on, payment_date, channel, promise_number, salt, chain_head, chain_length, created_at)
   select voucher_id, number, issuance_id, issuer, amount, issued_on, due_on, payment_date, 1, 'BN-' || i, salt, hash, 1, at from made`,
  `insert into piece (id, voucher_id, base_id, number, issuer_no, holder_no, from_no, amount, state, overdue, live, version, children, source, held_by_id, issued_on, due_on,
     received_on, changed_by, changed_at, created_at)
   select piece_id, voucher_id, piece_id, number, issuer, holder, issuer, amount, case kind when 'overdue' then 'holding' else kind end, kind = 'overdue', kind <> 'transferred', 1,
     case kind when 'transferred' then 1 else 0 end, 'issuance', case kind when 'transferred' then 'BT' || i end, issued_on, due_on,
     case when kind <> 'awaitingReceipt' then issued_on end, '王建国', at, at from made`,
  `insert into piece (id, voucher_id, parent_id, base_id, number, issuer_no, holder_no, from_no, amount, state, live, version, source, came_by_id, issued_on, due_on, received_on,
     changed_by, changed_at, created_at)
   select piece_id || 'C', voucher_id, piece_id, piece_id || 'C', number || '-01', issuer, 'E1003', holder, amount, 'holding', true, 1, 'transfer', 'BT' || i, issued_on, due_on,
     issued_on, '马超', at, at from made where kind = 'transferred'`,
  `insert into transfer (id, transfer_number, batch_number, state, version, voucher_id, source_piece_id, child_piece_id, issuer_no, sender_no, recipient_no, amount, due_on,
     receiving_account_id, contract_id, maker_id, maker_name, reviewer_id, submitted_at, reviewed_at, passed_at, signed_at, state_since, changed_by, changed_at, created_at)
   select 'BT' || i, 'BZR' || i, 'BZP' || i, 'completed', 3, voucher_id, piece_id, piece_id || 'C', issuer, holder, 'E1003', amount, due_on, 'B1003-1', 'C1002-1003', 'U0005', '王建国',
     'U0006', at, at, at, at, at, '马超', at, at from made where kind = 'transferred'`,
  `insert into application_log (id, object_kind, object_id, event, to_state, actor_id, actor_name, actor_role, enterprise_no, at)
   select 'BL' || i || step.event, 'issuance', issuance_id, step.event, step.to_state, 'U0002', '赵晓东', 'operator', issuer, at
   from made cross join (values ('submit', 'awaitingReview'), ('pass', 'awaitingSignature')) step (event, to_state)`,
  `insert into voucher_history (voucher_id, sequence, at, kind, actor_no, counterparty_no, piece_id, amount, canonical, previous_hash, hash)
   select voucher_id, 1, at_text, 'issuance.pass', issuer, holder, piece_id, amount, canonical, '${genesisHash}', hash from made`,
];

/** The values of a voucher computed with domain code: number, dates, and the sealed first entry of its history. */
function madeVoucher(place: number, today: CivilDate, largeEvery: number, largeCount: number) {
  const isLarge = place % largeEvery === 0 && place / largeEvery <= largeCount;
  const issuer = place % 5 < 2 ? 'E1001' : otherNo(place * 31);
  const other = otherNo(place * 7919 + 1);
  const holder = isLarge ? LARGE_HOLDER : other === issuer ? 'E1003' : other;
  const chosen = KINDS[(isLarge ? place / largeEvery : place) % KINDS.length] ?? 'holding';
  const kind = chosen === 'transferred' && !isLarge ? 'holding' : chosen;
  const issuedOn = addDays(today, -1 - (place % 170));
  const dueOn = addDays(today, 2 + (place % 180));
  const amount = 1_000_000 + ((place * 7_368_787) % 90_000_000);
  const number = voucherNumber({ date: issuedOn, sequence: place });
  const salt = sm3(`bench ${place}`).slice(0, 32);
  const at = `${issuedOn}T02:00:00.000Z`;
  const details = { faceAmount: String(amount), issuedOn, dueOn, counterparty: pseudonymOf({ salt }, holder) };
  const event = { voucherNumber: number, sequence: 1, at, kind: 'issuance.pass', actorNo: pseudonymOf({ salt }, issuer), details };
  return {
    i: place,
    number,
    issuer,
    holder,
    amount,
    issued_on: issuedOn,
    due_on: dueOn,
    payment_date: nextWorkingDay(dueOn),
    kind,
    salt,
    canonical: canonicalHistory(event),
    hash: chainHash(genesisHash, event, sm3),
    at_text: at,
  };
}

/** Fills an empty PostgreSQL database in bulk with the sandbox's people and `count` vouchers. */
export async function makeVouchers(url: string, count: number, tell: (line: string) => void): Promise<void> {
  await fillInBulk(url, async (client) => {
    await client.query(INVOICES_SQL);
    const today = systemClock.today();
    const largeCount = Math.min(LARGE, Math.floor(count / 2));
    const largeEvery = Math.floor(count / largeCount);
    for (let first = 1; first <= count; first += BATCH) {
      const length = Math.min(BATCH, count - first + 1);
      const made = Array.from({ length }, (_, index) => madeVoucher(first + index, today, largeEvery, largeCount));
      await client.query('begin');
      await client.query(VOUCHERS_SQL, [JSON.stringify(made)]);
      for (const rows of ROWS_SQL) await client.query(rows);
      await client.query('commit');
      if (first % (20 * BATCH) === 1) tell(`${first - 1 + length} of ${count} vouchers`);
    }
  });
}
