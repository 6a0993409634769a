import type { EnterpriseNo, IssuanceDraftForm, IssuanceId } from '@lianxin/api/contract';
import { fen, invoiceCoverage, sumFen, type CivilDate, type Fen, type InvoiceUse, type IssuanceCheckInput } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { quotaReservation, tradeContract } from '../../schema/index.ts';
import { accountOf, isUsable } from '../enterprise/accounts.ts';
import { isSupplierOf } from '../enterprise/suppliers.ts';
import { issueLimits } from '../limits/dated-limits.ts';
import { activeUses, invoicesOfBuyer, merged, ofSeller, usesForCheck } from '../trade/invoice-use.ts';
import { freeQuota } from '../credit/quota.ts';

export type DraftForm = z.output<typeof IssuanceDraftForm>;

export interface CheckQuestion {
  readonly issuerNo: EnterpriseNo;
  readonly issuerSuspended: boolean;
  readonly today: CivilDate;
  readonly form: DraftForm;
  /** The application that the form belongs to: what it already takes counts as free. */
  readonly issuanceId?: IssuanceId | undefined;
  /** Whether an act follows that takes what is checked. */
  readonly lock?: boolean;
}

async function recipientOf(db: Db, issuerNo: EnterpriseNo, recipientNo: EnterpriseNo | undefined) {
  if (recipientNo === undefined) return undefined;
  return { enterpriseNo: recipientNo, verified: await isSupplierOf(db, issuerNo, recipientNo) };
}

async function contractAllows(db: Db, issuerNo: EnterpriseNo, form: DraftForm): Promise<boolean | undefined> {
  if (form.contractId === undefined || form.recipientNo === undefined) return undefined;
  const [row] = await db
    .select()
    .from(tradeContract)
    .where(and(eq(tradeContract.id, form.contractId), eq(tradeContract.buyerNo, issuerNo), eq(tradeContract.sellerNo, form.recipientNo)));
  return row !== undefined && row.allowsVoucher && form.contractAllowsVoucher !== false;
}

/** What this application has reserved of the channel's line so far. */
async function ownReservation(db: Db, issuanceId: IssuanceId | undefined, channel: number): Promise<Fen> {
  if (issuanceId === undefined) return fen(0n);
  const [row] = await db
    .select()
    .from(quotaReservation)
    .where(and(eq(quotaReservation.issuanceId, issuanceId), eq(quotaReservation.channel, channel)));
  return row && row.state !== 'released' ? row.amount : fen(0n);
}

/** Gathers what the domain's checks of an issuance need to know, from the form and from what the database holds true. */
export async function checkInput(db: Db, question: CheckQuestion): Promise<IssuanceCheckInput> {
  const { issuerNo, issuerSuspended, today, form, issuanceId, lock = false } = question;
  const recipient = await recipientOf(db, issuerNo, form.recipientNo);
  const account = form.receivingAccountId && form.recipientNo ? await accountOf(db, form.recipientNo, form.receivingAccountId) : undefined;
  const wanted = merged(form.invoices ?? []);
  const ids = form.recipientNo ? wanted.map(({ invoiceId }) => invoiceId) : [];
  const bought = await invoicesOfBuyer(db, issuerNo, ids, lock);
  const found = form.recipientNo ? ofSeller(bought, form.recipientNo) : bought;
  const own = issuanceId === undefined ? undefined : await activeUses(db, { ownerKind: 'issuance', ownerId: issuanceId });
  const free = form.channel === undefined ? undefined : await freeQuota(db, issuerNo, form.channel, today, lock);
  return {
    issuerNo,
    issuerSuspended,
    issuedOn: today,
    ...(await issueLimits(db)),
    dueOn: form.dueOn,
    termReason: form.termReason,
    amount: form.amount,
    recipient,
    accountUsable: form.receivingAccountId === undefined ? undefined : isUsable(account),
    paymentNature: form.paymentNature,
    contractAllowsVoucher: await contractAllows(db, issuerNo, form),
    invoices: usesForCheck(wanted, found, own),
    quotaAvailable:
      free === undefined || form.channel === undefined ? undefined : fen(free + (await ownReservation(db, issuanceId, form.channel))),
  };
}

/** What the invoices of a form cover, and what is missing. */
export function coverageOf(amount: Fen | undefined, invoices: readonly InvoiceUse[]): { coverage: Fen; shortfall: Fen } {
  const coverage = sumFen(invoices.map(({ used }) => used));
  return { coverage, shortfall: amount === undefined ? fen(0n) : invoiceCoverage(amount, invoices).shortfall };
}
