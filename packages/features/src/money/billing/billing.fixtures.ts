import { contract } from '@lianxin/api/contract';
import { ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { first, pageBy, pageOf, summed } from '../../platform/testing/world/example.ts';
import type { Billable, InvoiceRequest, Profile } from './billing-terms.ts';

const { billing } = contract;
const example = first(billing.listBillable.example.response.list);
const request = first(billing.listInvoiceRequests.example.response.list);

export const billables: readonly Billable[] = [
  example,
  {
    ...example,
    id: ids.feeItem('FEE13'),
    kind: 'serviceFee',
    summary: '',
    businessNumber: 'RZ20261118-0001',
    amount: yuan(600),
    tax: yuan(33.96),
  },
];

const open = { invoiceNumber: null, issuedOn: null, file: null } as const;

/** A request in every state. */
export const requests: readonly InvoiceRequest[] = [
  { ...request, ...open, id: ids.invoiceRequest('KP3'), requestNumber: 'KP20261119-0003', state: 'waiting', amount: yuan(600) },
  request,
  {
    ...request,
    ...open,
    id: ids.invoiceRequest('KP2'),
    requestNumber: 'KP20261113-0002',
    state: 'returned',
    reason: '开户行名称不全',
    amount: yuan(120),
  },
];

export const billablesAre = (list: readonly Billable[]): MockReply =>
  reply(billing.listBillable, ({ ids: wanted }) => summed(pageOf(list.filter(({ id }) => wanted === undefined || wanted.includes(id)))));

export const requestsAre = (list: readonly InvoiceRequest[]): MockReply =>
  reply(billing.listInvoiceRequests, ({ states }) => summed(pageBy(list, 'state', states)));

export const profileIs = (changes: Partial<Profile>): MockReply =>
  reply(billing.invoiceProfile, { ...billing.invoiceProfile.example.response, ...changes });
