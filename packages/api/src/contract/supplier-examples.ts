import type * as z from 'zod/mini';
import { ids, party, yuan } from './examples.ts';
import type { Naming, Supplier } from './supplier-shapes.ts';

export const supplierExample: z.output<typeof Supplier> = {
  enterpriseNo: ids.enterprise('E1002'),
  name: party.supplier.name,
  creditCode: '91140000110057086C',
  size: '小型企业',
  certified: true,
  accountCount: 1,
  totalAmount: yuan(7_946_500),
  lastDealtOn: null,
  since: '2024-03-12T10:00:00+08:00',
  state: 'enabled',
  mergedInto: null,
  note: '',
  agreed: true,
  tags: ['战略供应商'],
  usualTermDays: 180,
  defaultAccountId: null,
  quota: yuan(10_000_000),
  occupied: yuan(3_286_500),
  unsignedCount: 1,
  version: 0,
};

export const namingExample: z.output<typeof Naming> = {
  enterpriseNo: ids.enterprise('E1003'),
  name: party.tier2.name,
  creditCode: party.tier2.creditCode,
  since: '2026-11-18T10:00:00+08:00',
  answer: null,
};
