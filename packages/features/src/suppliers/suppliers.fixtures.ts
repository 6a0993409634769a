import { contract, EnterpriseNo } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { Supplier } from './list/supplier-terms.ts';

const [example] = contract.supplier.list.example.response.list;
if (!example) throw new Error('the contract has no example of a supplier');

/** Suppliers in each state: dealt with, not certified yet, disabled. */
export const supplierRows: readonly Supplier[] = [
  { ...example, note: '每月 25 日前对账' },
  {
    ...example,
    enterpriseNo: z.parse(EnterpriseNo, 'E1004'),
    name: '长平水泥制品有限公司',
    creditCode: '91110000600007519E',
    size: '中型企业',
    certified: false,
    accountCount: 0,
  },
  {
    ...example,
    enterpriseNo: z.parse(EnterpriseNo, 'E1003'),
    name: '云岭物流有限公司',
    creditCode: '914403002792683613',
    state: 'disabled',
  },
];

/** A page that holds these suppliers. */
export const pageOfSuppliers = (list: readonly Supplier[]) => ({ list: [...list], total: list.length, page: 1, pageSize: 20 });
