import { contract } from '@lianxin/api/contract';
import { ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { sumFen } from '@lianxin/domain';
import { first, pageBy, summed } from '../../platform/testing/world/example.ts';
import type { Payment, PaymentLine } from './payments/payment-words.ts';

const example = first(contract.fee.payments.example.response.list);
const exampleLine = first(example.lines);
const AT = '2026-11-19T15:20:00+08:00';

const line = (order: number, changes: Partial<PaymentLine>): PaymentLine => ({
  ...exampleLine,
  feeId: ids.feeItem(`FEE${order}`),
  kind: 'service',
  summary: '平台年度服务费',
  decidedAt: AT,
  ...changes,
});
const invoice = (order: number, requestNumber: string, invoiceNumber: string | null): PaymentLine['invoice'] => ({
  id: ids.invoiceRequest(`KP${order}`),
  requestNumber,
  state: invoiceNumber === null ? 'waiting' : 'issued',
  invoiceNumber,
});
const evidence = { kind: 'evidence', summary: '存证服务费' } as const;
const device = { kind: 'ukey', summary: 'USB-Key 工本费' } as const;
const registration = { kind: 'registration', summary: '中登登记服务费' } as const;

const payment = (order: number, lines: PaymentLine[], changes: Partial<Payment>): Payment => ({
  ...example,
  id: ids.feePayment(`JF${order}`),
  paymentNumber: `JF2026111${order}-000${order}`,
  paidBy: '王建国',
  amount: sumFen(lines.map(({ amount }) => amount)),
  lines,
  acts: [],
  ...changes,
});

/** Payments in every state: without a receipt, not found, and found with invoices. */
export const payments: readonly Payment[] = [
  payment(4, [line(4, { ...evidence, amount: yuan(90), decidedAt: null })], { state: 'declared', proof: null, acts: ['addProof'] }),
  payment(3, [line(3, { state: 'returned', amount: yuan(500), reason: '未查到该笔转账' })], { state: 'returned' }),
  payment(
    2,
    [
      line(6, { ...device, state: 'confirmed', amount: yuan(400) }),
      line(7, { ...registration, state: 'returned', amount: yuan(60), reason: '金额少 60 元' }),
    ],
    { state: 'partly' },
  ),
  payment(
    1,
    [
      line(5, { state: 'confirmed', amount: yuan(6_000), invoice: invoice(1, 'KP20261112-0001', '26142000000012345678') }),
      line(8, { ...evidence, state: 'confirmed', amount: yuan(120), invoice: invoice(3, 'KP20261119-0003', null) }),
    ],
    { state: 'confirmed', paidAt: '2026-11-11T09:40:00+08:00' },
  ),
];

export const paymentsAre = (list: readonly Payment[]): MockReply =>
  reply(contract.fee.payments, ({ states }) => summed(pageBy(list, 'state', states), 'amount'));
