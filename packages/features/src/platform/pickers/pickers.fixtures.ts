import { contract, type TradeContract } from '@lianxin/api/contract';
import { disconnect, ids, reply, type MockReply } from '@lianxin/api/mock';
import { first } from '../testing/world/example.ts';
import type { Supplier } from './supplier-picker.tsx';

const MANY = 150;

const place = (index: number) => String(index + 1).padStart(3, '0');
const suppliers = Array.from({ length: MANY }, (_, index): Supplier => ({
  ...first(contract.supplier.list.example.response.list),
  enterpriseNo: ids.enterprise(`E7${place(index)}`),
  name: `山阴第${place(index)}煤矿有限公司`,
}));
const contracts = Array.from({ length: MANY }, (_, index): TradeContract => ({
  ...first(contract.tradeContract.list.example.response.list),
  id: ids.tradeContract(`C${place(index)}`),
  number: `HT-${place(index)}`,
}));

interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
}

/** A page cut like the server does. */
const pageOf = <Row>(rows: readonly Row[], textOf: (row: Row) => string, { page, pageSize, search = '' }: PageRequest) => {
  const found = rows.filter((row) => textOf(row).includes(search));
  return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
};

const suppliersFor = (request: PageRequest & { readonly enterpriseNos?: readonly string[] | undefined }) =>
  pageOf(
    suppliers.filter(({ enterpriseNo }) => request.enterpriseNos?.includes(enterpriseNo ?? '') !== false),
    ({ name }) => name,
    request,
  );

/** A platform with 150 of each. */
export const crowdedReplies: readonly MockReply[] = [
  reply(contract.supplier.list, suppliersFor),
  reply(contract.voucher.listParties, suppliersFor),
  reply(contract.tradeContract.list, (request) =>
    pageOf(
      contracts.filter((one) => request.ids?.includes(one.id) !== false),
      (one) => `${one.number} ${one.name}`,
      request,
    ),
  ),
];

/** A platform that does not answer. */
export const silentReplies: readonly MockReply[] = [disconnect(contract.supplier.list)];
