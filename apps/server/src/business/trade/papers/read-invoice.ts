import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { civilDate, fen, parseYuan, Refusal, shanghaiDate, type Fen, type InvoiceKind } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { InvoiceText } from '../../../platform/invoice-file/invoice-text.ts';
import { readInvoiceFile } from '../../../platform/invoice-file/read-invoice-file.ts';
import { unstorableTextsIn } from '../../../platform/storable.ts';
import { IsolatedError } from '../../../platform/isolated/run-once.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { OFD_TYPE } from '../../../platform/storage/upload-policy.ts';
import { enterprise, file, supplierRelation } from '../../../schema/index.ts';

type ReadInvoice = NonNullable<ResponseOf<Contract['tradeInvoice']['read']>>;

const amountOf = (text: string | null): Fen | null => {
  const plain = text
    ?.normalize('NFKC')
    .replaceAll(/[,¥￥元\s]/g, '')
    .replace(/(\.\d{2})0+$/, '$1');
  return plain === undefined ? null : (parseYuan(plain) ?? null);
};
const positive = (amount: Fen | null): Fen | null => (amount !== null && amount > 0n ? amount : null);

/** An instant with its offset from UTC, which may be another day in Shanghai. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/i;

const dayOf = (text: string | null) => {
  const plain = text?.normalize('NFKC').trim() ?? '';
  if (INSTANT.test(plain)) {
    const instant = new Date(plain);
    return Number.isNaN(instant.getTime()) ? null : shanghaiDate(instant);
  }
  const [, year, month = '', day = ''] =
    /^(\d{4})(\d{2})(\d{2})/.exec(plain) ?? /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})/.exec(plain) ?? [];
  return civilDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? null;
};

/** Fully digital invoices have twenty digits; of the others only ordinary ones have a check code. Null if the file does not tell the kind. */
function kindOf({ number, kind, checkCode }: InvoiceText): InvoiceKind | null {
  if (/^\d{20}$/.test(number ?? '')) return kind === null ? null : kind === 'ordinary' ? 'digitalOrdinary' : 'digitalSpecial';
  if (kind !== null) return kind === 'ordinary' ? 'vatElectronicOrdinary' : 'vatElectronicSpecial';
  return checkCode === null ? null : 'vatElectronicOrdinary';
}

/** The other party, if the file names this enterprise and a trading partner. */
async function otherOf({ db }: CallContext, ownNo: EnterpriseNo, text: InvoiceText): Promise<ReadInvoice['counterparty']> {
  const [own] = await db.select({ creditCode: enterprise.creditCode }).from(enterprise).where(eq(enterprise.enterpriseNo, ownNo));
  const { buyerTaxNumber, sellerTaxNumber } = text;
  const side = own?.creditCode === buyerTaxNumber ? 'buyer' : own?.creditCode === sellerTaxNumber ? 'seller' : undefined;
  const code = side === 'buyer' ? sellerTaxNumber : buyerTaxNumber;
  if (side === undefined || code === null) return null;
  const [mine, theirs] =
    side === 'buyer' ? [supplierRelation.buyerNo, supplierRelation.supplierNo] : [supplierRelation.supplierNo, supplierRelation.buyerNo];
  const [other] = await db
    .select({ enterpriseNo: theirs, name: enterprise.name })
    .from(supplierRelation)
    .innerJoin(enterprise, sql`${enterprise.enterpriseNo} = ${theirs}`)
    .where(and(eq(mine, ownNo), eq(enterprise.creditCode, code)));
  return other ? { ...other, side } : null;
}

async function textOf(content: Uint8Array): Promise<InvoiceText | null> {
  try {
    const text = await readInvoiceFile(content);
    // A query by such a text would fail.
    return unstorableTextsIn(text).length > 0 ? null : text;
  } catch (error) {
    if (!(error instanceof IsolatedError)) throw error;
    if (error.kind === 'busy') throw new Refusal('TOO_FREQUENT');
    return null;
  }
}

const RED = { zh: '这是红字发票，不能登记', en: 'This is a red (negative) invoice, which cannot be recorded' };

/** Reads an XML or OFD file of the enterprise; null if nothing can be read. The person confirms the rest. Refuses red invoices. */
export const readInvoice: ServedHandlers['tradeInvoice']['read'] = async (context, { fileId }, { limiter }) => {
  const { db, store, viewer } = context;
  const ownNo = enterpriseOf(context);
  await limiter.take(LIMITS.readPicture, viewer.userId);
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), eq(file.enterpriseNo, ownNo)));
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.contentType !== 'application/xml' && row.contentType !== OFD_TYPE) return null;
  const content = await store.get(row.key);
  if (!content) throw new Refusal('NOT_FOUND');
  const text = await textOf(content);
  if (text === null) return null;
  const net = amountOf(text.amountWithoutTax);
  const tax = amountOf(text.tax);
  const total = amountOf(text.amountWithTax) ?? (net !== null && tax !== null ? fen(net + tax) : null);
  if ([net, tax, total].some((amount) => amount !== null && amount < 0n)) throw refusedField('fileId', RED);
  return {
    kind: kindOf(text),
    code: text.code,
    number: text.number,
    checkCode: text.checkCode?.replaceAll(/\D/g, '').slice(-6) ?? null,
    issuedOn: dayOf(text.issuedOn),
    amountWithoutTax: positive(net),
    amountWithTax: positive(total),
    tax,
    goods: text.goods,
    counterparty: await otherOf(context, ownNo, text),
  };
};
