import {
  civilDate,
  formatRatePercent,
  IDENTITY_KINDS,
  isChannelCode,
  isEmail,
  isMobile,
  parseRatePercent,
  parseYuan,
  ROLE_CODES,
  type CivilDate,
  type Fen,
  type Ppm,
  yuanOf,
} from '@lianxin/domain';
import * as z from 'zod/mini';

/** An amount: a decimal string in yuan with two decimals on the wire, whole fen in our code. */
export const Money = z.codec(
  z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/)),
  z.custom<Fen>((value) => typeof value === 'bigint'),
  { decode: (yuan, context) => parseYuan(yuan) ?? refuse(context, yuan), encode: (amount) => yuanOf(amount) },
);

/** An amount above zero. */
export const PositiveMoney = Money.check(z.refine((amount) => amount > 0n));

/** A business day's date, YYYY-MM-DD in Asia/Shanghai. */
export const Day = z.codec(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  z.custom<CivilDate>((value) => typeof value === 'string'),
  { decode: (text, context) => civilDate(text) ?? refuse(context, text), encode: (day) => day },
);

/** A valid time, ISO 8601 with offset. */
export const Instant = z.string().check(
  z.regex(/^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

/** Counts the changes of an object; an act sends the version that the person saw. */
export const Version = z.int().check(z.gte(0), z.lte(2_147_483_647));

/** A month, YYYY-MM in Asia/Shanghai. */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Free text, trimmed, possibly of several lines. */
export const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
export const RequiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A full mobile number (specification §5). */
export const Mobile = z.string().check(z.trim(), z.refine(isMobile));

/** An e-mail address; its domain may be in Chinese. */
export const Email = z.string().check(z.trim(), z.maxLength(254), z.refine(isEmail));

/** The reason for a return, refusal, withdrawal or void. */
export const Reason = RequiredText(100);

/** A kind of document of identity. */
export const IdentityKind = z.enum(IDENTITY_KINDS);

/** The number of a document of identity; its kind stands in a field beside it and decides which numbers there are. */
export const IdentityNumber = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{6,18}$/));

const identifier = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));

/** The id of an object of any kind; another field names the kind. */
export const AnyId = identifier;

/** The schema of an identifier, for calls that serve objects of several kinds. */
export type Identifier<Brand extends string> = z.core.$ZodBranded<typeof identifier, Brand>;

export const EnterpriseNo = identifier.brand<'EnterpriseNo'>();
export const UserId = identifier.brand<'UserId'>();
export const IssuanceId = identifier.brand<'IssuanceId'>();
export const VoucherId = identifier.brand<'VoucherId'>();
/** A piece of a voucher, held by one enterprise. */
export const PieceId = identifier.brand<'PieceId'>();
export const TransferId = identifier.brand<'TransferId'>();
export const TransferDraftId = identifier.brand<'TransferDraftId'>();
export const FinancingId = identifier.brand<'FinancingId'>();
export const FinancingDraftId = identifier.brand<'FinancingDraftId'>();
export const PledgeId = identifier.brand<'PledgeId'>();
export const PledgeDraftId = identifier.brand<'PledgeDraftId'>();
/** An absence of a reviewer. */
export const AbsenceId = identifier.brand<'AbsenceId'>();
export const RepaymentId = identifier.brand<'RepaymentId'>();
export const FeeRefundId = identifier.brand<'FeeRefundId'>();
export const CreditApplicationId = identifier.brand<'CreditApplicationId'>();
export const FundEntryId = identifier.brand<'FundEntryId'>();
export const FundSupplementId = identifier.brand<'FundSupplementId'>();
export const BankStatementId = identifier.brand<'BankStatementId'>();
export const StatementLineId = identifier.brand<'StatementLineId'>();
export const BankAccountId = identifier.brand<'BankAccountId'>();
export const TradeContractId = identifier.brand<'TradeContractId'>();
export const TradeInvoiceId = identifier.brand<'TradeInvoiceId'>();
export const CategoryId = identifier.brand<'CategoryId'>();
export const FileId = identifier.brand<'FileId'>();
export const SupplierInvitationId = identifier.brand<'SupplierInvitationId'>();
export const StaffInvitationId = identifier.brand<'StaffInvitationId'>();
export const MessageId = identifier.brand<'MessageId'>();
export const AnnouncementId = identifier.brand<'AnnouncementId'>();
export const SignatureRequestId = identifier.brand<'SignatureRequestId'>();
export const InvoiceRequestId = identifier.brand<'InvoiceRequestId'>();
export const FeeItemId = identifier.brand<'FeeItemId'>();
/** What an enterprise owes: an issuance of its own, or an invoice. */
export const PayableId = identifier.brand<'PayableId'>();
export const OfflinePaymentId = identifier.brand<'OfflinePaymentId'>();
/** What an enterprise is owed: a piece that it holds, or an entry of its own. */
export const ReceivableId = identifier.brand<'ReceivableId'>();
/** A bank transfer of fees to the platform. */
export const FeePaymentId = identifier.brand<'FeePaymentId'>();
export const NoticeId = identifier.brand<'NoticeId'>();

