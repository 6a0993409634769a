import { pageOf } from '../testing/world/example.ts';
import { enterprises } from '../testing/world/enterprises.ts';
import { supplierOf } from '../testing/world/suppliers.ts';
import type { Supplier } from './list/supplier-terms.ts';

const { cement, supplier, tier2 } = enterprises;

/** Suppliers in each state: dealt with, not certified yet, disabled. */
export const supplierRows: readonly Supplier[] = [
  supplierOf(supplier, { note: '每月 25 日前对账' }),
  supplierOf(cement, { size: '中型企业', certified: false, accountCount: 0 }),
  supplierOf(tier2, { state: 'disabled' }),
];

/** A page that holds these suppliers. */
export const pageOfSuppliers = (list: readonly Supplier[]) => pageOf(list);
