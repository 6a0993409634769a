import { yuanOf, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Moment, Yuan } from '../gateway/gateway-values.ts';
import { askGateway, type GatewayConfig } from '../gateway/http-gateway.ts';
import type { Lender } from './lender.ts';

const Accepted = z.object({ outcome: z.literal('taken') });
/** A rate of a thousand per cent. Larger ones are errors, and the database does not keep all of them. */
const PPM_MAX = 10_000_000;

const Ppm = z.pipe(
  z.int().check(z.gte(0), z.lte(PPM_MAX)),
  z.transform((ppm) => BigInt(ppm)),
);
const QuoteReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('quoted'),
    annualRatePpm: Ppm,
    lenderFeePpm: Ppm,
    minLenderFee: Yuan,
    validUntil: Moment,
  }),
  z.object({ outcome: z.enum(['byTerms', 'none']) }),
]);
const EnrolmentReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['signed', 'processing', 'byPeople']) }),
  z.object({ outcome: z.literal('refused'), reason: z.string().check(z.minLength(1), z.maxLength(100)) }),
]);
const Status = z.object({ phase: z.string().check(z.minLength(1), z.maxLength(100)) });
const Page = z.object({
  url: z.string().check(z.refine((text) => URL.parse(text)?.protocol === 'https:')),
  validUntil: Moment,
});

const yuan = <Row extends { readonly amount: Fen }>(rows: readonly Row[]) => rows.map((row) => ({ ...row, amount: yuanOf(row.amount) }));

/** Lenders behind one gateway, addressed by channel code (docs/gateways.md). */
export function lendersAt(config: GatewayConfig): Lender {
  const at = (channel: number, path: string) => `/lenders/${channel}${path}`;
  return {
    enrol: ({ channel, ...rest }) => askGateway(config, at(channel, '/enrolments'), rest, EnrolmentReply),
    async quote({ channel, amount, most, ...rest }) {
      const { annualRatePpm, lenderFeePpm, minLenderFee } = most;
      const rates = { annualRatePpm: Number(annualRatePpm), lenderFeePpm: Number(lenderFeePpm), minLenderFee: yuanOf(minLenderFee) };
      const reply = await askGateway(config, at(channel, '/quotes'), { ...rest, amount: yuanOf(amount), most: rates }, QuoteReply);
      return reply.outcome === 'quoted' ? { ...reply, validUntil: new Date(reply.validUntil) } : reply;
    },
    async apply({ channel, amount, paidOut, issuerCosts, pieces, invoices, pledge, ...rest }) {
      const money = { amount: yuanOf(amount), paidOut: yuanOf(paidOut), issuerCosts: yuanOf(issuerCosts) };
      const loan = pledge && { pledge: { ...pledge, pledged: yuanOf(pledge.pledged) } };
      const body = { ...rest, ...money, ...loan, pieces: yuan(pieces), invoices: yuan(invoices) };
      await askGateway(config, at(channel, '/applications'), body, Accepted);
    },
    async continue({ channel, ...step }) {
      await askGateway(config, at(channel, '/steps'), { ...step }, Accepted);
    },
    async cancel({ channel, ...of }) {
      await askGateway(config, at(channel, '/cancellations'), { ...of }, Accepted);
    },
    status: ({ channel, applicationNumber }) => askGateway(config, at(channel, '/status'), { applicationNumber }, Status),
    async settle({ channel, applicationNumber, payments }) {
      await askGateway(config, at(channel, '/settlements'), { applicationNumber, payments: yuan(payments) }, Accepted);
    },
    async signingPage({ channel, applicationNumber, ticket }) {
      const { url, validUntil } = await askGateway(config, at(channel, '/signing-pages'), { applicationNumber, ticket }, Page);
      return { url, validUntil: new Date(validUntil) };
    },
  };
}
