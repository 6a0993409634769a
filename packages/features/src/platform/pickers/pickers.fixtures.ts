import { contract, EnterpriseNo, TradeContractId, type TradeContract } from '@lianxin/api/contract';
import { disconnect, reply, type MockReply } from '@lianxin/api/mock';
import * as z from 'zod/mini';
import type { Supplier } from './supplier-picker.tsx';

const MANY = 150;

function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('the contract has no example of it');
  return item;
}

const suppliers = Array.from({ length: MANY }, (_, index): Supplier => {
  const place = String(index + 1).padStart(3, '0');
  const example = first(contract.supplier.list.example.response.list);
  return { ...example, enterpriseNo: z.parse(EnterpriseNo, `E7${place}`), name: `山阴第${place}煤矿有限公司` };
});
const contracts = Array.from({ length: MANY }, (_, index): TradeContract => {
  const place = String(index + 1).padStart(3, '0');
  return { ...first(contract.tradeContract.list.example.response.list), id: z.parse(TradeContractId, `C${place}`), number: `HT-${place}` };
});

interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
}

/** A page as the server cuts it. */
const pageOf = <Row>(rows: readonly Row[], textOf: (row: Row) => string, { page, pageSize, search = '' }: PageRequest) => {
  const found = rows.filter((row) => textOf(row).includes(search));
  return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
};

const nameOf = ({ name }: { readonly name: string }) => name;

/** A platform with 150 of each. */
export const crowdedReplies: readonly MockReply[] = [
  reply(contract.supplier.list, (request) =>
    pageOf(
      suppliers.filter((one) => request.enterpriseNos?.includes(one.enterpriseNo) !== false),
      nameOf,
      request,
    ),
  ),
  reply(contract.voucher.listParties, (request) =>
    pageOf(
      suppliers.filter((one) => request.enterpriseNos?.includes(one.enterpriseNo) !== false),
      nameOf,
      request,
    ),
  ),
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
