import { FeeItemId, type ServiceBillLine } from '@lianxin/api/contract';
import {
  feeMachine,
  holdsPermission,
  monthNameOf,
  SERVICE_BUSINESSES,
  serviceBusinessOf,
  sumFen,
  taxedAmount,
  vatRateOf,
  type Role,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage } from '../../../platform/db/counted-page.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { serviceChargesOf, type ChargeOfService } from './charges-of.ts';

/** What a person may do with a fee of a bill: pay it, or ask for the invoice over what was paid. */
function actsOf({ row, state, invoice }: ChargeOfService, role: Role): ServiceBillLine['acts'] {
  if (row.source === 'platform' && holdsPermission(role, 'fee.pay') && feeMachine.can(state, 'declare')) return ['pay'];
  return state === 'confirmed' && invoice === null && holdsPermission(role, 'billing.request') ? ['requestInvoice'] : [];
}

function lineOf(charged: ChargeOfService, role: Role): ServiceBillLine {
  const { row, state, invoice, on } = charged;
  return {
    id: z.parse(FeeItemId, row.id),
    kind: row.kind,
    agreementUrl: row.agreementUrl,
    summary: row.summary,
    mandatory: row.mandatory ? 1 : 0,
    returnReason: row.returnReason,
    business: serviceBusinessOf(charged),
    on,
    businessNumber: row.businessNumber,
    taxRate: vatRateOf(row.kind),
    ...taxedAmount(charged),
    state,
    invoice,
    acts: actsOf(charged, role),
  };
}

/** The fees of a month. */
export const lines: Handlers['serviceBill']['lines'] = async (context, request) => {
  const { month, businesses = [], search = '', sort = '' } = request;
  const { role } = rowViewerOf(context);
  const today = context.clock.today();
  const found = (await serviceChargesOf(context.db, enterpriseOf(context)))
    .filter(({ on }) => monthNameOf(on) === month && on <= today)
    .map((charged) => lineOf(charged, role))
    .filter(({ summary, businessNumber }) => summary.includes(search) || (businessNumber ?? '').includes(search));
  const byState = SERVICE_BUSINESSES.map((state) => {
    const of = found.filter(({ business }) => business === state);
    const sum = (column: 'net' | 'tax' | 'amount') => String(sumFen(of.map((line) => line[column])));
    return { state, count: of.length, sums: { net: sum('net'), tax: sum('tax'), amount: sum('amount') } };
  });
  const chosen = found.filter(({ business }) => businesses.length === 0 || businesses.includes(business));
  const ordered = sort.endsWith('amount') ? chosen.toSorted((left, right) => Number(left.amount - right.amount)) : chosen;
  const { limit, offset } = windowOf(request);
  const list = (sort.startsWith('-') ? ordered.toReversed() : ordered).slice(offset, offset + limit);
  return countedPage(
    { ...request, states: businesses },
    list,
    byState.filter(({ count }) => count > 0),
  );
};
