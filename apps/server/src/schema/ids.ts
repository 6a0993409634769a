import * as z from 'zod/mini';

// The brands are those of the API contract, so that row ids and request ids have the same types. Tables and ledger use nothing else from the contract.
const id = z.string();

export const EnterpriseNo = id.brand<'EnterpriseNo'>();
export const UserId = id.brand<'UserId'>();
export const VoucherId = id.brand<'VoucherId'>();
export const PieceId = id.brand<'PieceId'>();
/** The number of a voucher or a piece. */
export const VoucherNumber = id.brand<'VoucherNumber'>();

type Id<Brand extends string> = string & z.core.$brand<Brand>;

export type EnterpriseNo = Id<'EnterpriseNo'>;
export type UserId = Id<'UserId'>;
export type VoucherId = Id<'VoucherId'>;
export type PieceId = Id<'PieceId'>;
export type VoucherNumber = Id<'VoucherNumber'>;
export type IssuanceId = Id<'IssuanceId'>;
export type TransferId = Id<'TransferId'>;
export type TransferDraftId = Id<'TransferDraftId'>;
export type FinancingId = Id<'FinancingId'>;
export type FinancingDraftId = Id<'FinancingDraftId'>;
export type PledgeId = Id<'PledgeId'>;
export type NoticeId = Id<'NoticeId'>;
export type CreditApplicationId = Id<'CreditApplicationId'>;
export type FundEntryId = Id<'FundEntryId'>;
export type FundSupplementId = Id<'FundSupplementId'>;
export type BankStatementId = Id<'BankStatementId'>;
export type StatementLineId = Id<'StatementLineId'>;
export type BankAccountId = Id<'BankAccountId'>;
export type TradeContractId = Id<'TradeContractId'>;
export type TradeInvoiceId = Id<'TradeInvoiceId'>;
export type CategoryId = Id<'CategoryId'>;
export type FileId = Id<'FileId'>;
export type SupplierInvitationId = Id<'SupplierInvitationId'>;
export type StaffInvitationId = Id<'StaffInvitationId'>;
export type PledgeDraftId = Id<'PledgeDraftId'>;
export type AbsenceId = Id<'AbsenceId'>;
export type InvoiceRequestId = Id<'InvoiceRequestId'>;
export type OfflinePaymentId = Id<'OfflinePaymentId'>;
export type ReceivableId = Id<'ReceivableId'>;
export type FeePaymentId = Id<'FeePaymentId'>;
export type RepaymentId = Id<'RepaymentId'>;
export type FeeRefundId = Id<'FeeRefundId'>;
/** An application to a lender for money, of whichever kind. */
export type FundingId = FinancingId | PledgeId;
