import type { EnterpriseNo } from '@lianxin/api/contract';
import type {
  CancellationCounts,
  CreditApplicationState,
  FinancingState,
  IssuanceState,
  PledgeApplicationState,
  TransferState,
} from '@lianxin/domain';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/client.ts';
import {
  creditApplication,
  enrolment,
  enterprise,
  feeItem,
  financing,
  informationChangeRow,
  issuance,
  piece,
  pledge,
  transfer,
} from '../../../schema/index.ts';

const OUTSTANDING: IssuanceState[] = ['effective', 'voidAwaitingReview', 'overdue', 'partiallySettled'];
const ISSUING: IssuanceState[] = ['awaitingReview', 'awaitingSignature', 'awaitingSignatureReview'];
const UNFINISHED_TRANSFER: TransferState[] = ['awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview'];
const FINANCING: FinancingState[] = [
  'awaitingReview',
  'awaitingAcceptance',
  'underApproval',
  'supplementing',
  'awaitingContract',
  'awaitingDisbursement',
  'disbursementFailed',
  'disbursed',
  'overdue',
];
const PLEDGED: PledgeApplicationState[] = [
  'awaitingReview',
  'awaitingGuarantor',
  'awaitingGuarantorSignature',
  'guarantorSupplementing',
  'underApproval',
  'supplementing',
  'awaitingRegistration',
  'awaitingDisbursement',
  'disbursementFailed',
  'disbursed',
  'overdue',
  'awaitingRelease',
];
const UNDECIDED_CREDIT: CreditApplicationState[] = ['awaitingReview', 'awaitingDecision'];

const rows = (table: PgTable, where: SQL | undefined) => sql<number>`(select count(*) from ${table} where ${where})`.mapWith(Number);

/** Open items, on either side, that prevent leaving the platform. */
export async function cancellationCounts(db: Db, no: EnterpriseNo): Promise<CancellationCounts> {
  const [counted] = await db
    .select({
      held: rows(piece, and(eq(piece.holderNo, no), eq(piece.live, true))),
      issued: rows(issuance, and(eq(issuance.issuerNo, no), inArray(issuance.state, OUTSTANDING))),
      financing: rows(financing, and(or(eq(financing.enterpriseNo, no), eq(financing.lenderNo, no)), inArray(financing.state, FINANCING))),
      pledge: rows(
        pledge,
        and(or(eq(pledge.enterpriseNo, no), eq(pledge.lenderNo, no), eq(pledge.guarantorNo, no)), inArray(pledge.state, PLEDGED)),
      ),
      fees: rows(feeItem, and(eq(feeItem.enterpriseNo, no), inArray(feeItem.state, ['pending', 'declared']))),
      issuing: rows(issuance, and(or(eq(issuance.issuerNo, no), eq(issuance.recipientNo, no)), inArray(issuance.state, ISSUING))),
      sending: rows(
        transfer,
        and(or(eq(transfer.senderNo, no), eq(transfer.recipientNo, no)), inArray(transfer.state, UNFINISHED_TRANSFER)),
      ),
      asking: rows(creditApplication, and(eq(creditApplication.enterpriseNo, no), inArray(creditApplication.state, UNDECIDED_CREDIT))),
      enrolling: rows(enrolment, and(eq(enrolment.enterpriseNo, no), eq(enrolment.state, 'submitted'))),
      changing: rows(informationChangeRow, and(eq(informationChangeRow.enterpriseNo, no), eq(informationChangeRow.state, 'submitted'))),
    })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, no));
  if (!counted) return { held: 0, issued: 0, financing: 0, pledge: 0, fees: 0, pending: 0 };
  const { issuing, sending, asking, enrolling, changing, ...own } = counted;
  return { ...own, pending: issuing + sending + asking + enrolling + changing };
}
