import { Refusal, yuanOf, type CivilDate, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway, type GatewayConfig } from '../gateway/http-gateway.ts';
import { simulatedLender } from './simulated-lenders.ts';

/** An enterprise as a lender is told of it. */
interface Named {
  readonly name: string;
  readonly creditCode: string | null;
}

/** An application as its lender gets it; amounts in fen, the rate in millionths a year. */
export interface LenderApplication {
  /** The lender takes it once for a number and the instant at which it was passed (ISO 8601), however often it is handed over. */
  readonly applicationNumber: string;
  readonly askedAt: string;
  readonly channel: number;
  readonly holder: Named;
  readonly issuer: Named;
  readonly pieces: readonly { readonly number: string; readonly amount: Fen; readonly dueOn: CivilDate }[];
  readonly invoices: readonly { readonly code: string; readonly number: string; readonly amount: Fen }[];
  readonly account: { readonly accountName: string; readonly accountNumber: string; readonly branchNumber: string };
  readonly amount: Fen;
  readonly annualRatePpm: number;
  readonly paidOut: Fen;
  readonly issuerCosts: Fen;
  readonly valueOn: CivilDate;
  readonly paysOn: CivilDate;
  readonly quoteId: string;
  readonly purpose: string;
}

/** What a lender is told of an application that it has: a step that it asks for besides, the answer to its questions, that the holder's side of the contract is signed, that it says it has repaid, or that the issuer has not paid. */
export interface LenderStep {
  readonly applicationNumber: string;
  readonly channel: number;
  readonly step: 'furtherStep' | 'supplement' | 'contract' | 'repayment' | 'overdue';
  readonly content: Readonly<Record<string, string | boolean | readonly string[]>>;
}

export interface OfApplication {
  readonly applicationNumber: string;
  readonly channel: number;
}

/** Where a holder signs with a lender itself, and until when. */
export interface SigningPage {
  readonly url: string;
  readonly validUntil: Date;
}

/** A lender behind a channel. What it decides it says later, in its own time (business/lending/words.ts); nothing here is a decision. */
export interface Lender {
  apply(application: LenderApplication): Promise<void>;
  continue(step: LenderStep): Promise<void>;
  cancel(of: OfApplication & { readonly reason: string }): Promise<void>;
  /** How far it is in the lender's own words; it also says again what it has said. */
  status(of: OfApplication): Promise<{ readonly phase: string }>;
  /** `ticket` lets one person in, once: the lender takes it at its door and has it redeemed. */
  signingPage(of: OfApplication & { readonly ticket: string }): Promise<SigningPage>;
}

const Taken = z.object({ outcome: z.literal('taken') });
const Status = z.object({ phase: z.string().check(z.minLength(1), z.maxLength(100)) });
const Page = z.object({
  url: z.string().check(z.refine((text) => URL.parse(text)?.protocol === 'https:')),
  validUntil: z.iso.datetime({ offset: true }),
});

const yuan = <Row extends { readonly amount: Fen }>(rows: readonly Row[]) => rows.map((row) => ({ ...row, amount: yuanOf(row.amount) }));

/** Lenders behind one gateway, each under its channel's code (docs/gateways.md). */
function lendersAt(config: GatewayConfig): Lender {
  const at = (channel: number, path: string) => `/lenders/${channel}${path}`;
  return {
    async apply({ channel, amount, paidOut, issuerCosts, pieces, invoices, ...rest }) {
      const money = { amount: yuanOf(amount), paidOut: yuanOf(paidOut), issuerCosts: yuanOf(issuerCosts) };
      const body = { ...rest, ...money, pieces: yuan(pieces), invoices: yuan(invoices) };
      await askGateway(config, at(channel, '/applications'), body, Taken);
    },
    async continue({ channel, ...step }) {
      await askGateway(config, at(channel, '/steps'), { ...step }, Taken);
    },
    async cancel({ channel, ...of }) {
      await askGateway(config, at(channel, '/cancellations'), { ...of }, Taken);
    },
    status: ({ channel, applicationNumber }) => askGateway(config, at(channel, '/status'), { applicationNumber }, Status),
    async signingPage({ channel, applicationNumber, ticket }) {
      const { url, validUntil } = await askGateway(config, at(channel, '/signing-pages'), { applicationNumber, ticket }, Page);
      return { url, validUntil: new Date(validUntil) };
    },
  };
}

/** The gateway where one is configured, the sandbox's lenders in a sandbox; otherwise lending is out of service. */
export function lenderPort({ lender, sandbox }: Pick<Config, 'lender' | 'sandbox'>, db: Db, ids: Ids, clock: Clock): Lender {
  if (lender) return lendersAt(lender);
  if (sandbox) return simulatedLender(db, ids, clock);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  return { apply: none, continue: none, cancel: none, status: none, signingPage: none };
}
