import { contract, type ResponseOf } from '@lianxin/api/contract';
import type { enterprises } from './enterprises.ts';
import { first } from './example.ts';

type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

export const supplierOf = (
  { enterpriseNo, name, creditCode }: (typeof enterprises)['supplier'],
  changes: Partial<Supplier> = {},
): Supplier => ({ ...first(contract.supplier.list.example.response.list), enterpriseNo, name, creditCode, ...changes });
