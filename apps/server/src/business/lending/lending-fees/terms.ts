import { channelTermsOn } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { lender } from '../../../schema/index.ts';
import { institutionOf } from '../capital-plan/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';
import { guarantorOf, latestProposal, termsView } from './guarantor-terms.ts';

/** The terms of an enterprise as guarantor, and the current terms of the channels on which it lends. */
export const terms: Handlers['lendingFee']['terms'] = async (context) => {
  const { db, channels, clock } = context;
  const enterpriseNo = await institutionOf(context);
  const row = await guarantorOf(db, enterpriseNo);
  const proposal = await latestProposal(db, enterpriseNo);
  const lends = await db
    .select({ code: lender.channel })
    .from(lender)
    .where(eq(lender.enterpriseNo, enterpriseNo))
    .orderBy(asc(lender.channel));
  const dated = await datedChannelTerms(db);
  return {
    guarantor: row ? termsView(context, row, proposal) : null,
    channels: lends.flatMap(({ code }) => {
      const channel = channels.byCode(code);
      if (!channel) return [];
      const of = channelTermsOn(channel, clock.today(), dated);
      return [
        {
          channel: code,
          offered: of.offered,
          annualRate: of.annualRatePpm,
          lenderFeeRate: of.lenderFeePpm,
          minLenderFee: of.minLenderFee,
          platformRate: of.serviceFeePpm,
          minPlatformFee: of.minServiceFee,
        },
      ];
    }),
  };
};
