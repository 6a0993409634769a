import type { EnterpriseNo } from '@lianxin/api/contract';
import { formatRatePercent, yuanOf, type CivilDate, type Fen, type HistoryValue } from '@lianxin/domain';
import { and, asc, between, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import {
  financing,
  invoiceUse,
  issuance,
  piece,
  pledge,
  posting,
  settlement,
  settlementPayment,
  tradeContract,
  tradeInvoice,
  voucher,
  voucherHistory,
} from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { readForm } from '../../vouchers/issuance/index.ts';

/** First and last business day, both included. */
export interface ReportedDays {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Amounts are yuan with two decimals, times ISO 8601. */
export type ReportRecord = Readonly<Record<string, HistoryValue>>;

const PAGE_ROWS = 500;

/** The database, the days and the page size. */
interface Reading {
  readonly db: Db;
  readonly days: ReportedDays;
  readonly pageRows: number;
}

async function* everyPage<Row>(
  { pageRows }: Reading,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < pageRows) return;
    last = rows.at(-1);
  }
}

/** Name and credit code of enterprises. */
async function partyNames(db: Db, numbers: Iterable<EnterpriseNo | null>): Promise<(no: EnterpriseNo | null) => HistoryValue> {
  const party = await partiesOf(db, numbers);
  return (no) => {
    if (no === null) return null;
    const { name, creditCode } = party(no);
    return { name, creditCode };
  };
}

async function invoicesBehind(db: Db, issuanceIds: readonly string[]): Promise<ReadonlyMap<string, HistoryValue[]>> {
  const rows = await db
    .select({ of: invoiceUse.ownerId, number: tradeInvoice.number, used: invoiceUse.amount })
    .from(invoiceUse)
    .innerJoin(tradeInvoice, eq(tradeInvoice.id, invoiceUse.invoiceId))
    .where(and(eq(invoiceUse.ownerKind, 'issuance'), inArray(invoiceUse.ownerId, [...issuanceIds])))
    .orderBy(asc(invoiceUse.ownerId), asc(invoiceUse.position));
  const found = new Map<string, HistoryValue[]>();
  for (const { of, number, used } of rows) found.set(of, [...(found.get(of) ?? []), { number, used: yuanOf(used) }]);
  return found;
}

/** Vouchers issued on these days, with parties, terms and trade. */
async function* vouchers(reading: Reading): AsyncGenerator<ReportRecord> {
  const { db, days, pageRows } = reading;
  const { from, to } = days;
  const read = (last?: { readonly voucher: { readonly id: string } }) =>
    db
      .select({ voucher, issuance: { id: issuance.id, recipientNo: issuance.recipientNo, form: issuance.form } })
      .from(voucher)
      .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
      .where(and(between(voucher.issuedOn, from, to), last && sql`${voucher.id} > ${last.voucher.id}`))
      .orderBy(asc(voucher.id))
      .limit(pageRows);
  for await (const rows of everyPage<Awaited<ReturnType<typeof read>>[number]>(reading, read)) {
    const named = await partyNames(
      db,
      rows.flatMap((row) => [row.voucher.issuerNo, row.issuance.recipientNo]),
    );
    const invoices = await invoicesBehind(
      db,
      rows.map((row) => row.issuance.id),
    );
    const contractIds = rows.flatMap((row) => readForm(row.issuance.form).contractId ?? []);
    const contracts = await db.select().from(tradeContract).where(inArray(tradeContract.id, contractIds));
    const contractNumbers = new Map(contracts.map(({ id, number }) => [id, number]));
    for (const row of rows) {
      const { number, promiseNumber, issuerNo, faceAmount, issuedOn, dueOn, paymentDate, channel } = row.voucher;
      const { contractId, paymentNature } = readForm(row.issuance.form);
      yield {
        record: 'voucher',
        number,
        promiseNumber,
        issuer: named(issuerNo),
        recipient: named(row.issuance.recipientNo),
        amount: yuanOf(faceAmount),
        issuedOn,
        dueOn,
        paysOn: paymentDate,
        channel,
        paymentNature: paymentNature ?? null,
        contractNumber: contractId === undefined ? null : (contractNumbers.get(contractId) ?? null),
        invoices: invoices.get(row.issuance.id) ?? [],
      };
    }
  }
}

