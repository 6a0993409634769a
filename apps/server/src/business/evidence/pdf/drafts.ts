import type { FinancingDetail, PledgeDetail, TransferId } from '@lianxin/api/contract';
import { chargeIn, Refusal, STATE_LABELS, sumFen } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { Services } from '../../../platform/services.ts';
import type { financing, pledge } from '../../../schema/index.ts';
import { financings, get as financingDetail } from '../../lending/financing/index.ts';
import { get as pledgeDetail, pledges } from '../../lending/pledge/index.ts';
import { get as transferDetail } from '../../vouchers/transfer/index.ts';
import { agreementPdf, type AgreementTerms } from './agreement.ts';
import { chainOf } from './chain-of.ts';
import { disbursementPdf, type Disbursement } from './disbursement-receipt.ts';
import { financingTerms } from './financing.ts';
import type { PdfDraft } from './issue.ts';
import { takenPieces, type Loan } from './loan-terms.ts';
import { pledgeTerms } from './pledge.ts';
import { registrationPdf, type RegistrationProof } from './registration-proof.ts';
import { transferPdf } from './transfer.ts';

type DraftServices = Pick<Services, 'config'>;

/** Refuses NOT_FOUND to others than the parties. */
export async function transferDraft({ config }: DraftServices, context: CallContext, id: TransferId): Promise<PdfDraft> {
  const detail = await transferDetail(context, { id });
  return transferPdf(detail, await chainOf(context.db, detail.sourceNumber), context.portalAddress, config.platformName);
}

type ChargedTerms = Pick<Disbursement, 'valueOn' | 'paysOn' | 'days' | 'interest'>;

/** The days and the interest of a loan, as charged. */
function chargedTerms({ quote, charged }: Pick<FinancingDetail, 'quote' | 'charged'>): ChargedTerms {
  const terms = charged ?? quote;
  const { valueOn, paysOn, days } = terms;
  return { valueOn, paysOn, days, interest: chargeIn(terms, 'interest') };
}

/** Differences between documents of financings and pledge loans. */
interface LoanKind<Detail extends FinancingDetail | PledgeDetail, Row> {
  readonly business: Loan['business'];
  readonly read: (context: CallContext, asked: Pick<Detail, 'id'>) => Promise<Detail>;
  readonly rowOf: (db: Db, id: Detail['id']) => Promise<Row | undefined>;
  readonly stateOf: (detail: Detail) => string;
  readonly termsOf: (detail: Detail) => AgreementTerms;
  /** Undefined if the reader may not see the payout. */
  readonly payoutOf: (detail: Detail) => (ChargedTerms & Pick<Disbursement, 'lenderNumber'>) | undefined;
  readonly entryOf: (detail: Detail, row: Row) => Pick<RegistrationProof, 'registrant' | 'cancellationNumber'>;
}

/** The reported registration. Refuses NOT_FOUND if there is none, or the lender waived it. */
function registeredOf({ registration }: FinancingDetail | PledgeDetail) {
  if (registration === null) throw new Refusal('NOT_FOUND');
  const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt } = registration;
  if (!certificateNumber || !registeredAt || !expiresOn || !searchReportNumber || !searchedAt) throw new Refusal('NOT_FOUND');
  return { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt };
}

function loanDrafts<
  Detail extends FinancingDetail | PledgeDetail,
  Row extends Pick<typeof financing.$inferSelect, 'paidOut' | 'receiptNumber'>,
>({ business, read, rowOf, stateOf, termsOf, payoutOf, entryOf }: LoanKind<Detail, Row>) {
  const loanOf = (detail: Detail): Loan => {
    const { id, applicationNumber, lenderName: lender, holder, amount, number, pieces }: FinancingDetail | PledgeDetail = detail;
    const taken = sumFen(pieces.map((piece) => piece.amount));
    const named = { business, id, applicationNumber, state: stateOf(detail), lender, borrower: holder.name };
    return { ...named, amount, number, pieces: takenPieces(pieces), taken };
  };
  const detailAndRow = async (context: CallContext, id: Detail['id']) => {
    const detail = await read(context, { id });
    const row = await rowOf(context.db, id);
    if (!row) throw new Refusal('NOT_FOUND');
    return { detail, row };
  };
  return {
    agreement: async ({ config }: DraftServices, context: CallContext, id: Detail['id']): Promise<PdfDraft> => {
      const detail = await read(context, { id });
      const chain = await chainOf(context.db, detail.number);
      return agreementPdf(loanOf(detail), detail, termsOf(detail), chain, context.portalAddress, config.platformName);
    },
    /** Refuses NOT_FOUND before the payout. */
    receipt: async ({ config }: DraftServices, context: CallContext, id: Detail['id']): Promise<PdfDraft> => {
      const { detail, row } = await detailAndRow(context, id);
      const { disbursedOn, receivingAccount: account, annualRate }: FinancingDetail | PledgeDetail = detail;
      const payout = payoutOf(detail);
      if (!payout || disbursedOn === null) throw new Refusal('NOT_FOUND');
      const { paidOut, receiptNumber } = row;
      const registration = detail.registration?.certificateNumber ?? null;
      const paid = { ...loanOf(detail), ...payout, paidOut, receiptNumber, disbursedOn, account, annualRate, registration };
      return disbursementPdf(paid, await chainOf(context.db, detail.number), context.portalAddress, config.platformName);
    },
    /** Refuses NOT_FOUND without a registration. */
    registration: async ({ config }: DraftServices, context: CallContext, id: Detail['id']): Promise<PdfDraft> => {
      const { detail, row } = await detailAndRow(context, id);
      const entry = { ...loanOf(detail), ...registeredOf(detail), ...entryOf(detail, row) };
      return registrationPdf(entry, await chainOf(context.db, detail.number), context.portalAddress, config.platformName);
    },
  };
}

export const financingDrafts = loanDrafts<FinancingDetail, typeof financing.$inferSelect>({
  business: 'financing',
  read: financingDetail,
  rowOf: financings.read,
  stateOf: ({ state }) => STATE_LABELS.financing[state].zh,
  termsOf: financingTerms,
  // The receipt of the payout is for who pays and who is paid; the issuer reads the sums in the agreement.
  payoutOf: (detail) => (detail.part === 'counterparty' ? undefined : { lenderNumber: detail.lenderNumber, ...chargedTerms(detail) }),
  entryOf: ({ lenderName }) => ({ registrant: lenderName, cancellationNumber: null }),
});

export const pledgeDrafts = loanDrafts<PledgeDetail, typeof pledge.$inferSelect>({
  business: 'pledge',
  read: pledgeDetail,
  rowOf: pledges.read,
  stateOf: ({ state }) => STATE_LABELS.pledge[state].zh,
  termsOf: pledgeTerms,
  payoutOf: (detail) => ({ lenderNumber: null, ...chargedTerms(detail) }),
  entryOf: ({ lenderName, guarantor }, { lenderNo, registeredByNo, cancellationNumber }) => ({
    registrant: registeredByNo === lenderNo ? lenderName : (guarantor?.name ?? lenderName),
    cancellationNumber,
  }),
});
