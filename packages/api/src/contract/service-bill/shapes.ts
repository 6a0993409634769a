import { INVOICE_REQUEST_STATES, SERVICE_BUSINESSES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { Day, InvoiceRequestId, Money, Month, Rate, Version } from '../schemas/primitives.ts';
import { FeeStateCode } from '../schemas/states.ts';
import { FeeItem } from '../schemas/user.ts';
import { StatementStateName, StatementResponse } from '../statement/shapes.ts';

export const ServiceBusinessName = z.enum(SERVICE_BUSINESSES);

/** An amount and its parts, net and tax. */
const Taxed = { net: Money, tax: Money, amount: Money };

/** The bill of a month, by business. */
export const ServiceBillMonthView = z.object({
  month: Month,
  from: Day,
  /** The last day, or today for the current month. */
  to: Day,
  ...Taxed,
  unpaid: Money,
  parts: z.array(z.object({ business: ServiceBusinessName, taxRate: Rate, count: z.int(), ...Taxed, unpaid: Money })),
  state: StatementStateName,
  version: Version,
  word: z.nullable(StatementResponse),
  acts: z.array(z.enum(['confirm', 'dispute'])),
});

/** A fee of a bill. */
export const ServiceBillLine = z.extend(FeeItem, {
  business: ServiceBusinessName,
  /** The day of the charge. */
  on: Day,
  businessNumber: z.nullable(z.string()),
  taxRate: Rate,
  net: Money,
  tax: Money,
  state: FeeStateCode,
  /** The request for its invoice; null where there is none, or it was returned. */
  invoice: z.nullable(z.object({ id: InvoiceRequestId, requestNumber: z.string(), state: z.enum(INVOICE_REQUEST_STATES) })),
  acts: z.array(z.enum(['pay', 'requestInvoice'])),
});

export const ServiceBillLinePage = summedPageOf(ServiceBillLine, z.enum(['net', 'tax', 'amount']), ServiceBusinessName);

export type ServiceBillMonthView = z.output<typeof ServiceBillMonthView>;
export type ServiceBillLine = z.output<typeof ServiceBillLine>;
