import {
  addDays,
  canonicalHistory,
  chainHash,
  childNumber,
  genesisHash,
  nextWorkingDay,
  voucherNumber,
  type CivilDate,
} from '@lianxin/domain';
import { pseudonymOf } from '../src/ledger/history.ts';
import { sm3 } from '../src/ledger/sm3.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { accountId, contractId, invoiceId } from '../src/sandbox/seed/trade.ts';
import { fillInBulk, otherNo } from './filled-world.ts';

/** Vouchers per batch. */
const BATCH = 200;
/** The issuer of all vouchers. */
export const ISSUER = 'E1001';
/** The first holder of every voucher, who transferred it to the present holders. */
const FIRST_HOLDER = 'E1002';
/** Amount of a holding in fen. */
const AMOUNT = 10_000_000;

const VOUCHERS_SQL = `
  create temporary table made on commit drop as
  select r.*, 'MI' || lpad(r.i::text, 8, '0') as issuance_id, 'MV' || lpad(r.i::text, 8, '0') as voucher_id, 'MP' || lpad(r.i::text, 8, '0') as piece_id,
    now() - interval '90 days' as at
  from jsonb_to_recordset($1::jsonb) r (i int, number text, amount bigint, issued_on date, due_on date, payment_date date, form jsonb, holders jsonb,
    salt text, canonical text, hash text, at_text text)`;

const ROWS_SQL = [
  `insert into issuance (id, application_number, issuer_no, state, version, form, recipient_no, amount, due_on, channel, promise_number, maker_id, maker_name, reviewer_id,
     submitted_at, passed_at, issued_on, signed_on, sign_deadline, voucher_id, state_since, changed_by, changed_at, created_at)
   select issuance_id, 'MK' || i, '${ISSUER}', 'effective', 3, form, '${FIRST_HOLDER}', amount, due_on, 1, 'MN-' || i, 'U0002', '赵晓东', 'U0003', at, at, issued_on, issued_on,
     issued_on + 7, voucher_id, at, '孙丽萍', at, at from made`,
  `insert into quota_reservation (issuance_id, enterprise_no, channel, amount, state, changed_at)
   select issuance_id, '${ISSUER}', 1, amount, 'consumed', at from made`,
  `insert into voucher (id, number, issuance_id, issuer_no, face_amount, issued_on, due_on, payment_date, channel, promise_number, salt, chain_head, chain_length, created_at)
   select voucher_id, number, issuance_id, '${ISSUER}', amount, issued_on, due_on, payment_date, 1, 'MN-' || i, salt, hash, 1, at from made`,
  `insert into piece (id, voucher_id, base_id, number, issuer_no, holder_no, from_no, amount, state, live, version, children, source, issued_on, due_on, received_on,
     changed_by, changed_at, created_at)
   select piece_id, voucher_id, piece_id, number, '${ISSUER}', '${FIRST_HOLDER}', '${ISSUER}', amount, 'holding', false, 1, jsonb_array_length(holders), 'issuance', issued_on, due_on,
     issued_on, '王建国', at, at from made`,
  `insert into piece (id, voucher_id, parent_id, base_id, number, issuer_no, holder_no, from_no, amount, state, live, version, source, issued_on, due_on, received_on,
     changed_by, changed_at, created_at)
   select piece_id || '-' || h.number, voucher_id, piece_id, piece_id || '-' || h.number, h.number, '${ISSUER}', h.holder, '${FIRST_HOLDER}', ${AMOUNT}, 'holding', true, 1, 'transfer',
     issued_on, due_on, issued_on, '马超', at, at from made cross join jsonb_to_recordset(holders) h (number text, holder text)`,
  `insert into voucher_history (voucher_id, sequence, at, kind, actor_no, counterparty_no, piece_id, amount, canonical, previous_hash, hash)
   select voucher_id, 1, at_text, 'issuance.pass', '${ISSUER}', '${FIRST_HOLDER}', piece_id, amount, canonical, '${genesisHash}', hash from made`,
  `insert into job (id, kind, subject, run_at)
   select 'MJ' || i, 'settlement.begin', voucher_id, (payment_date + time '09:00') at time zone 'Asia/Shanghai' from made`,
];

