import type { contract, ResponseOf } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../terms/index.ts';

export type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

const CERTIFIED: Term = { label: msg`已认证`, tone: 'positive' };
const UNCERTIFIED: Term = { label: msg`未认证`, tone: 'caution' };
const ENABLED: Term = { label: msg`已启用`, tone: 'positive' };
const DISABLED: Term = { label: msg`已停用`, tone: 'neutral' };

/** Whether the platform has checked the enterprise's account. */
export const certificationTerm = ({ certified }: Pick<Supplier, 'certified'>): Term => (certified ? CERTIFIED : UNCERTIFIED);

/** Whether anything may go to the supplier. */
export const supplierTerm = ({ state }: Pick<Supplier, 'state'>): Term => (state === 'enabled' ? ENABLED : DISABLED);
