import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { CallContext } from '../http/handler.ts';

/** The enterprise that the session acts for; the policy lets nobody without one in. */
export function enterpriseOf({ viewer }: Pick<CallContext, 'viewer'>): EnterpriseNo {
  if (viewer.enterpriseNo === null) throw new Refusal('FORBIDDEN');
  return viewer.enterpriseNo;
}
