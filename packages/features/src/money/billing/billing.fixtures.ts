import { contract } from '@lianxin/api/contract';
import { ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { first, pageBy, pageOf, summed } from '../../platform/testing/world/example.ts';
import type { Billable, InvoiceRequest, Profile } from './billing-terms.ts';

const { billing } = contract;
const example = first(billing.listBillable.example.response.list);
const request = first(billing.listInvoiceRequests.example.response.list);

const serviceFee = { kind: 'serviceFee', summary: '', businessNumber: 'RZ20261118-0001', amount: yuan(600), tax: yuan(33.96) } as const;
export const billables: readonly Billable[] = [example, { ...example, ...serviceFee, id: ids.feeItem('FEE13') }];

const unanswered = (order: number, requestNumber: string, amount: number, changes: Partial<InvoiceRequest>): InvoiceRequest => ({
  ...request,
  id: ids.invoiceRequest(`KP${order}`),
  requestNumber,
  amount: yuan(amount),
  invoiceNumber: null,
  issuedOn: null,
  file: null,
  ...changes,
});

export const requests: readonly InvoiceRequest[] = [
  unanswered(3, 'KP20261119-0003', 600, { state: 'waiting' }),
  request,
  unanswered(2, 'KP20261113-0002', 120, { state: 'returned', reason: '开户行名称不全' }),
];

export const billablesAre = (list: readonly Billable[]): MockReply =>
  reply(billing.listBillable, ({ ids: wanted }) =>
    summed(pageOf(list.filter(({ id }) => wanted === undefined || wanted.includes(id))), 'amount', 'tax'),
  );

export const requestsAre = (list: readonly InvoiceRequest[]): MockReply =>
  reply(billing.listInvoiceRequests, ({ states }) => summed(pageBy(list, 'state', states), 'amount', 'tax'));

export const profileIs = (changes: Partial<Profile>): MockReply =>
  reply(billing.invoiceProfile, { ...billing.invoiceProfile.example.response, ...changes });
