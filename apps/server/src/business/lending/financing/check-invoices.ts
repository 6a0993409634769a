import { channelTermsOn, coverNeeded, fen, papersCovering, type financingChecks, type Ppm } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { checkViews } from '../../applications/application/index.ts';
import { checksOf, papersOfPieces, papersForCheck, paperViews, requestedPieces } from '../funding/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';

type FinancingCheck = ReturnType<typeof financingChecks>[number];

/** The checks that concern invoices, and those a form cannot evaluate itself. */
const ANSWERED: readonly FinancingCheck['code'][] = ['issuerActive', 'invoiceUse', 'invoiceCover', 'invoiceElsewhere'];

/** Full coverage, required as long as no lender is chosen. */
const WHOLE: Ppm = 1_000_000n;

/** The share of the amount that invoices must cover, by the terms of the channel. */
async function coverageOf({ db, channels, clock }: CallContext, code: number | undefined): Promise<Ppm> {
  const channel = code === undefined ? undefined : channels.byCode(code);
  return channel ? channelTermsOn(channel, clock.today(), await datedChannelTerms(db)).coveragePpm : WHOLE;
}

/** The invoices behind some pieces, filled in order until they cover the amount required by the lender, with the results of the checks. */
export const checkInvoices: Handlers['financing']['checkInvoices'] = async (context, { pieces: shown, amount, channel }) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const pieces = await requestedPieces(db, enterpriseNo, shown);
  const papers = await papersOfPieces(db, pieces, { channel });
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
