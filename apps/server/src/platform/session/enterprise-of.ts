import type { EnterpriseNo } from '../../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import type { CallContext } from '../call-context.ts';

/** The enterprise that the session acts for; the policy lets nobody without one in. */
export function enterpriseOf({ viewer }: Pick<CallContext, 'viewer'>): EnterpriseNo {
  if (viewer.enterpriseNo === null) throw new Refusal('FORBIDDEN');
  return viewer.enterpriseNo;
}
