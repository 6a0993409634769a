import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterpriseChannel } from '../../../schema/index.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';

/** The kind of an enterprise on a channel on which it lends or guarantees. */
const FINANCIAL_INSTITUTION = '2';

/** The enterprise of the session. Refuses FORBIDDEN if it is not a financial institution. */
export async function institutionOf(context: CallContext): Promise<EnterpriseNo> {
  const enterpriseNo = enterpriseOf(context);
  const [found] = await context.db
    .select({ channel: enterpriseChannel.channel })
    .from(enterpriseChannel)
    .where(and(eq(enterpriseChannel.enterpriseNo, enterpriseNo), eq(enterpriseChannel.kind, FINANCIAL_INSTITUTION)))
    .limit(1);
  if (!found) throw new Refusal('FORBIDDEN');
  return enterpriseNo;
}
