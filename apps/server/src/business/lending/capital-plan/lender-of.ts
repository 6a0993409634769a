import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterpriseChannel } from '../../../schema/index.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';

/** What an enterprise is on a channel on which it lends or answers for loans. */
const FINANCIAL_INSTITUTION = '2';

/** The enterprise of the session, a financial institution; refuses any other. */
export async function lenderOf(context: CallContext): Promise<EnterpriseNo> {
  const enterpriseNo = enterpriseOf(context);
  const [found] = await context.db
    .select({ channel: enterpriseChannel.channel })
    .from(enterpriseChannel)
    .where(and(eq(enterpriseChannel.enterpriseNo, enterpriseNo), eq(enterpriseChannel.kind, FINANCIAL_INSTITUTION)))
    .limit(1);
  if (!found) throw new Refusal('FORBIDDEN');
  return enterpriseNo;
}
