import type { contract, ResponseOf } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../terms/index.ts';

export type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

const CERTIFIED: Term = { label: msg`已认证`, tone: 'positive' };
const UNCERTIFIED: Term = { label: msg`未认证`, tone: 'caution' };

/** Whether anything may go to the supplier. */
export const SUPPLIER_TERMS: Readonly<Record<Supplier['state'], Term>> = {
  enabled: { label: msg`已启用`, tone: 'positive' },
  disabled: { label: msg`已停用`, tone: 'neutral' },
};

/** Whether the platform has checked the enterprise's account. */
export const certificationTerm = ({ certified }: Pick<Supplier, 'certified'>): Term => (certified ? CERTIFIED : UNCERTIFIED);
