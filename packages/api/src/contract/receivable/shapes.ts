import { BALANCE_LINES, RECEIVABLE_ACTS, RECEIVABLE_ORIGINS, RECEIVABLE_STANDINGS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
import { Day, Instant, Money, PieceId, ReceivableId, TradeInvoiceId, Version } from '../schemas/primitives.ts';

export const ReceivableStandingName = z.enum(RECEIVABLE_STANDINGS);
export const ReceivableOriginName = z.enum(RECEIVABLE_ORIGINS);
export const BalanceLineName = z.enum(BALANCE_LINES);

/** What an enterprise is owed: a voucher that it holds, or an entry of its own. */
export const Receivable = z.object({
  id: ReceivableId,
  origin: ReceivableOriginName,
  /** The voucher’s number, the invoice’s, or what the enterprise calls it. */
  number: z.string(),
  /** Without a number where it is not on the platform. */
  debtor: Party,
  /** What is open of it: what vouchers have covered of an invoice is not. */
  amount: Money,
  /** As it was registered. */
  registeredAmount: Money,
  dueOn: Day,
  /** The due date, moved to the next working day for a voucher: from then on it is late. */
  paysOn: Day,
  daysLate: z.int(),
  standing: ReceivableStandingName,
  /** Under which line of the balance sheet it is suggested. */
  line: BalanceLineName,
  pieceId: z.nullable(PieceId),
  invoice: z.nullable(z.object({ id: TradeInvoiceId, number: z.string() })),
  note: z.nullable(z.string()),
  collectedOn: z.nullable(Day),
  /** The bank’s receipt of what was collected. */
  receiptNumber: z.nullable(z.string()),
  /** When its debtor was last asked for a voucher. */
  askedAt: z.nullable(Instant),
  registeredBy: z.nullable(z.string()),
  registeredAt: Instant,
  version: Version,
  /** What the person may do with it. */
  acts: z.array(z.enum(RECEIVABLE_ACTS)),
});

/** What is open by how late it is, whatever standings are asked for, and the part of it that is suggested as 应收款项融资. */
export const ReceivableSums = z.object({ notDue: Money, late30: Money, late60: Money, late90: Money, lateMore: Money, financing: Money });

/** Why the line is suggested: what the enterprise did with vouchers in twelve months. */
export const YearOfSalesView = z.object({ habitual: z.boolean(), days: z.int(), sold: Money, received: Money });

export const ReceivablePage = z.extend(pageOf(Receivable, ReceivableStandingName), { sums: ReceivableSums, sales: YearOfSalesView });

export type Receivable = z.output<typeof Receivable>;
export type ReceivablePage = z.output<typeof ReceivablePage>;
