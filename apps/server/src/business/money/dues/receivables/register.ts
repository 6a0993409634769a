import { ReceivableId, type Contract, type EnterpriseNo, type RequestOf, type TradeInvoiceId } from '@lianxin/api/contract';
import { formatMoney, Refusal, subtractFen, type Fen } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../../../calls/handler.ts';
import { newId } from '../../../../ledger/new-id.ts';
import type { CallContext } from '../../../../platform/call-context.ts';
import { refusedField } from '../../../../platform/refusals.ts';
import { recordAudit } from '../../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../../platform/session/enterprise-of.ts';
import { enterprise, plainReceivable, tradeInvoice } from '../../../../schema/index.ts';
import { coversSomething } from '../../../trade/papers/index.ts';
import { receivableView } from './rows.ts';

type Request = RequestOf<Contract['receivable']['register']>;

interface NewReceivable {
  readonly debtorNo: EnterpriseNo | null;
  readonly debtorName: string;
  readonly number: string;
}

async function nameOf({ db }: CallContext, no: EnterpriseNo): Promise<string> {
  const [row] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, no));
  if (!row) throw new Refusal('NOT_FOUND');
  return row.name;
}

/** From a sales invoice; at most the amount that vouchers do not cover. */
async function owedByInvoice(context: CallContext, invoiceId: TradeInvoiceId, amount: Fen): Promise<NewReceivable> {
  const [row] = await context.db
    .select()
    .from(tradeInvoice)
    .where(and(eq(tradeInvoice.id, invoiceId), eq(tradeInvoice.sellerNo, enterpriseOf(context)), isNull(tradeInvoice.supersededAt)));
  if (!row) throw new Refusal('NOT_FOUND');
  if (!coversSomething(row))
    throw refusedField('invoiceId', {
      zh: '该发票有争议或已失效，请先处理发票',
      en: 'This invoice is disputed or void. Settle that first',
    });
  const free = subtractFen(row.amountWithTax, row.usedAmount);
  if (amount > free)
    throw refusedField('amount', {
      zh: `不能超过发票未使用的金额 ${formatMoney(free)} 元`,
      en: `At most what is unused of the invoice, CNY ${formatMoney(free)}`,
    });
  return { debtorNo: row.buyerNo, debtorName: await nameOf(context, row.buyerNo), number: row.number };
}

/** From a debtor named by the person. */
async function owedByHand(context: CallContext, { debtorNo, debtorName = '', number = '' }: Request): Promise<NewReceivable> {
  if (debtorNo === undefined && debtorName === '') throw refusedField('debtorName', { zh: '请填写债务人', en: 'Say who owes it' });
  if (debtorNo === enterpriseOf(context))
    throw refusedField('debtorNo', { zh: '债务人不能是本企业', en: 'An enterprise does not owe itself' });
  if (number === '') throw refusedField('number', { zh: '请填写单据编号', en: 'Give the number of its document' });
  return debtorNo === undefined
    ? { debtorNo: null, debtorName, number }
    : { debtorNo, debtorName: await nameOf(context, debtorNo), number };
}

/** Registers a receivable that is no voucher. An invoice can be registered once. */
export const registerReceivable: Handlers['receivable']['register'] = async (context, request) => {
  const { db, ids, clock, viewer } = context;
  const { invoiceId, amount, dueOn, note } = request;
  const owed = invoiceId === undefined ? await owedByHand(context, request) : await owedByInvoice(context, invoiceId, amount);
  const by = { registeredBy: viewer.displayName, registeredAt: clock.now(), changedBy: viewer.displayName, changedAt: clock.now() };
  const [made] = await db
    .insert(plainReceivable)
    .values({
      id: newId(ids, ReceivableId),
      ownerNo: enterpriseOf(context),
      ...owed,
      invoiceId: invoiceId ?? null,
      amount,
      dueOn,
      note: note || null,
      ...by,
    })
    .onConflictDoNothing()
    .returning({ id: plainReceivable.id });
  if (!made) throw new Refusal('DUPLICATE');
  await recordAudit(context, 'receivable.register', made.id);
  return receivableView(context, made.id);
};
