import * as z from 'zod/mini';
import { AccountView, FileView, LastReminder, LogEntry, Party, TwoReviews, WaitingFor } from '../schemas/party.ts';
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
import { summedPageOf, pageRequest } from '../schemas/page.ts';
import { ActCode, PaymentStateCode, SettlementStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** The states of a voucher that the enterprise has to pay: those of its settlement, and those before its day. */
export const ToPayStateCode = coded({
  upcoming: '10',
  reserving: '20',
  paying: '30',
  partly: '31',
  short: '40',
  prepared: '41',
  paid: '90',
});

/** The states of a piece for which the enterprise is to be paid. `refused`: its account did not accept the payment. */
export const ToReceiveStateCode = coded({ upcoming: '10', processing: '20', refused: '31', overdue: '40', paid: '90' });

/** The range of days of payment includes both ends. */
export const listRequest = { ...pageRequest, from: z.optional(Day), to: z.optional(Day), search: z.optional(Text(100)) };

/** An issued voucher that the enterprise has to pay. */
export const ToPay = z.object({
  voucherId: VoucherId,
  issuanceId: IssuanceId,
  number: wire('pzbh', VoucherNumber),
  dueOn: wire('endDate', Day),
  /** The working day on which it is paid. */
  paysOn: Day,
  amount: wire('pzAmt', Money),
  unpaid: Money,
  /** The late interest if it were paid today. */
  lateInterest: Money,
  /** The number of pieces to be paid. */
  payees: z.int(),
  state: ToPayStateCode,
  /** The version of the settlement; 0 before its day. */
  version: Version,
  account: z.nullable(AccountView),
  overdueSince: z.nullable(Day),
  /** Why the bank could not reserve the money. */
  shortage: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
  returnReason: z.nullable(z.string()),
  preparedByName: z.nullable(z.string()),
  /** Whether the viewer prepared its payment. */
  isOwn: z.boolean(),
  waitingFor: z.nullable(WaitingFor),
  acts: z.array(ActCode),
  /** Only for people of the enterprise that reviews it, and only where two reviewers are required. */
  twoReviews: z.optional(TwoReviews),
});

/** An account from which the enterprise pays, and whether it covers what is due in the period. */
export const Need = z.object({
  account: AccountView,
  due: Money,
  /** What is due by day of payment, the earliest first, and to how many holders. */
  days: z.array(z.object({ paysOn: Day, due: Money, holders: z.int(), overdue: z.boolean() })),
  balance: z.nullable(Money),
  balanceAt: z.nullable(Instant),
  /** The bank had less than this amount when it was to set it aside, and has not been asked for the balance since: the balance is out of date. */
  refused: z.nullable(z.object({ at: Instant, amount: Money, reason: z.string() })),
});

export const ToPayPage = z.extend(
  summedPageOf(
    ToPay,
    z.enum(['amount', 'unpaid', 'lateInterest']),
    z.enum(['upcoming', 'reserving', 'paying', 'partly', 'short', 'prepared', 'paid']),
  ),
  {
    needs: z.array(Need),
  },
);

/** A piece for which the enterprise is to be paid. */
export const ToReceive = z.object({
  pieceId: PieceId,
  voucherId: VoucherId,
  number: wire('pzbh', VoucherNumber),
  issuer: Party,
  dueOn: wire('endDate', Day),
  paysOn: Day,
  amount: wire('pzAmt', Money),
  /** The late interest, paid or as of today. */
  lateInterest: Money,
  state: ToReceiveStateCode,
  /** The receiving account: the one chosen for it, or the default one where that does not accept payments. */
  account: z.nullable(AccountView),
  /** The day from which that account can be confirmed. */
  confirmableFrom: Day,
  /** Who confirmed that account last, and when. */
  confirmation: z.nullable(z.object({ by: z.string(), at: Instant })),
  paidAt: z.nullable(Instant),
  bankSerial: wire('bankSerial', z.nullable(z.string())),
  /** Why its account did not accept the payment. */
  reason: z.nullable(z.string()),
  /** The issuer's explanation of the delay. */
  explanation: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Only where the viewer may urge the issuer, and somebody did. */
  lastReminder: z.optional(LastReminder),
});

export const ToReceivePage = summedPageOf(
  ToReceive,
  z.enum(['amount', 'lateInterest']),
  z.enum(['upcoming', 'processing', 'refused', 'overdue', 'paid']),
);

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
  /** The attempt that it belongs to, from 1. */
  round: z.int(),
  /** Bank receipts that the payer attached. */
  receipts: z.array(FileView),
});

/** The bank receipts of one payment for a piece. */
export const BankReceipts = z.object({ paymentId: z.string(), payee: Party, files: z.array(FileView) });

/** A voucher that the enterprise has to pay, with its payments and log. */
export const Detail = z.object({ voucher: ToPay, payments: z.array(Payment), log: z.array(LogEntry) });

export const Shown = z.strictObject({ voucherId: VoucherId, version: Version });
export const Reference = z.object({ voucherId: VoucherId, number: VoucherNumber, state: SettlementStateCode, version: Version });
export const PayRequest = z.strictObject({
  vouchers: z.array(Shown).check(z.minLength(1), z.maxLength(100)),
  payAccountId: z.optional(BankAccountId),
});
