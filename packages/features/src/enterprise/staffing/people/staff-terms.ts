import type { contract, ResponseOf } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type StaffMember = ResponseOf<typeof contract.staff.list>['list'][number];

export type StaffInvitation = ResponseOf<typeof contract.staff.invite>;

export const STAFF_INVITATION_TERMS: Readonly<Record<StaffInvitation['state'], Term>> = {
  waiting: { label: msg`待对方确认`, tone: 'caution' },
  accepted: { label: msg`已接受`, tone: 'positive' },
  refused: { label: msg`已拒绝`, tone: 'neutral' },
  unconfirmed: { label: msg`待核对信息`, tone: 'critical' },
  cancelled: { label: msg`已取消`, tone: 'neutral' },
  expired: { label: msg`已过期`, tone: 'neutral' },
};

/** The state of a position; people without a password are still joining. */
export const staffTerm = ({ state, passwordDue }: StaffMember): Term => {
  if (state === 'frozen') return { label: msg`已冻结`, tone: 'critical' };
  return passwordDue ? { label: msg`待设密码`, tone: 'caution' } : { label: msg`在岗`, tone: 'positive' };
};

export const openCount = ({ openItems }: StaffMember): number => Object.values(openItems).reduce((left, count) => left + count, 0);

/** Whether the administrator may change the position: operators and reviewers, never their own. */
export const isChangeable = ({ isSelf, role }: StaffMember): boolean => !isSelf && (role === 'operator' || role === 'reviewer');