/** Events of these days from the sealed histories. */
async function* events(reading: Reading): AsyncGenerator<ReportRecord> {
  const { db, days, pageRows } = reading;
  const { from, to } = days;
  // ISO times of one length, so they sort as text.
  const [begin, end] = [startOfDay(from).toISOString(), endOfDay(to).toISOString()];
  const { voucherId, sequence, at, kind, actorNo, counterpartyNo, amount, canonical, previousHash, hash } = voucherHistory;
  const columns = { voucherId, sequence, at, kind, actorNo, counterpartyNo, amount, canonical, previousHash, hash };
  const read = (last?: { readonly voucherId: string; readonly sequence: number }) =>
    db
      .select({ ...columns, voucherNumber: voucher.number, pieceNumber: piece.number })
      .from(voucherHistory)
      .innerJoin(voucher, eq(voucher.id, voucherId))
      .leftJoin(piece, eq(piece.id, voucherHistory.pieceId))
      .where(and(gte(at, begin), lt(at, end), last && sql`(${voucherId}, ${sequence}) > (${last.voucherId}, ${last.sequence})`))
      .orderBy(asc(voucherId), asc(sequence))
      .limit(pageRows);
  for await (const rows of everyPage<Awaited<ReturnType<typeof read>>[number]>(reading, read)) {
    const named = await partyNames(
      db,
      rows.flatMap((row) => [row.actorNo, row.counterpartyNo]),
    );
    for (const row of rows)
      yield {
        record: 'event',
        voucherNumber: row.voucherNumber,
        sequence: row.sequence,
        at: row.at,
        kind: row.kind,
        pieceNumber: row.pieceNumber,
        actor: named(row.actorNo),
        counterparty: named(row.counterpartyNo),
        amount: row.amount === null ? null : yuanOf(row.amount),
        sealed: row.canonical,
        previousHash: row.previousHash,
        hash: row.hash,
      };
  }
}

/** First and last moment of the days. */
const periodOf = ({ from, to }: ReportedDays) => ({ begin: startOfDay(from), end: endOfDay(to) });

interface PaidOut {
  readonly id: string;
  readonly applicationNumber: string;
  readonly channel: number;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly lenderNo: EnterpriseNo;
  readonly guarantorNo: EnterpriseNo | null;
  readonly amount: Fen;
  readonly paidOut: Fen;
  readonly annualRatePpm: number;
  readonly disbursedOn: CivilDate | null;
  readonly dueOn: CivilDate;
  readonly registrationNumber: string | null;
  readonly receiptNumber: string | null;
}

/** Payouts of one kind of loan on these days. */
async function* paidOutOf(
  reading: Reading,
  kind: 'financing' | 'pledge',
  read: (last: PaidOut | undefined) => Promise<readonly PaidOut[]>,
): AsyncGenerator<ReportRecord> {
  for await (const rows of everyPage(reading, read)) {
    const named = await partyNames(
      reading.db,
      rows.flatMap((row) => [row.enterpriseNo, row.issuerNo, row.lenderNo, row.guarantorNo]),
    );
    for (const row of rows)
      yield {
        record: 'financing',
        kind,
        applicationNumber: row.applicationNumber,
        channel: row.channel,
        holder: named(row.enterpriseNo),
        issuer: named(row.issuerNo),
        lender: named(row.lenderNo),
        guarantor: named(row.guarantorNo),
        amount: yuanOf(row.amount),
        paidOut: yuanOf(row.paidOut),
        annualRate: formatRatePercent(BigInt(row.annualRatePpm)),
        disbursedOn: row.disbursedOn,
        dueOn: row.dueOn,
        registrationNumber: row.registrationNumber,
        receiptNumber: row.receiptNumber,
      };
  }
}

