import { pageOf } from '../testing/world/example.ts';
import { enterprises } from '../testing/world/enterprises.ts';
import { supplierOf } from '../testing/world/suppliers.ts';
import type { Naming, Supplier } from './list/supplier-terms.ts';

const { cement, supplier, tier2 } = enterprises;

/** Suppliers in each state: dealt with, not certified yet, disabled. */
export const supplierRows: readonly Supplier[] = [
  supplierOf(supplier, { note: '每月 25 日前对账' }),
  supplierOf(cement, { size: '中型企业', certified: false, accountCount: 0 }),
  supplierOf(tier2, { state: 'disabled' }),
];

/** Who named this enterprise: one that waits for an answer, one that was refused. */
export const namings: readonly Naming[] = [cement, tier2].map(({ enterpriseNo, name, creditCode }, at) => ({
  enterpriseNo,
  name,
  creditCode,
  since: '2026-11-18T10:00:00+08:00',
  answer: at === 0 ? null : 'refused',
}));

/** A page that holds these suppliers. */
export const pageOfSuppliers = (list: readonly Supplier[]) => pageOf(list);
