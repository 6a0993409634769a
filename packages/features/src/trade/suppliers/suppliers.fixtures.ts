import { contract } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import { pageOf } from '../../platform/testing/world/example.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { supplierOf } from '../../platform/testing/world/suppliers.ts';
import type { Invitation, Naming, Supplier } from './list/supplier-terms.ts';

const { cement, construction, supplier, tier2 } = enterprises;

/** Suppliers in each state: active, not certified yet, disabled. */
export const supplierRows: readonly Supplier[] = [
  supplierOf(supplier, { note: '每月 25 日前对账' }),
  supplierOf(cement, { size: '中型企业', certified: false, accountCount: 0 }),
  supplierOf(tier2, { state: 'disabled' }),
];

export const mergedRow: Supplier = supplierOf(construction, {
  state: 'disabled',
  mergedInto: { enterpriseNo: supplier.enterpriseNo, name: supplier.name },
});

/** Enterprises that named this one: one unanswered, one refused. */
export const namings: readonly Naming[] = [cement, tier2].map(({ enterpriseNo, name, creditCode }, at) => ({
  enterpriseNo,
  name,
  creditCode,
  since: '2026-11-18T10:00:00+08:00',
  answer: at === 0 ? null : 'refused',
}));

const invitation = contract.supplier.invite.example.response;

/** Invitations in common states: open, with an account, joined. */
export const invitations: readonly Invitation[] = [
  invitation,
  { ...invitation, id: ids.supplierInvitation('SI2'), note: '', state: 'registering', token: null },
  { ...invitation, id: ids.supplierInvitation('SI3'), note: '云岭物流', state: 'joined', token: null, joined: tier2 },
];

export const pageOfSuppliers = (list: readonly Supplier[]) => pageOf(list);
