import { BALANCE_LINES, RECEIVABLE_ACTS, RECEIVABLE_ORIGINS, RECEIVABLE_STANDINGS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { LastReminder, Party } from '../schemas/party.ts';
import { Day, Instant, Money, PieceId, ReceivableId, TradeInvoiceId, Version } from '../schemas/primitives.ts';

export const ReceivableStandingName = z.enum(RECEIVABLE_STANDINGS);
export const ReceivableOriginName = z.enum(RECEIVABLE_ORIGINS);
export const BalanceLineName = z.enum(BALANCE_LINES);

/** A voucher that the enterprise holds, or an entry of its own. */
export const Receivable = z.object({
  id: ReceivableId,
  origin: ReceivableOriginName,
  /** The number of the voucher or the invoice, or the enterprise's own name for it. */
  number: z.string(),
  /** Without `enterpriseNo` where it is not on the platform. */
  debtor: Party,
  /** The open amount: of an invoice, less what vouchers cover. */
  amount: Money,
  /** The amount at registration. */
  registeredAmount: Money,
  dueOn: Day,
  /** The due date, for a voucher the next working day; it is overdue afterwards. */
  paysOn: Day,
  daysLate: z.int(),
  standing: ReceivableStandingName,
  /** The suggested line of the balance sheet. */
  line: BalanceLineName,
  pieceId: z.nullable(PieceId),
  invoice: z.nullable(z.object({ id: TradeInvoiceId, number: z.string() })),
  note: z.nullable(z.string()),
  collectedOn: z.nullable(Day),
  /** The bank's receipt number of the collection. */
  receiptNumber: z.nullable(z.string()),
  askedAt: z.nullable(Instant),
  /** The same, with whether it was today; only where the debtor was asked. */
  lastReminder: z.optional(LastReminder),
  registeredBy: z.nullable(z.string()),
  registeredAt: Instant,
  version: Version,
  acts: z.array(z.enum(RECEIVABLE_ACTS)),
});

/** Open amounts by how late they are, ignoring the filter by standing, and the part suggested as 应收款项融资. */
export const ReceivableSums = z.object({ notDue: Money, late30: Money, late60: Money, late90: Money, lateMore: Money, financing: Money });

/** The reason for the suggested line: what the enterprise did with vouchers within twelve months. */
export const YearOfSalesView = z.object({ habitual: z.boolean(), days: z.int(), sold: Money, received: Money });

export const ReceivablePage = z.extend(summedPageOf(Receivable, z.enum(['amount', 'registeredAmount']), ReceivableStandingName), {
  sums: ReceivableSums,
  sales: YearOfSalesView,
});

export type Receivable = z.output<typeof Receivable>;
export type ReceivablePage = z.output<typeof ReceivablePage>;
