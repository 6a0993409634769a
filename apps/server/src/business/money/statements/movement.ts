import type { EnterpriseNo } from '@lianxin/api/contract';
import type { StatementMovement } from '@lianxin/domain';

/** The part of one voucher in a movement. */
export interface Movement extends StatementMovement {
  readonly number: string;
  readonly otherNo: EnterpriseNo | null;
}
