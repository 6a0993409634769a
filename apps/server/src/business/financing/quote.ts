import { fen, quoteIdOf, Refusal, financeableTogether, sumFen, yuanOf, type Offer } from '@lianxin/domain';
import type { Handlers } from '../../calls/handler.ts';
import { sm3 } from '../../ledger/sm3.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { offersFor } from './offers.ts';
import { shownPieces } from './shown-pieces.ts';

export const quote: Handlers['financing']['quote'] = async (context, { pieces: shown, amount, wishedOn }) => {
  const enterpriseNo = enterpriseOf(context);
  const pieces = await shownPieces(context.db, enterpriseNo, shown);
  if (!financeableTogether(pieces.map(({ issuerNo, dueOn, amount: available }) => ({ issuerNo, dueOn, available }))))
    throw new Refusal('PIECES_DIFFER');
  const available = sumFen(pieces.map((piece) => piece.amount));
  if (amount > available) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(available) });
  const askedAt = context.clock.now();
  const offers = await offersFor(context, { enterpriseNo, pieces, amount, wishedOn, askedAt });
  const view = (offer: Offer) => {
    const { quote: one, schedule, channel: code } = offer;
    const channel = context.channels.byCode(code);
    if (!channel) throw new Refusal('NOT_FOUND');
    return {
      channel: code,
      lenderName: channel.name.zh,
      minAmount: channel.terms.minAmount,
      maxAmount: channel.terms.maxAmount,
      cutOff: channel.terms.cutOff,
      coverage: channel.terms.coveragePpm,
      recourse: channel.terms.recourse,
      needs: [...channel.needs],
      obstacles: offer.obstacles.map(({ reason }) => ({ reason, figures: {} })),
      quote: one
        ? {
            id: quoteIdOf(one.question, sm3),
            amount: one.question.amount,
            annualRate: one.question.terms.annualRatePpm,
            valueOn: one.question.valueOn,
            dueOn: one.question.dueOn,
            paysOn: one.paysOn,
            days: one.days,
            lines: [...one.lines],
            interestPayer: one.question.bearing.interestPayer,
            paidOut: one.paidOut,
            net: one.net,
            holderCosts: one.holderCosts,
            issuerCosts: one.issuerCosts,
            allInAnnualRate: one.allInAnnualPpm ?? null,
            expectedAt: schedule.expectedAt.toISOString(),
            validUntil: schedule.validUntil.toISOString(),
          }
        : null,
    };
  };
  return { askedAt: askedAt.toISOString(), available: fen(available), offers: offers.map(view) };
};
