import { INVOICE_REQUEST_STATES, SERVICE_BUSINESSES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { Day, InvoiceRequestId, Money, Month, Rate, Version } from '../schemas/primitives.ts';
import { FeeStateCode } from '../schemas/states.ts';
import { FeeItem } from '../schemas/user.ts';
import { StatementStateName, StatementWord } from '../statement/shapes.ts';

export const ServiceBusinessName = z.enum(SERVICE_BUSINESSES);

/** An amount with the tax in it taken apart: net and tax sum to it. */
const Taxed = { net: Money, tax: Money, amount: Money };

/** The bill of a month: what the platform asked for, by business. */
export const ServiceBillMonthView = z.object({
  month: Month,
  from: Day,
  /** Its last day, or today while it runs. */
  to: Day,
  ...Taxed,
  /** What of it waits for the enterprise. */
  unpaid: Money,
  parts: z.array(z.object({ business: ServiceBusinessName, taxRate: Rate, count: z.int(), ...Taxed, unpaid: Money })),
  state: StatementStateName,
  version: Version,
  word: z.nullable(StatementWord),
  /** What this person may do with it. */
  acts: z.array(z.enum(['confirm', 'dispute'])),
});

/** A fee of a bill. */
export const ServiceBillLine = z.extend(FeeItem, {
  business: ServiceBusinessName,
  /** The day on which it was asked for. */
  on: Day,
  businessNumber: z.nullable(z.string()),
  taxRate: Rate,
  net: Money,
  tax: Money,
  state: FeeStateCode,
  /** The request for an invoice over it; null: there is none, or it was returned. */
  invoice: z.nullable(z.object({ id: InvoiceRequestId, requestNumber: z.string(), state: z.enum(INVOICE_REQUEST_STATES) })),
  acts: z.array(z.enum(['pay', 'requestInvoice'])),
});

export const ServiceBillLinePage = pageOf(ServiceBillLine, ServiceBusinessName);

export type ServiceBillMonthView = z.output<typeof ServiceBillMonthView>;
export type ServiceBillLine = z.output<typeof ServiceBillLine>;
