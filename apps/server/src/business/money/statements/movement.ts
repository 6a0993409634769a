import type { EnterpriseNo } from '@lianxin/api/contract';
import type { StatementMovement } from '@lianxin/domain';

/** A voucher's part in one movement of what an enterprise holds or is to pay. */
export interface Movement extends StatementMovement {
  readonly number: string;
  readonly otherNo: EnterpriseNo | null;
}
