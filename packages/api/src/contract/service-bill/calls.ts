import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day, firstPage, pageWith } from '../examples.ts';
import { pageRequest } from '../schemas/page.ts';
import { Day, Money, Month, Reason, Text, Version } from '../schemas/primitives.ts';
import { serviceLine, serviceOctober } from './examples.ts';
import { ServiceBillLinePage, ServiceBillMonthView, ServiceBusinessName } from './shapes.ts';

const decided = { source: 'added', needs: 'serviceBill.decide', response: ServiceBillMonthView } as const;
const shown = { month: Month, version: Version };
const refuses = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE'] as const;

/** Monthly bills of the platform's fees (服务账单), by business and with tax. */
export const serviceBill = resource('serviceBill', 'api', '/service-bill', {
  /** This month and every earlier one with fees, the newest first. */
  months: query('/months', {
    summary: '服务账单',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({ today: Day, months: z.array(ServiceBillMonthView) }),
    example: { request: {}, response: { today: day('2026-11-20'), months: [serviceOctober] } },
  }),
  /** The fees of a month, the earliest first. The counts ignore the filter by business. */
  lines: query('/lines', {
    summary: '服务账单明细',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      month: Month,
      businesses: z.optional(z.array(ServiceBusinessName)),
      search: z.optional(Text(100)),
    }),
    response: ServiceBillLinePage,
    example: {
      request: { ...firstPage, month: '2026-10' },
      response: {
        ...pageWith(serviceLine),
        columnSums: { net: serviceLine.net, tax: serviceLine.tax, amount: serviceLine.amount },
        stateCounts: { evidence: 1 },
      },
    },
  }),
  /** Confirms the bill of a past month, also before it is paid. */
  confirm: act('/confirm', {
    ...decided,
    summary: '确认服务账单',
    request: z.strictObject({ ...shown, amount: Money }),
    refuses,
    example: {
      request: { month: '2026-10', version: 0, amount: serviceOctober.amount },
      response: {
        ...serviceOctober,
        state: 'confirmed',
        version: 1,
        word: { by: '王建国', at: '2026-11-02T10:12:00+08:00', reason: null, answer: null },
        acts: [],
      },
    },
  }),
  /** Disputes it, for the platform to answer. */
  dispute: act('/dispute', {
    ...decided,
    summary: '对服务账单提出异议',
    request: z.strictObject({ ...shown, reason: Reason }),
    refuses,
    example: {
      request: { month: '2026-10', version: 0, reason: '存证笔数与本企业记录不符' },
      response: {
        ...serviceOctober,
        state: 'disputed',
        version: 1,
        word: { by: '王建国', at: '2026-11-02T10:12:00+08:00', reason: '存证笔数与本企业记录不符', answer: null },
        acts: ['confirm'],
      },
    },
  }),
});