/** Payouts on these days: financings, then pledge loans. */
async function* financings(reading: Reading): AsyncGenerator<ReportRecord> {
  const { db, days, pageRows } = reading;
  const { begin, end } = periodOf(days);
  const columnsOf = (table: typeof financing | typeof pledge) => {
    const { id, applicationNumber, channel, enterpriseNo, issuerNo, lenderNo, amount, paidOut, annualRatePpm } = table;
    const { disbursedOn, registrationNumber, receiptNumber } = table;
    const of = { id, applicationNumber, channel, enterpriseNo, issuerNo, lenderNo, amount, paidOut, annualRatePpm };
    return { ...of, disbursedOn, registrationNumber, receiptNumber };
  };
  yield* paidOutOf(reading, 'financing', async (last) => {
    const { id, disbursedAt, dueOn } = financing;
    const rows = await db
      .select({ ...columnsOf(financing), dueOn })
      .from(financing)
      .where(and(gte(disbursedAt, begin), lt(disbursedAt, end), last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(pageRows);
    return rows.map((row) => ({ ...row, guarantorNo: null }));
  });
  yield* paidOutOf(reading, 'pledge', async (last) => {
    const { id, disbursedAt, repayOn, guarantorNo } = pledge;
    return db
      .select({ ...columnsOf(pledge), dueOn: repayOn, guarantorNo })
      .from(pledge)
      .where(and(gte(disbursedAt, begin), lt(disbursedAt, end), last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(pageRows);
  });
}

/** Payments at maturity on these days, by holder and piece. */
async function* payments(reading: Reading): AsyncGenerator<ReportRecord> {
  const { db, days, pageRows } = reading;
  const { begin, end } = periodOf(days);
  const { id, paidAt, payeeNo, purpose, amount, lateInterest, bankSerial } = settlementPayment;
  const read = (last?: { readonly id: string }) =>
    db
      .select({ id, paidAt, payeeNo, purpose, amount, lateInterest, bankSerial, issuerNo: settlement.issuerNo, number: settlement.number })
      .from(settlementPayment)
      .innerJoin(settlement, eq(settlement.voucherId, settlementPayment.voucherId))
      .where(and(eq(settlementPayment.state, 'paid'), gte(paidAt, begin), lt(paidAt, end), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(pageRows);
  for await (const rows of everyPage<Awaited<ReturnType<typeof read>>[number]>(reading, read)) {
    const named = await partyNames(
      db,
      rows.flatMap((row) => [row.issuerNo, row.payeeNo]),
    );
    for (const row of rows)
      yield {
        record: 'payment',
        voucherNumber: row.number,
        payer: named(row.issuerNo),
        payee: named(row.payeeNo),
        purpose: row.purpose,
        amount: yuanOf(row.amount),
        lateInterest: yuanOf(row.lateInterest),
        paidAt: row.paidAt?.toISOString() ?? null,
        bankSerial: row.bankSerial,
      };
  }
}

/** Postings of these days with their side. */
async function* postings(reading: Reading): AsyncGenerator<ReportRecord> {
  const { db, days, pageRows } = reading;
  const { from, to } = days;
  const read = (last?: { readonly id: string }) =>
    db
      .select()
      .from(posting)
      .where(and(between(posting.bookedOn, from, to), last && gt(posting.id, last.id)))
      .orderBy(asc(posting.id))
      .limit(pageRows);
  for await (const rows of everyPage<typeof posting.$inferSelect>(reading, read)) {
    const named = await partyNames(
      db,
      rows.map(({ enterpriseNo }) => enterpriseNo),
    );
    for (const { objectKind, objectId, act, book, enterpriseNo, account, side, amount, bookedOn } of rows)
      yield {
        record: 'posting',
        bookedOn,
        objectKind,
        objectId,
        act,
        book,
        enterprise: named(enterpriseNo),
        account,
        side,
        amount: yuanOf(amount),
      };
  }
}

/** All records in the order of `RECORD_KINDS`, read on demand. */
export async function* recordsOf(db: Db, days: ReportedDays, pageRows = PAGE_ROWS): AsyncGenerator<ReportRecord> {
  const reading = { db, days, pageRows };
  yield* vouchers(reading);
  yield* events(reading);
  yield* financings(reading);
  yield* payments(reading);
  yield* postings(reading);
}
