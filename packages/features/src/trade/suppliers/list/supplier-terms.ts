import type { contract, ResponseOf } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

export type Naming = ResponseOf<typeof contract.supplier.namedBy>['list'][number];

export type Invitation = ResponseOf<typeof contract.supplier.invite>;

export const INVITATION_TERMS: Readonly<Record<Invitation['state'], Term>> = {
  open: { label: msg`待注册`, tone: 'caution' },
  registering: { label: msg`注册中`, tone: 'caution' },
  joined: { label: msg`已加入`, tone: 'positive' },
  expired: { label: msg`已过期`, tone: 'neutral' },
  revoked: { label: msg`已撤销`, tone: 'neutral' },
};

const CERTIFIED: Term = { label: msg`已认证`, tone: 'positive' };
const UNCERTIFIED: Term = { label: msg`未认证`, tone: 'caution' };

/** Whether the supplier can receive anything. */
export const SUPPLIER_TERMS: Readonly<Record<Supplier['state'], Term>> = {
  enabled: { label: msg`已启用`, tone: 'positive' },
  disabled: { label: msg`已停用`, tone: 'neutral' },
  refused: { label: msg`对方已拒绝`, tone: 'caution' },
};

/** The enterprise's answers to being named a supplier. */
export const ANSWER_TERMS: Readonly<Record<NonNullable<Naming['answer']> | 'waiting', Term>> = {
  waiting: { label: msg`待答复`, tone: 'caution' },
  accepted: { label: msg`已同意`, tone: 'positive' },
  refused: { label: msg`已拒绝`, tone: 'neutral' },
};

/** What is not in order with a supplier; none if it can receive vouchers. */
export const exceptionsOf = (supplier: Pick<Supplier, 'state' | 'certified' | 'agreed'>): readonly Term[] => [
  ...(supplier.state === 'enabled' ? [] : [SUPPLIER_TERMS[supplier.state]]),
  ...(supplier.certified ? [] : [UNCERTIFIED]),
  ...(supplier.agreed ? [] : [agreementTerm(supplier)]),
];

export const agreementTerm = ({ agreed }: Pick<Supplier, 'agreed'>): Term =>
  agreed ? { label: msg`已签约`, tone: 'positive' } : { label: msg`未签约`, tone: 'caution' };

/** Whether the platform has verified the enterprise's account. */
export const certificationTerm = ({ certified }: Pick<Supplier, 'certified'>): Term => (certified ? CERTIFIED : UNCERTIFIED);
