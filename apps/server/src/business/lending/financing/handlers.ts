import type { Handlers } from '../../../calls/handler.ts';
import { repaymentsIn, reviewing } from '../funding/index.ts';
import { apply } from './apply.ts';
import { checkInvoices } from './check-invoices.ts';
import { costs } from './costs.ts';
import { financingDrafts } from './drafts.ts';
import { get, vouchers } from './get.ts';
import { FINANCING } from './kind.ts';
import { list } from './list.ts';
import { claim, markOverdue } from './overdue.ts';
import { quote } from './quote.ts';

/** The life of a financing inside the holder's enterprise, and what its parties read of it. */
export const financingHandlers = {
  ...reviewing(FINANCING),
  ...financingDrafts.calls,
  apply,
  list,
  get,
  vouchers,
  checkInvoices,
  costs,
  quote,
  repayments: repaymentsIn(FINANCING),
  markOverdue,
  claim,
} satisfies Partial<Handlers['financing']>;
