import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { serviceBillMonths, serviceBusinessOf, taxedAmount, vatRateOf, type ServiceCharge } from '@lianxin/domain';
import { first, pageBy, pageOf, summed, TODAY } from '../../platform/testing/world/example.ts';
import type { ServiceLine, ServiceMonth } from './service/service-words.ts';

const { serviceBill } = contract;
const example = first(serviceBill.lines.example.response.list);
const AT = '2026-11-05T10:12:00+08:00';

interface Charge extends ServiceCharge, Pick<ServiceLine, 'summary'> {
  readonly businessNumber?: string;
  readonly acts: readonly ServiceLine['acts'][number][];
}

const own = { application: null, state: 'confirmed', acts: ['requestInvoice'] } as const;

/** Charges of four months from every kind of business. */
const CHARGES: readonly Charge[] = [
  { ...own, on: day('2026-08-16'), kind: 'ukey', amount: yuan(400), summary: 'USB-Key 工本费', acts: [] },
  { ...own, on: day('2026-09-13'), kind: 'service', amount: yuan(6_000), summary: '平台年度服务费' },
  { ...own, on: day('2026-10-12'), kind: 'evidence', amount: yuan(120), summary: '存证服务费' },
  { ...own, on: day('2026-10-15'), kind: 'transfer', amount: yuan(300), summary: '转让服务费', state: 'pending', acts: ['pay'] },
  {
    ...own,
    on: day('2026-10-18'),
    kind: 'serviceFee',
    application: 'financing',
    amount: yuan(600),
    summary: '',
    businessNumber: 'RZ20261018-0001',
  },
  { ...own, on: day('2026-11-13'), kind: 'registration', amount: yuan(240), summary: '中登登记服务费', state: 'declared', acts: [] },
];

/** Answers to earlier months. */
const SAID: Readonly<Record<string, Partial<ServiceMonth>>> = {
  '2026-11': { state: 'running', acts: [] },
  '2026-09': {
    state: 'answered',
    version: 2,
    word: { by: '王建国', at: AT, reason: '年费应按季收取', answer: { text: '合同约定按年收取', at: AT } },
  },
  '2026-08': { state: 'confirmed', version: 1, acts: [], word: { by: '陈国梁', at: AT, reason: null, answer: null } },
};

/** Bills for somebody who may or may not answer. */
export const serviceMonths = (mayDecide = true): ServiceMonth[] =>
  serviceBillMonths(CHARGES, TODAY).map(({ parts, ...month }) => {
    const shown = { state: 'toConfirm', version: 0, word: null, acts: ['confirm', 'dispute'] } as const;
    const view: ServiceMonth = { ...month, parts: [...parts], ...shown, acts: [...shown.acts], ...SAID[month.month] };
    return mayDecide ? view : { ...view, acts: [] };
  });

const linesOf = (month: string): ServiceLine[] =>
  CHARGES.filter(({ on }) => on.startsWith(month)).map((charge, index) => ({
    ...example,
    id: ids.feeItem(`SERVICE${index}`),
    kind: charge.kind,
    summary: charge.summary,
    businessNumber: charge.businessNumber ?? null,
    business: serviceBusinessOf(charge),
    on: charge.on,
    taxRate: vatRateOf(charge.kind),
    ...taxedAmount(charge),
    state: charge.state,
    acts: [...charge.acts],
  }));

const linesReply = reply(serviceBill.lines, ({ month, businesses }) =>
  summed(pageBy(linesOf(month), 'business', businesses), 'net', 'tax', 'amount'),
);

/** Bills of every kind. */
export const serviceReplies: readonly MockReply[] = [reply(serviceBill.months, { today: TODAY, months: serviceMonths() }), linesReply];

/** The same for a reader. */
export const readServiceReplies: readonly MockReply[] = [
  reply(serviceBill.months, { today: TODAY, months: serviceMonths(false) }),
  linesReply,
];

/** An enterprise without charges. */
export const noServiceReplies: readonly MockReply[] = [
  reply(serviceBill.months, {
    today: TODAY,
    months: serviceBillMonths([], TODAY).map((month): ServiceMonth => ({
      ...month,
      parts: [],
      state: 'running',
      version: 0,
      word: null,
      acts: [],
    })),
  }),
  reply(serviceBill.lines, pageOf([])),
];
