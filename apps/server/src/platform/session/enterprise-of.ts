import type { EnterpriseNo } from '../../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import type { CallContext } from '../call-context.ts';

/** The session's enterprise. Policies admit nobody without one. */
export function enterpriseOf({ viewer }: Pick<CallContext, 'viewer'>): EnterpriseNo {
  if (viewer.enterpriseNo === null) throw new Refusal('FORBIDDEN');
  return viewer.enterpriseNo;
}
