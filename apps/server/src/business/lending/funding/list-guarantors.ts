import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterpriseChannel } from '../../../schema/index.ts';
import { channelRowsOf } from './channel-rows.ts';
import { guarantorsOf } from './guarantors.ts';

/** The guarantors for loans of the enterprise, on the channels that it has signed up for. */
export const listGuarantors: Handlers['enterprise']['listGuarantors'] = async (context) => {
  const { db, channels } = context;
  const enterpriseNo = enterpriseOf(context);
  const signed = await db.select().from(enterpriseChannel).where(eq(enterpriseChannel.enterpriseNo, enterpriseNo));
  const available = (await guarantorsOf(db, enterpriseNo)).filter(
    ({ channel }) => channels.byCode(channel) && signed.some((one) => one.channel === channel),
  );
  return channelRowsOf(
    context,
    available.map((one) => ({ channel: one.channel, enterpriseNo: one.enterpriseNo, kind: '2' })),
  );
};
