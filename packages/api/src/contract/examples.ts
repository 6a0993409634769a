import { civilDate, fen, permissionsOf, type CivilDate, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import * as schema from './schemas/primitives.ts';
import type { User } from './schemas/user.ts';

/** An amount in yuan as fen, for examples. */
export const yuan = (amount: number): Fen => fen(BigInt(Math.round(amount * 100)));

/** A number of rows and their sum in yuan, for examples. */
export const figure = (count: number, amount: number) => ({ count, amount: yuan(amount) });

export const none = figure(0, 0);

/** A date, for examples. Throws on an invalid one. */
export function day(text: string): CivilDate {
  const date = civilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
}

/** The request of a first page, for examples. */
export const firstPage = { page: 1, pageSize: 20 };

/** That page, with one row. */
export const pageWith = <Row>(row: Row) => ({ list: [row], total: 1, ...firstPage });

/** Identifiers, for examples. */
export const ids = {
  enterprise: (text: string) => z.parse(schema.EnterpriseNo, text),
  user: (text: string) => z.parse(schema.UserId, text),
  issuance: (text: string) => z.parse(schema.IssuanceId, text),
  voucher: (text: string) => z.parse(schema.VoucherId, text),
  voucherNumber: (text: string) => z.parse(schema.VoucherNumber, text),
  piece: (text: string) => z.parse(schema.PieceId, text),
  transfer: (text: string) => z.parse(schema.TransferId, text),
  transferDraft: (text: string) => z.parse(schema.TransferDraftId, text),
  financing: (text: string) => z.parse(schema.FinancingId, text),
  financingDraft: (text: string) => z.parse(schema.FinancingDraftId, text),
  pledge: (text: string) => z.parse(schema.PledgeId, text),
  pledgeDraft: (text: string) => z.parse(schema.PledgeDraftId, text),
  repayment: (text: string) => z.parse(schema.RepaymentId, text),
  feeRefund: (text: string) => z.parse(schema.FeeRefundId, text),
  fundEntry: (text: string) => z.parse(schema.FundEntryId, text),
  fundSupplement: (text: string) => z.parse(schema.FundSupplementId, text),
  bankStatement: (text: string) => z.parse(schema.BankStatementId, text),
  statementLine: (text: string) => z.parse(schema.StatementLineId, text),
  bankAccount: (text: string) => z.parse(schema.BankAccountId, text),
  tradeContract: (text: string) => z.parse(schema.TradeContractId, text),
  tradeInvoice: (text: string) => z.parse(schema.TradeInvoiceId, text),
  category: (text: string) => z.parse(schema.CategoryId, text),
  file: (text: string) => z.parse(schema.FileId, text),
  staffInvitation: (text: string) => z.parse(schema.StaffInvitationId, text),
  supplierInvitation: (text: string) => z.parse(schema.SupplierInvitationId, text),
  message: (text: string) => z.parse(schema.MessageId, text),
  announcement: (text: string) => z.parse(schema.AnnouncementId, text),
  signatureRequest: (text: string) => z.parse(schema.SignatureRequestId, text),
  invoiceRequest: (text: string) => z.parse(schema.InvoiceRequestId, text),
  feeItem: (text: string) => z.parse(schema.FeeItemId, text),
  payable: (text: string) => z.parse(schema.PayableId, text),
  offlinePayment: (text: string) => z.parse(schema.OfflinePaymentId, text),
  receivable: (text: string) => z.parse(schema.ReceivableId, text),
  feePayment: (text: string) => z.parse(schema.FeePaymentId, text),
  notice: (text: string) => z.parse(schema.NoticeId, text),
};

export const party = {
  core: { enterpriseNo: ids.enterprise('E1001'), name: '晋北煤业集团有限公司', creditCode: '91350100M000100Y43' },
  supplier: { enterpriseNo: ids.enterprise('E1002'), name: '恒信机电设备有限公司', creditCode: '91140000110057086C' },
  bank: { enterpriseNo: ids.enterprise('L0012'), name: '建设银行朔州分行', creditCode: null },
  guarantor: { enterpriseNo: ids.enterprise('E1005'), name: '汇通融资担保有限公司', creditCode: null },
  tier2: { enterpriseNo: ids.enterprise('E1003'), name: '云岭物流有限公司', creditCode: '914403002792683613' },
};

export const account = {
  id: ids.bankAccount('B2'),
  accountName: '恒信机电设备有限公司',
  accountNumber: '6212 **** **** 0358',
  bankName: '工商银行忻州和平街支行',
  branchNumber: '102173000018',
  verified: true,
  isDefault: true,
};

/** The account on which the lender of the examples is paid. */
export const lendersAccount = {
  ...account,
  id: ids.bankAccount('B12'),
  accountName: party.bank.name,
  accountNumber: '6230 **** **** 8866',
  bankName: party.bank.name,
  branchNumber: '105161000018',
};

export const channelRow: User['channelRows'][number] = {
  id: '1-E1002',
  channel: 1,
  kind: '0',
  enterpriseNo: ids.enterprise('E1002'),
  enterpriseName: party.supplier.name,
  accounts: [account],
  clearingAccount: 'holder',
  credit: null,
  creditNumber: null,
  guaranteePayer: null,
  feeKind: null,
  configs: [{ name: 'cutOff', type: 'channelTerms', content: '16:00' }],
  message: null,
  platformRate: 500n,
  annualRate: 58_000n,
  signing: 'certificate',
  state: 'open',
};

export const exampleUser: User = {
  id: ids.user('U1'),
  mobile: '139****0002',
  userName: 'supplier-op',
  displayName: '王建国',
  role: 'operator',
  enterpriseNo: ids.enterprise('E1002'),
  enterpriseName: '恒信机电设备有限公司',
  status: 1,
  rejectionReason: null,
  accountState: 1,
  bankAccountStatus: 'AAAAAAA',
  licenceFile: 'F1',
  agreementFile: 'F4',
  authorisationFile: 'F5',
  permissions: [...permissionsOf('operator')],
  businessChannels: '1,3,6,11,13',
  configs: [],
  pendingFees: [],
  channelRows: [channelRow],
  enterpriseCount: 1,
  lastSignInAt: '2026-11-19T17:31:00+08:00',
};

export const exampleLogin = {
  request: { userName: 'supplier-op', password: 'TGlhbnhpbkAyMDI2' },
  response: { uuid: '0b8f7c1e', token: 'marker-of-the-session', user: exampleUser },
};
