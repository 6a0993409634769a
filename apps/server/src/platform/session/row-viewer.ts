import type { CivilDate, Role } from '@lianxin/domain';
import type { EnterpriseNo } from '../../schema/ids.ts';
import type { CallContext } from '../call-context.ts';
import { enterpriseOf } from './enterprise-of.ts';

/** Who reads the rows of a list, and when: what a row says and which acts it offers follow from it. */
export interface RowViewer {
  readonly viewerNo: EnterpriseNo;
  readonly userId: string;
  readonly role: Role;
  readonly today: CivilDate;
}

/** The person of a call as a reader of rows. */
export const rowViewerOf = ({ viewer, clock }: Pick<CallContext, 'viewer' | 'clock'>): RowViewer => ({
  viewerNo: enterpriseOf({ viewer }),
  userId: viewer.userId,
  role: viewer.role,
  today: clock.today(),
});
