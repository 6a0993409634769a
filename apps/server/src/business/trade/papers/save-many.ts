import { TradeInvoiceId, type Contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { fen, INVOICE_PROBLEMS, invoiceProblems } from '@lianxin/domain';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { importRows, type ImportResult, type RowFault } from '../../../platform/db/import-rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { Sentence } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { findTraded, type Traded } from './find-traded.ts';
import { INVOICE_SENTENCES } from './invoice-sentences.ts';
import type { Parties } from './parties-of-trade.ts';
import { supersede } from './supersede.ts';

type Call = Contract['tradeInvoice']['saveMany'];
type Row = RequestOf<Call>['rows'][number];
type Fault = RowFault<ResponseOf<Call>['refused'][number]['field']>;

/** A valid row, as far as known without other rows. */
interface ValidRow {
  readonly row: number;
  readonly key: string;
  readonly parties: Parties;
  readonly columns: Omit<Row, 'side' | 'counterparty' | 'contractNumber' | 'code' | 'checkCode'> & {
    readonly code: string;
    readonly checkCode: string | null;
    readonly contractId: ReturnType<Traded['contractOf']> | null;
  };
}

const SAID = {
  stranger: { zh: '不在与本企业有往来的企业中', en: 'Your enterprise does not deal with one of this name' },
  namesakes: {
    zh: '有多家往来企业同名，请填写统一社会信用代码',
    en: 'Several that you deal with have this name. Give the unified social credit code',
  },
  noContract: { zh: '购销双方之间没有这份合同', en: 'The two have no such contract' },
  twice: { zh: '与前面的行是同一张发票', en: 'It is the same invoice as a row above' },
  known: { zh: '该发票已登记', en: 'This invoice is recorded already' },
  elsewhere: {
    zh: '该发票号码已由其他企业登记，请核对号码；号码无误的，请联系平台客服',
    en: 'Another enterprise has recorded this number. Check it; if it is right, contact support',
  },
} as const satisfies Record<string, Sentence>;

const keyOf = ({ code = '', number }: { readonly code?: string | undefined; readonly number: string }): string => `${code} ${number}`;

function judgeRow({ clock }: CallContext, traded: Traded, row: number, sent: Row): ValidRow | Fault {
  const { side: _, counterparty: __, contractNumber = '', code = '', checkCode, ...record } = sent;
  const [problem] = invoiceProblems({ ...record, code, checkCode }, clock.today());
  if (problem !== undefined) return { row, field: INVOICE_PROBLEMS[problem], reason: INVOICE_SENTENCES[problem] };
  const [parties, others] = traded.partiesOf(sent);
  if (parties === undefined) return { row, field: 'counterparty', reason: SAID.stranger };
  if (others !== undefined) return { row, field: 'counterparty', reason: SAID.namesakes };
  const contractId = contractNumber === '' ? null : traded.contractOf(parties, contractNumber);
  if (contractId === undefined) return { row, field: 'contractNumber', reason: SAID.noContract };
  return { row, key: keyOf(sent), parties, columns: { ...record, code, checkCode: checkCode ?? null, contractId } };
}

const recordedInvoices = async (db: Db, numbers: readonly string[]) =>
  new Map(
    (
      await db
        .select({ code: tradeInvoice.code, number: tradeInvoice.number, buyerNo: tradeInvoice.buyerNo, sellerNo: tradeInvoice.sellerNo })
        .from(tradeInvoice)
        .where(and(inArray(tradeInvoice.number, [...numbers]), isNull(tradeInvoice.supersededAt)))
    ).map((one) => [keyOf(one), one] as const),
  );

/** Inserts rows without duplicates among them, and returns those that already exist. */
async function insertAll(context: CallContext, wanted: readonly ValidRow[]): Promise<readonly Fault[]> {
  if (wanted.length === 0) return [];
  const { db, ids, clock, viewer } = context;
  const ownNo = enterpriseOf(context);
  const present = await recordedInvoices(
    db,
    wanted.map(({ columns }) => columns.number),
  );
  for (const { key, columns, parties } of wanted) {
    const there = present.get(key);
    if (there === undefined || (there.buyerNo === parties.buyerNo && there.sellerNo === parties.sellerNo)) continue;
    // oxlint-disable-next-line no-await-in-loop -- few, and each locks the invoice it may supersede
    await supersede(context, { code: columns.code, number: columns.number, ...parties }, ownNo === parties.sellerNo);
  }
  const made = await db
    .insert(tradeInvoice)
    .values(
      wanted.map(({ columns, parties }) => ({
        id: newId(ids, TradeInvoiceId),
        ...columns,
        ...parties,
        usedAmount: fen(0n),
        verification: 'unchecked' as const,
        registeredByNo: ownNo,
        registeredAt: clock.now(),
        changedBy: viewer.displayName,
        changedAt: clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ code: tradeInvoice.code, number: tradeInvoice.number });
  const kept = new Set(made.map(keyOf));
  return wanted
    .filter(({ key }) => !kept.has(key))
    .map(({ row, key }) => {
      const there = present.get(key);
      const own = there === undefined || there.buyerNo === ownNo || there.sellerNo === ownNo;
      return { row, field: 'number', reason: own ? SAID.known : SAID.elsewhere };
    });
}

async function keepRows(context: CallContext, rows: readonly Row[]): Promise<ImportResult<Fault['field']>> {
  const traded = await findTraded(context.db, enterpriseOf(context), [...rows]);
  const wanted = new Map<string, ValidRow>();
  const faults: Fault[] = [];
  for (const [at, row] of rows.entries()) {
    const one = judgeRow(context, traded, at, row);
    if ('reason' in one) faults.push(one);
    else if (wanted.has(one.key)) faults.push({ row: at, field: 'number', reason: SAID.twice });
    else wanted.set(one.key, one);
  }
  // In one order, so that two sheets with the same numbers cannot deadlock.
  const refused = await insertAll(
    context,
    [...wanted.values()].toSorted((left, right) => (left.key < right.key ? -1 : 1)),
  );
  return { imported: wanted.size - refused.length, faults: [...faults, ...refused].toSorted((left, right) => left.row - right.row) };
}

/** Records each row on its own, or all or none. */
export const saveMany: Handlers['tradeInvoice']['saveMany'] = async (context, { allOrNone, rows }) => {
  const { taken, refused } = await importRows(context, allOrNone, (within) => keepRows(within, rows));
  return { saved: taken, refused };
};
