import { Day, EnterpriseNo, HoldingStateCode, type contract, type RequestOf } from '@lianxin/api/contract';
import { readMoney } from '@lianxin/forms';
import type { PageQuery } from '../../lists/index.ts';
import * as z from 'zod/mini';

/** What the pieces of a list are filtered by, each as it stands in the address. */
export const PIECE_FILTERS = {
  state: '',
  search: '',
  issuer: '',
  counterparty: '',
  dueFrom: '',
  dueTo: '',
  issuedFrom: '',
  issuedTo: '',
  amountFrom: '',
  amountTo: '',
} as const;

export type PieceFilters = Readonly<Record<keyof typeof PIECE_FILTERS, string>>;

/** The filters that are folded away. */
export const FOLDED = [
  'counterparty',
  'issuedFrom',
  'issuedTo',
  'amountFrom',
  'amountTo',
] as const satisfies readonly (keyof PieceFilters)[];

export const PLEDGED = 'pledged';
export const OVERDUE = 'overdue';

type PieceRequest = RequestOf<typeof contract.voucher.listHoldings>;

/** The filters as the call takes them; what does not read is left out. */
export function pieceRequest(filters: PieceFilters, page: PageQuery): PieceRequest {
  const state = z.safeDecode(HoldingStateCode, filters.state);
  const issuer = z.safeParse(EnterpriseNo, filters.issuer);
  const counterparty = z.safeParse(EnterpriseNo, filters.counterparty);
  const days = {
    dueFrom: z.safeDecode(Day, filters.dueFrom),
    dueTo: z.safeDecode(Day, filters.dueTo),
    issuedFrom: z.safeDecode(Day, filters.issuedFrom),
    issuedTo: z.safeDecode(Day, filters.issuedTo),
  };
  const amountFrom = readMoney(filters.amountFrom);
  const amountTo = readMoney(filters.amountTo);
  return {
    ...page,
    ...(state.success ? { states: [state.data] } : {}),
    ...(filters.state === PLEDGED ? { pledgedOnly: true } : {}),
    ...(filters.state === OVERDUE ? { overdueOnly: true } : {}),
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(issuer.success ? { issuerNo: issuer.data } : {}),
    ...(counterparty.success ? { counterpartyNo: counterparty.data } : {}),
    ...(days.dueFrom.success ? { dueFrom: days.dueFrom.data } : {}),
    ...(days.dueTo.success ? { dueTo: days.dueTo.data } : {}),
    ...(days.issuedFrom.success ? { issuedFrom: days.issuedFrom.data } : {}),
    ...(days.issuedTo.success ? { issuedTo: days.issuedTo.data } : {}),
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
  };
}
