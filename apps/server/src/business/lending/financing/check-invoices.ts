import { channelTermsOn, coverNeeded, fen, papersCovering, type financingChecks, type Ppm } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { checkViews } from '../../applications/application/index.ts';
import { checksOf, papersBehind, papersForCheck, paperViews, shownPieces } from '../funding/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';

type FinancingCheck = ReturnType<typeof financingChecks>[number];

/** What of the checks is about invoices, and what of them a form cannot judge itself. */
const ANSWERED: readonly FinancingCheck['code'][] = ['issuerActive', 'invoiceUse', 'invoiceCover', 'invoiceElsewhere'];

/** All of the amount: what is asked where no lender is chosen yet. */
const WHOLE: Ppm = 1_000_000n;

/** How much of an amount the lender of a channel asks invoices to cover. */
async function coverageOf({ db, channels, clock }: CallContext, code: number | undefined): Promise<Ppm> {
  const channel = code === undefined ? undefined : channels.byCode(code);
  return channel ? channelTermsOn(channel, clock.today(), await datedChannelTerms(db)).coveragePpm : WHOLE;
}

/** The invoices behind pieces, filled in their order until they cover an amount as the lender asks, and how that would be judged. */
export const checkInvoices: Handlers['financing']['checkInvoices'] = async (context, { pieces: shown, amount, channel }) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const pieces = await shownPieces(db, enterpriseNo, shown);
  const papers = await papersBehind(db, pieces, { channel });
  const coveragePpm = await coverageOf(context, channel);
  const untouched = papersForCheck(
    papers,
    papers.map(({ invoice }) => ({ invoiceId: invoice.id, amount: fen(0n) })),
  );
  const wanted = papersCovering(untouched, coverNeeded(amount, coveragePpm));
  const filled = new Map(wanted.map((paper) => [paper.invoiceId, paper.thisTime]));
  const thisTime = new Map(papers.map(({ invoice }) => [invoice.id, filled.get(invoice.id) ?? fen(0n)]));
  const checks = await checksOf(context, {
    kind: 'financing',
    holderNo: enterpriseNo,
    pieces,
    amount,
    taken: amount,
    offer: undefined,
    quote: { validUntil: context.clock.now(), issuerCosts: fen(0n), coveragePpm },
    papers,
    wanted: papers.flatMap(({ invoice }) => {
      const taken = filled.get(invoice.id);
      return taken === undefined ? [] : [{ invoiceId: invoice.id, amount: taken }];
    }),
    receivingAccountId: undefined,
    purpose: undefined,
    agreements: [],
  });
  return {
    papers: await paperViews(db, papers, thisTime),
    checks: checkViews(checks.filter(({ code }) => ANSWERED.includes(code))),
  };
};
