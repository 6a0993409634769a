import { Day, EnterpriseNo, TransferStateCode, type contract, type RequestOf } from '@lianxin/api/contract';
import { readMoney } from '@lianxin/forms';
import * as z from 'zod/mini';
import type { PageQuery } from '../../lists/index.ts';

/** What transfers are filtered by, each as it stands in the address. */
export const RECORD_FILTERS = {
  state: '',
  search: '',
  recipient: '',
  dueFrom: '',
  dueTo: '',
  amountFrom: '',
  amountTo: '',
  submittedFrom: '',
  submittedTo: '',
} as const;

export type RecordFilters = Readonly<Record<keyof typeof RECORD_FILTERS, string>>;

const FOLDED = ['amountFrom', 'amountTo', 'submittedFrom', 'submittedTo'] as const;

/** How many of the folded filters are set. */
export const foldedCount = (filters: RecordFilters): number => FOLDED.filter((key) => filters[key] !== '').length;

const day = (text: string) => {
  const read = z.safeDecode(Day, text);
  return read.success ? read.data : undefined;
};

/** The filters as the call takes them; what does not read is left out. */
export function recordRequest(filters: RecordFilters, page: PageQuery): RequestOf<typeof contract.transfer.listOutgoing> {
  const state = z.safeDecode(TransferStateCode, filters.state);
  const recipient = z.safeParse(EnterpriseNo, filters.recipient);
  const search = filters.search.trim();
  const amountFrom = readMoney(filters.amountFrom);
  const amountTo = readMoney(filters.amountTo);
  const dueFrom = day(filters.dueFrom);
  const dueTo = day(filters.dueTo);
  const submittedFrom = day(filters.submittedFrom);
  const submittedTo = day(filters.submittedTo);
  return {
    ...page,
    ...(state.success ? { states: [state.data] } : {}),
    ...(search === '' ? {} : { search }),
    ...(recipient.success ? { counterpartyNo: recipient.data } : {}),
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
    ...(dueFrom === undefined ? {} : { dueFrom }),
    ...(dueTo === undefined ? {} : { dueTo }),
    ...(submittedFrom === undefined ? {} : { submittedFrom }),
    ...(submittedTo === undefined ? {} : { submittedTo }),
  };
}
