import type { contract, ResponseOf } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../terms/index.ts';

export type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

/** An enterprise that named this one its supplier. */
export type Naming = ResponseOf<typeof contract.supplier.namedBy>['list'][number];

const CERTIFIED: Term = { label: msg`已认证`, tone: 'positive' };
const UNCERTIFIED: Term = { label: msg`未认证`, tone: 'caution' };

/** Whether anything may go to the supplier. */
export const SUPPLIER_TERMS: Readonly<Record<Supplier['state'], Term>> = {
  enabled: { label: msg`已启用`, tone: 'positive' },
  disabled: { label: msg`已停用`, tone: 'neutral' },
  refused: { label: msg`对方已拒绝`, tone: 'caution' },
};

/** What this enterprise said to being named a supplier. */
export const ANSWER_TERMS: Readonly<Record<NonNullable<Naming['answer']> | 'waiting', Term>> = {
  waiting: { label: msg`待答复`, tone: 'caution' },
  accepted: { label: msg`已同意`, tone: 'positive' },
  refused: { label: msg`已拒绝`, tone: 'neutral' },
};

/** Whether the platform has checked the enterprise's account. */
export const certificationTerm = ({ certified }: Pick<Supplier, 'certified'>): Term => (certified ? CERTIFIED : UNCERTIFIED);
