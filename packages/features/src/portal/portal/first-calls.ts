import { contract, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import type { Place } from '../../platform/navigation/index.ts';

/** A call with its request, for the HTML or for preloading a link. */
export type FirstCall = <Begun>(begin: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Begun) => Begun;

const call =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>): FirstCall =>
  (begin) =>
    begin(endpoint, request);

/** A list with default parameters. */
const FIRST_PAGE = { page: 1, pageSize: 20 } as const;

/** First calls of every page of a signed-in person. */
export const EVERYWHERE: readonly FirstCall[] = [call(contract.account.currentUser, {}), call(contract.account.settings, {})];

const OF_SCREEN: Readonly<Partial<Record<Place, readonly FirstCall[]>>> = {
  'home.workbench': [call(contract.workbench.overview, {})],
  'issuance.manage': [call(contract.issuance.list, FIRST_PAGE)],
  'staffing.people': [call(contract.staff.list, FIRST_PAGE)],
  'suppliers.list': [call(contract.supplier.list, FIRST_PAGE)],
  'transfer.records': [call(contract.transfer.listOutgoing, FIRST_PAGE)],
  'voucher.holdings': [
    call(contract.voucher.listHoldings, { ...FIRST_PAGE, sort: 'dueOn', receivableOnly: true }),
    call(contract.voucher.totals, {}),
  ],
  'voucher.register': [call(contract.voucher.list, FIRST_PAGE)],
};

/** First calls of a screen without filters in its address. */
export const firstCallsOf = (key: string): readonly FirstCall[] => Object.entries(OF_SCREEN).find(([one]) => one === key)?.[1] ?? [];