/** Accounts of the holders, and funds and credit of the issuer for all vouchers. */
const ACCOUNTS_SQL = [
  `insert into bank_account (id, enterprise_no, account_name, account_number, bank_name, branch_number, verified, is_default)
   select 'B' || enterprise_no, enterprise_no, name, '6222' || lpad(substr(enterprise_no, 2), 12, '3'), '工商银行朔州分行', '102161000019', true, true
   from enterprise where enterprise_no like 'N%'`,
  `insert into sandbox_bank_entry (reference, account_number, direction, amount, counterparty_name, counterparty_number, summary, booked_at)
   select 'bench', account_number, 'in', (select sum(face_amount) from voucher), '沙箱', '—', '资金调拨', now() from bank_account where id = '${accountId(ISSUER)}'`,
  `update credit_line set total = total + u.sum, used = u.sum from (select sum(amount) from quota_reservation) u where enterprise_no = '${ISSUER}' and channel = 1`,
];

/** The values of a voucher that must be computed with domain code. */
function madeVoucher(place: number, each: number, { issuedOn, dueOn, paysOn }: Dates) {
  const amount = AMOUNT * each;
  const number = voucherNumber({ date: issuedOn, sequence: place });
  const salt = sm3(`bench ${place}`).slice(0, 32);
  const at = `${issuedOn}T02:00:00.000Z`;
  const details = { faceAmount: String(amount), issuedOn, dueOn, counterparty: pseudonymOf({ salt }, FIRST_HOLDER) };
  const event = { voucherNumber: number, sequence: 1, at, kind: 'issuance.pass', actorNo: pseudonymOf({ salt }, ISSUER), details };
  return {
    i: place,
    number,
    amount,
    issued_on: issuedOn,
    due_on: dueOn,
    payment_date: paysOn,
    form: formOf(place, amount, dueOn),
    holders: Array.from({ length: each }, (_, index) => ({
      number: childNumber(number, index + 1),
      holder: otherNo(place * each + index),
    })),
    salt,
    canonical: canonicalHistory(event),
    hash: chainHash(genesisHash, event, sm3),
    at_text: at,
  };
}

/** An application form as stored in the database. */
const formOf = (place: number, amount: number, dueOn: CivilDate) => ({
  recipientNo: FIRST_HOLDER,
  receivingAccountId: accountId(FIRST_HOLDER),
  amount: (amount / 100).toFixed(2),
  dueOn,
  channel: 1,
  payAccountId: accountId(ISSUER),
  paymentNature: 'goods',
  delivered: true,
  contractId: contractId(ISSUER, FIRST_HOLDER),
  contractAllowsVoucher: true,
  invoices: [{ invoiceId: invoiceId(ISSUER, FIRST_HOLDER, 1), amount: (amount / 100).toFixed(2) }],
  interestPayer: 'holder',
  promiseNumber: `MN-${place}`,
  attachments: [],
});

interface Dates {
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly paysOn: CivilDate;
}

/** Holdings of an earlier, smaller payment date, so that the database has realistic statistics when it plans the measured one. */
export const HOLDINGS_BEFORE = 2000;

/** Two consecutive payment dates. */
export interface Days {
  readonly before: CivilDate;
  readonly measured: CivilDate;
}

/** Fills an empty PostgreSQL database with two payment dates: vouchers of one issuer, each split into `each` pieces of other holders. */
export async function makeMaturity(url: string, holdings: number, each: number): Promise<Days> {
  const issuedOn = addDays(systemClock.today(), -90);
  const datesOf = (dueOn: CivilDate): Dates => ({ issuedOn, dueOn, paysOn: nextWorkingDay(dueOn) });
  const before = datesOf(addDays(systemClock.today(), 1));
  const measured = datesOf(addDays(before.paysOn, 1));
  await fillInBulk(url, async (client) => {
    let place = 0;
    for (const { dates, parts } of [
      { dates: before, parts: HOLDINGS_BEFORE },
      { dates: measured, parts: holdings },
    ]) {
      for (let left = Math.round(parts / each); left > 0; left -= BATCH) {
        const made = Array.from({ length: Math.min(BATCH, left) }, () => madeVoucher((place += 1), each, dates));
        await client.query('begin');
        await client.query(VOUCHERS_SQL, [JSON.stringify(made)]);
        for (const rows of ROWS_SQL) await client.query(rows);
        await client.query('commit');
      }
    }
    for (const rows of ACCOUNTS_SQL) await client.query(rows);
  });
  return { before: before.paysOn, measured: measured.paysOn };
}
