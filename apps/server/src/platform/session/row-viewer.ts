import type { CivilDate, Role } from '@lianxin/domain';
import type { EnterpriseNo } from '../../schema/ids.ts';
import type { CallContext } from '../call-context.ts';
import { enterpriseOf } from './enterprise-of.ts';

/** The reader of a list and the current date, which determine the contents of a row and the acts that it offers. */
export interface RowViewer {
  readonly viewerNo: EnterpriseNo;
  readonly userId: string;
  readonly role: Role;
  readonly today: CivilDate;
}

export const rowViewerOf = ({ viewer, clock }: Pick<CallContext, 'viewer' | 'clock'>): RowViewer => ({
  viewerNo: enterpriseOf({ viewer }),
  userId: viewer.userId,
  role: viewer.role,
  today: clock.today(),
});
