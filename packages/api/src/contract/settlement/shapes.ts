import * as z from 'zod/mini';
import { AccountView, FileView, LogEntry, Party, TwoReviews, WaitingFor } from '../schemas/party.ts';
import {
  BankAccountId,
  coded,
  Day,
  Instant,
  IssuanceId,
  Money,
  PieceId,
  Text,
  Version,
  VoucherId,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { pageOf, pageRequest } from '../schemas/page.ts';
import { ActCode, PaymentStateCode, SettlementStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** How a voucher that the enterprise is to pay stands: its settlement's states, and before its day. */
export const ToPayStateCode = coded({
  upcoming: '10',
  reserving: '20',
  paying: '30',
  partly: '31',
  short: '40',
  prepared: '41',
  paid: '90',
});

/** How a piece stands that the enterprise is to be paid. `refused`: its own account took no money. */
export const ToReceiveStateCode = coded({ upcoming: '10', processing: '20', refused: '31', overdue: '40', paid: '90' });

/** Of days of payment both ends belong to it. */
export const listRequest = { ...pageRequest, from: z.optional(Day), to: z.optional(Day), search: z.optional(Text(100)) };

/** A voucher that the enterprise issued and is to pay. */
export const ToPay = z.object({
  voucherId: VoucherId,
  issuanceId: IssuanceId,
  number: wire('pzbh', VoucherNumber),
  dueOn: wire('endDate', Day),
  /** The working day on which it is paid. */
  paysOn: Day,
  amount: wire('pzAmt', Money),
  /** What is not paid of it. */
  unpaid: Money,
  /** What paying that today would cost on top. */
  lateInterest: Money,
  /** Pieces that are to be paid. */
  payees: z.int(),
  state: ToPayStateCode,
  /** Of the settlement; zero before its day. */
  version: Version,
  account: z.nullable(AccountView),
  overdueSince: z.nullable(Day),
  /** Why no money could be set aside, as the bank says. */
  shortage: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
  returnReason: z.nullable(z.string()),
  preparedByName: z.nullable(z.string()),
  /** Whether the viewer prepared its payment. */
  isOwn: z.boolean(),
  waitingFor: z.nullable(WaitingFor),
  acts: z.array(ActCode),
  /** Only to the people of the enterprise that reviews it, and only where one reviewer is not enough. */
  twoReviews: z.optional(TwoReviews),
});

/** An account that the enterprise pays from, and whether it holds what is due from it in the period. */
export const Need = z.object({ account: AccountView, due: Money, balance: z.nullable(Money), balanceAt: z.nullable(Instant) });

export const ToPayPage = z.extend(pageOf(ToPay, z.enum(['upcoming', 'reserving', 'paying', 'partly', 'short', 'prepared', 'paid'])), {
  needs: z.array(Need),
});

/** A piece that the enterprise is to be paid. */
export const ToReceive = z.object({
  pieceId: PieceId,
  voucherId: VoucherId,
  number: wire('pzbh', VoucherNumber),
  issuer: Party,
  dueOn: wire('endDate', Day),
  paysOn: Day,
  amount: wire('pzAmt', Money),
  /** What came on top, or would if it were paid today. */
  lateInterest: Money,
  state: ToReceiveStateCode,
  /** Where it is paid to, or was: the account named for it, or the default one where that takes no money. */
  account: z.nullable(AccountView),
  /** The day from which that account can be confirmed. */
  confirmableFrom: Day,
  /** Who of the holder confirmed that account last, and when. */
  confirmation: z.nullable(z.object({ by: z.string(), at: Instant })),
  paidAt: z.nullable(Instant),
  bankSerial: wire('bankSerial', z.nullable(z.string())),
  /** Why its account took no money. */
  reason: z.nullable(z.string()),
  /** What the issuer says of its being late. */
  explanation: z.nullable(z.string()),
  acts: z.array(ActCode),
});

export const ToReceivePage = pageOf(ToReceive, z.enum(['upcoming', 'processing', 'refused', 'overdue', 'paid']));

/** What falls due on one day. */
export const DueDay = z.object({ paysOn: Day, items: z.int(), amount: Money, paid: Money, overdue: Money });

/** One payment of a voucher, as its issuer sees it. */
export const Payment = z.object({
  id: z.string(),
  pieceId: PieceId,
  pieceNumber: VoucherNumber,
  payee: Party,
  purpose: z.enum(['holder', 'lender', 'pledgee', 'rest']),
  accountName: z.string(),
  /** Masked. */
  accountNumber: z.string(),
  amount: Money,
  lateInterest: Money,
  state: PaymentStateCode,
  reason: z.nullable(z.string()),
  bankSerial: z.nullable(z.string()),
  paidAt: z.nullable(Instant),
  /** The bank's own receipts that its payer added. */
  receipts: z.array(FileView),
});

/** The bank's receipts of one payment for a piece. */
export const BankReceipts = z.object({ paymentId: z.string(), payee: Party, files: z.array(FileView) });

/** A voucher that the enterprise is to pay, with every payment and step of it. */
export const Detail = z.object({ voucher: ToPay, payments: z.array(Payment), log: z.array(LogEntry) });

export const Shown = z.strictObject({ voucherId: VoucherId, version: Version });
export const Reference = z.object({ voucherId: VoucherId, number: VoucherNumber, state: SettlementStateCode, version: Version });
export const PayRequest = z.strictObject({
  vouchers: z.array(Shown).check(z.minLength(1), z.maxLength(100)),
  payAccountId: z.optional(BankAccountId),
});
