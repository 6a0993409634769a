import { contract, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import type { Place } from '../../platform/navigation/index.ts';

/** A call and what it asks, for whoever begins it: the page's HTML, or a person who reaches for a link. */
export type FirstCall = <Begun>(begin: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Begun) => Begun;

const call =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>): FirstCall =>
  (begin) =>
    begin(endpoint, request);

/** A list as it opens when the address says nothing. */
const FIRST_PAGE = { page: 1, pageSize: 20 } as const;

/** What every page of a signed-in person asks first. */
export const EVERYWHERE: readonly FirstCall[] = [call(contract.account.currentUser, {}), call(contract.account.settings, {})];

const OF_SCREEN: Readonly<Partial<Record<Place, readonly FirstCall[]>>> = {
  'home.workbench': [call(contract.workbench.overview, {})],
  'issuance.manage': [call(contract.issuance.list, FIRST_PAGE)],
  'staffing.people': [call(contract.staff.list, FIRST_PAGE)],
  'suppliers.list': [call(contract.supplier.list, FIRST_PAGE)],
  'transfer.records': [call(contract.transfer.listOutgoing, FIRST_PAGE)],
  'voucher.holdings': [call(contract.voucher.listHoldings, FIRST_PAGE), call(contract.voucher.totals, {})],
  'voucher.register': [call(contract.voucher.list, FIRST_PAGE)],
};

/** What a screen asks as soon as it is there, while its address names no filter. */
export const firstCallsOf = (key: string): readonly FirstCall[] => Object.entries(OF_SCREEN).find(([one]) => one === key)?.[1] ?? [];
