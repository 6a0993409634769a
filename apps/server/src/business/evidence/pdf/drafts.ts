import type { FinancingDetail, FinancingId, PledgeDetail, PledgeId, TransferId } from '@lianxin/api/contract';
import { Refusal, STATE_LABELS, sumFen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { financing, pledge } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { get as financingDetail } from '../../lending/financing/index.ts';
import { get as pledgeDetail } from '../../lending/pledge/index.ts';
import { get as transferDetail } from '../../vouchers/transfer/index.ts';
import { chainOf } from './chain-of.ts';
import { disbursementPdf, type Disbursement } from './disbursement-receipt.ts';
import { financingPdf } from './financing.ts';
import type { PdfDraft } from './issue.ts';
import { takenPieces, type Loan } from './loan-terms.ts';
import { pledgePdf } from './pledge.ts';
import { registrationPdf, type RegistrationProof } from './registration-proof.ts';
import { transferPdf } from './transfer.ts';

type Of = Pick<Services, 'config'>;

/** The sheet of a transfer as the enterprise may read it. Refuses NOT_FOUND to who is no party of it. */
export async function transferDraft({ config }: Of, context: CallContext, id: TransferId): Promise<PdfDraft> {
  const detail = await transferDetail(context, { id });
  return transferPdf(detail, await chainOf(context.db, detail.sourceNumber), context.portalAddress, config.platformName);
}

/** The same of a financing's agreement. */
export async function financingDraft({ config }: Of, context: CallContext, id: FinancingId): Promise<PdfDraft> {
  const detail = await financingDetail(context, { id });
  return financingPdf(detail, await chainOf(context.db, detail.number), context.portalAddress, config.platformName);
}

/** The same of the agreement of a loan against a pledge. */
export async function pledgeDraft({ config }: Of, context: CallContext, id: PledgeId): Promise<PdfDraft> {
  const detail = await pledgeDetail(context, { id });
  return pledgePdf(detail, await chainOf(context.db, detail.number), context.portalAddress, config.platformName);
}

/** That a financing was paid out, for whoever is financed and its lender. Refuses NOT_FOUND to others, and before it was. */
export async function financingReceiptDraft(of: Of, context: CallContext, id: FinancingId): Promise<PdfDraft> {
  const detail = await financingDetail(context, { id });
  const [row] = await context.db
    .select({ paidOut: financing.paidOut, receiptNumber: financing.receiptNumber })
    .from(financing)
    .where(eq(financing.id, id));
  if (!row || detail.disbursedOn === null || detail.part === 'counterparty') throw new Refusal('NOT_FOUND');
  const { disbursedOn, lenderNumber, quote, charged } = detail;
  return receiptDraft(of, context, {
    ...loanOf('financing', detail),
    ...row,
    ...paidOutOf(detail),
    disbursedOn,
    lenderNumber,
    paysOn: (charged ?? quote).paysOn,
  });
}

/** The same of a loan against a pledge, for its borrower, its lender and its guarantor. */
export async function loanReceiptDraft(of: Of, context: CallContext, id: PledgeId): Promise<PdfDraft> {
  const detail = await pledgeDetail(context, { id });
  const [row] = await context.db
    .select({ paidOut: pledge.paidOut, receiptNumber: pledge.receiptNumber })
    .from(pledge)
    .where(eq(pledge.id, id));
  const { disbursedOn, repayOn } = detail;
  if (!row || disbursedOn === null) throw new Refusal('NOT_FOUND');
  return receiptDraft(of, context, {
    ...loanOf('pledge', detail),
    ...row,
    ...paidOutOf(detail),
    disbursedOn,
    lenderNumber: null,
    paysOn: repayOn,
  });
}

const receiptDraft = async ({ config }: Of, { db, portalAddress }: CallContext, paid: Disbursement): Promise<PdfDraft> =>
  disbursementPdf(paid, await chainOf(db, paid.number), portalAddress, config.platformName);

/** Where a financing's assignment is registered, for whoever may read the financing. Refuses NOT_FOUND to others, and where it is not. */
export async function financingRegistrationDraft(of: Of, context: CallContext, id: FinancingId): Promise<PdfDraft> {
  const detail = await financingDetail(context, { id });
  return registrationDraft(of, context, {
    ...loanOf('financing', detail),
    ...registeredOf(detail),
    state: STATE_LABELS.financing[detail.state].zh,
    registrant: detail.lenderName,
    cancellationNumber: null,
  });
}

/** The same of a loan's pledge, for its borrower, its lender and its guarantor. */
export async function loanRegistrationDraft(of: Of, context: CallContext, id: PledgeId): Promise<PdfDraft> {
  const detail = await pledgeDetail(context, { id });
  const [row] = await context.db
    .select({ lenderNo: pledge.lenderNo, registeredByNo: pledge.registeredByNo, cancellationNumber: pledge.cancellationNumber })
    .from(pledge)
    .where(eq(pledge.id, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return registrationDraft(of, context, {
    ...loanOf('pledge', detail),
    ...registeredOf(detail),
    state: STATE_LABELS.pledge[detail.state].zh,
    registrant: row.registeredByNo === row.lenderNo ? detail.lenderName : (detail.guarantor?.name ?? detail.lenderName),
    cancellationNumber: row.cancellationNumber,
  });
}

const registrationDraft = async ({ config }: Of, { db, portalAddress }: CallContext, entry: RegistrationProof): Promise<PdfDraft> =>
  registrationPdf(entry, await chainOf(db, entry.number), portalAddress, config.platformName);

/** The entry at the register that was told. Refuses NOT_FOUND where there is none, as where its lender waived it. */
function registeredOf({ registration }: FinancingDetail | PledgeDetail) {
  if (registration === null) throw new Refusal('NOT_FOUND');
  const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt } = registration;
  if (!certificateNumber || !registeredAt || !expiresOn || !searchReportNumber || !searchedAt) throw new Refusal('NOT_FOUND');
  return { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt };
}

/** What every paper about a loan says. */
function loanOf(business: Loan['business'], detail: FinancingDetail | PledgeDetail): Loan {
  const { id, applicationNumber, lenderName, holder, amount, number, pieces } = detail;
  return {
    business,
    id,
    applicationNumber,
    lender: lenderName,
    borrower: holder.name,
    amount,
    number,
    pieces: takenPieces(pieces),
    taken: sumFen(pieces.map((piece) => piece.amount)),
  };
}

/** What a receipt says besides, alike of both. */
function paidOutOf({ receivingAccount, annualRate, registration }: FinancingDetail | PledgeDetail) {
  return { account: receivingAccount, annualRate, registration: registration?.certificateNumber ?? null };
}
