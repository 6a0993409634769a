import { contract, type FinancingId } from '@lianxin/api/contract';
import type { Fen } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';
import type { SeedTools } from '../platform/services.ts';
import { lenderSignature, lenderReportSecrets } from '../http/routes/lender-reports.ts';
import { createLenders } from '../sandbox/seed/lenders.ts';
import { createPledgeLenders } from '../sandbox/seed/pledge-lenders.ts';
import { enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { lendingLimit } from '../schema/index.ts';
import { signed } from './acting.ts';
import { financiers } from './financing.ts';
import type { TestServer } from './test-server.ts';

/** The sandbox's trade and banks, each with an ample limit for the core enterprise. */
export async function lendingWorld(tools: SeedTools): Promise<void> {
  await tradingWorld(tools);
  await createLenders(tools);
  await createPledgeLenders(tools);
  await grantAmpleLimits(tools, 'E1001', [5, 7]);
}

/** Grants an issuer ample lending limits on the channels. */
export async function grantAmpleLimits({ db, clock }: SeedTools, issuer: string, channels: readonly number[]): Promise<void> {
  const limit = { total: yuan(500_000_000), used: yuan(0), inTransit: yuan(0), changedBy: 'seed', changedAt: clock.now() };
  for (const channel of channels)
    await db
      .insert(lendingLimit)
      .values({ channel, issuerNo: enterpriseNo(issuer), ...limit })
      .onConflictDoUpdate({ target: [lendingLimit.channel, lendingLimit.issuerNo], set: limit });
}

/** The in-transit and used amounts of a lender's limit for the issuer. */
export async function lentAgainstIssuer(db: Db, channel: number): Promise<readonly [inTransit: Fen, used: Fen] | undefined> {
  const ofIssuer = and(eq(lendingLimit.channel, channel), eq(lendingLimit.issuerNo, enterpriseNo('E1001')));
  const [limit] = await db.select().from(lendingLimit).where(ofIssuer);
  return limit && [limit.inTransit, limit.used];
}

/** Deviations from a correctly sent report. */
export interface ReportOptions {
  readonly serial?: string;
  readonly channel?: number;
  readonly saidAt?: Date;
  readonly secret?: string;
  /** Deviation of the lender's clock, in seconds. */
  readonly clockOffset?: number;
}

/** A lender's system, which sends signed reports of an application over HTTP. */
export function lenderSystem(server: TestServer, { applicationNumber, channel }: { applicationNumber: string; channel: number }) {
  let count = 0;
  return async (word: Readonly<Record<string, unknown>>, sending: ReportOptions = {}) => {
    count += 1;
    // No two reports come at the same moment.
    server.clock.moveTo(new Date(server.clock.now().getTime() + 1));
    const saidAt = (sending.saidAt ?? server.clock.now()).toISOString();
    const body = JSON.stringify({ serial: sending.serial ?? `${applicationNumber}-${count}`, applicationNumber, saidAt, ...word });
    const to = String(sending.channel ?? channel);
    const timestamp = String(Math.floor(server.wallClock.now().getTime() / 1_000) + (sending.clockOffset ?? 0));
    const secret = sending.secret ?? lenderReportSecrets(server.services, Number(to))[0] ?? '';
    const reply = await server.http.inject({
      method: 'POST',
      url: `/gateway/lenders/${to}/words`,
      headers: {
        'content-type': 'application/json',
        'x-lender-timestamp': timestamp,
        'x-lender-signature': lenderSignature(secret, { timestamp, channel: to, body }),
      },
      payload: body,
    });
    return { status: reply.statusCode, isNew: reply.statusCode === 200 ? reply.json<{ isNew: boolean }>().isNew : undefined };
  };
}

/** Opens the sandbox lender's signing page and signs there; returns both pages. */
export async function signOnPage(server: TestServer, url: string): Promise<readonly [opened: string, signed: string]> {
  const opened = await server.http.inject({ method: 'GET', url });
  const [path = '', ticket = ''] = url.split('?ticket=');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const signing = await server.http.inject({ method: 'POST', url: path, headers, payload: `ticket=${ticket}` });
  return [opened.body, signing.body];
}

/** Steps of the contract between the lender's approval and disbursement. */
export function contracting(server: TestServer) {
  const money = financiers(server);
  const { financing } = contract;
  const versionOf = async (id: FinancingId, who: string) => (await money.get(id, who)).version;
  return {
    async sign(id: FinancingId, who = 'supplier-op') {
      const client = await server.as(who);
      const version = await versionOf(id, who);
      const signature = await signed(client, 'financingContract', id, version);
      return client.call(financing.signContract, { id, version, agreed: true, signature });
    },
    async confirm(id: FinancingId, who = 'supplier-review') {
      const client = await server.as(who);
      const version = await versionOf(id, who);
      const signature = await signed(client, 'financingContractConfirm', id, version);
      return client.call(financing.reviewContract, { id, version, decision: 'pass', signature });
    },
    async consent(id: FinancingId, who = 'core-op') {
      return (await server.as(who)).call(financing.consent, { id, version: await versionOf(id, who), decision: 'consent' });
    },
    async confirmConsent(id: FinancingId, who = 'core-review') {
      const client = await server.as(who);
      const version = await versionOf(id, who);
      const signature = await signed(client, 'financingConsent', id, version);
      return client.call(financing.reviewConsent, { id, version, decision: 'pass', signature });
    },
  };
}