/** The number of a voucher or a piece: LX, date, serial, check digit, and the ordinals of splits. */
export const VoucherNumber = z
  .string()
  .check(z.regex(/^LX\d{17}(-\d{2,3}){0,10}$/))
  .brand<'VoucherNumber'>();

export type EnterpriseNo = z.output<typeof EnterpriseNo>;
export type UserId = z.output<typeof UserId>;
export type IssuanceId = z.output<typeof IssuanceId>;
export type VoucherId = z.output<typeof VoucherId>;
export type PieceId = z.output<typeof PieceId>;
export type TransferId = z.output<typeof TransferId>;
export type TransferDraftId = z.output<typeof TransferDraftId>;
export type FinancingId = z.output<typeof FinancingId>;
export type FinancingDraftId = z.output<typeof FinancingDraftId>;
export type PledgeId = z.output<typeof PledgeId>;
export type PledgeDraftId = z.output<typeof PledgeDraftId>;
export type AbsenceId = z.output<typeof AbsenceId>;
export type RepaymentId = z.output<typeof RepaymentId>;
export type FeeRefundId = z.output<typeof FeeRefundId>;
export type CreditApplicationId = z.output<typeof CreditApplicationId>;
export type FundEntryId = z.output<typeof FundEntryId>;
export type FundSupplementId = z.output<typeof FundSupplementId>;
export type BankStatementId = z.output<typeof BankStatementId>;
export type StatementLineId = z.output<typeof StatementLineId>;
export type BankAccountId = z.output<typeof BankAccountId>;
export type TradeContractId = z.output<typeof TradeContractId>;
export type TradeInvoiceId = z.output<typeof TradeInvoiceId>;
export type CategoryId = z.output<typeof CategoryId>;
export type FileId = z.output<typeof FileId>;
export type SupplierInvitationId = z.output<typeof SupplierInvitationId>;
export type StaffInvitationId = z.output<typeof StaffInvitationId>;
export type MessageId = z.output<typeof MessageId>;
export type AnnouncementId = z.output<typeof AnnouncementId>;
export type SignatureRequestId = z.output<typeof SignatureRequestId>;
export type InvoiceRequestId = z.output<typeof InvoiceRequestId>;
export type PayableId = z.output<typeof PayableId>;
export type OfflinePaymentId = z.output<typeof OfflinePaymentId>;
export type ReceivableId = z.output<typeof ReceivableId>;
export type FeeItemId = z.output<typeof FeeItemId>;
export type FeePaymentId = z.output<typeof FeePaymentId>;
export type NoticeId = z.output<typeof NoticeId>;
export type VoucherNumber = z.output<typeof VoucherNumber>;

const rateLike = (pattern: RegExp) =>
  z.codec(
    z.string().check(z.regex(pattern)),
    z.custom<Ppm>((value) => typeof value === 'bigint'),
    { decode: (percent, context) => parseRatePercent(percent) ?? refuse(context, percent), encode: (rate) => formatRatePercent(rate) },
  );

/** A rate: a percentage as a decimal string of at most four decimals on the wire, whole millionths in our code. */
export const Rate = rateLike(/^\d{1,3}(\.\d{1,4})?$/);

/** A yearly cost as a rate. It is unbounded: minimum fees can take nearly all of a small amount. */
export const CostRate = rateLike(/^\d{1,18}(\.\d{1,4})?$/);

/** A closed set that has codes on the wire and names in our code. */
export function coded<const Name extends string>(codes: Readonly<Record<Name, string | number>>) {
  const names = Object.keys(codes) as Name[];
  const nameOf = new Map(names.map((name) => [String(codes[name]), name]));
  return z.codec(z.enum(names.map((name) => String(codes[name]))), z.enum(names), {
    decode: (code, context) => nameOf.get(code) ?? refuse(context, code),
    encode: (name: Name) => String(codes[name]),
  });
}

export const RoleCode = coded(ROLE_CODES);
/** Who took a step: a person in their role, or the platform when a time limit expired. */
export const ActorRoleCode = coded({ ...ROLE_CODES, system: 'system' });
/** The positions that an administrator can give. */
export const PositionCode = coded({ operator: ROLE_CODES.operator, reviewer: ROLE_CODES.reviewer });
/** `new_add` is an enterprise that the administrator of another adds (specification §2.2). */
export const RegistrationKindCode = coded({ first: 'new', associated: 'new_add' });

/** The code of a financing channel (specification §3). The server configures which channels exist. */
export const Channel = z.int().check(z.refine(isChannelCode));

/** The token in the link of an invitation, which reveals nothing. */
export const InvitationToken = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}\.[0-9A-Za-z_-]{43}$/));

function refuse(context: z.core.ParsePayload, input: unknown): never {
  context.issues.push({ code: 'custom', input, message: 'not of this kind' });
  return z.NEVER;
}
