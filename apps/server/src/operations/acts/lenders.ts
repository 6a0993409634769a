import { EnterpriseNo } from '@lianxin/api/contract';
import { channelStanding, coreChannels, fen, isLenderEventObstacle, Refusal, yuanOf, type Channels } from '@lianxin/domain';
import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { windowOf } from '../../platform/db/page.ts';
import { refusedField, staleVersion } from '../../platform/refusals.ts';
import { enterprise, enterpriseChannel, financing, lender, lenderEvent, lendingLimit } from '../../schema/index.ts';
import type { Operations } from '../contract/index.ts';
import type { OperationHandlers } from '../handler.ts';
import type { ResponseFor } from '../operation.ts';

const keyOf = ({ enterpriseNo, name }: { readonly enterpriseNo: string; readonly name: string }) => ({
  enterpriseNo: z.parse(EnterpriseNo, enterpriseNo),
  name,
});

const lendersOf = (db: Db) =>
  db.select({ lender, name: enterprise.name }).from(lender).innerJoin(enterprise, eq(enterprise.enterpriseNo, lender.enterpriseNo));
const limitsOf = (db: Db) =>
  db
    .select({ limit: lendingLimit, name: enterprise.name })
    .from(lendingLimit)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, lendingLimit.issuerNo))
    .orderBy(asc(lendingLimit.channel), asc(lendingLimit.issuerNo));

async function assertEnterprise(db: Db, enterpriseNo: EnterpriseNo): Promise<void> {
  const found = await db
    .select({ enterpriseNo: enterprise.enterpriseNo })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (found.length === 0) throw new Refusal('NOT_FOUND');
}

/** Refuses an enterprise that does not issue, because nothing it owes can be financed. */
async function assertCore(db: Db, channels: Channels, issuerNo: EnterpriseNo): Promise<void> {
  const [issuer] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, issuerNo));
  if (!issuer) throw new Refusal('NOT_FOUND');
  const channelRows = await db.select().from(enterpriseChannel).where(eq(enterpriseChannel.enterpriseNo, issuerNo));
  if (coreChannels({ channels, ...channelStanding({ ...issuer.coreFlags, channelRows }) }).length === 0)
    throw refusedField('issuerNo', { zh: '该企业不是核心企业', en: 'This is no core enterprise' });
}

/** The application named in an event, even if the platform does not know it. */
const reportedApplication = sql<string>`${lenderEvent.content} ->> 'applicationNumber'`;

type LenderEvent = ResponseFor<Operations['lenders']['events']>['list'][number];

/** The effect of an event. A stored refusal includes figures for the lender, which are left out here. */
function effectOf({
  takenAt,
  ignoredBecause: why,
}: Pick<typeof lenderEvent.$inferSelect, 'takenAt' | 'ignoredBecause'>): Pick<LenderEvent, 'effect' | 'because' | 'rules'> {
  if (why === null) return { effect: takenAt === null ? 'waiting' : 'taken', because: null, rules: [] };
  if (why === 'noSuchApplication' || isLenderEventObstacle(why)) return { effect: 'none', because: why, rules: [] };
  return { effect: 'none', because: 'refused', rules: why.split(' ').filter((part) => /^[A-Za-z_]+$/.test(part)) };
}

/** Who lends on each channel that finances, how much against whom, and what lenders' systems reported. */
export const lenderHandlers: OperationHandlers['lenders'] = {
  async show({ db, channels }, { channel: wanted }) {
    const [lenders, limits] = [await lendersOf(db), await limitsOf(db)];
    const list = channels.list
      .filter(({ code, kind }) => kind === 'financing' && (wanted === undefined || code === wanted))
      .map(({ code, name: channelName }) => {
        const named = lenders.find((row) => row.lender.channel === code);
        return {
          channel: code,
          channelName,
          lender: named ? keyOf({ enterpriseNo: named.lender.enterpriseNo, name: named.name }) : null,
          limits: limits
            .filter(({ limit }) => limit.channel === code)
            .map(({ limit: { issuerNo, total, used, inTransit, version, changedBy, changedAt }, name }) => ({
              issuer: keyOf({ enterpriseNo: issuerNo, name }),
              total,
              used,
              inTransit,
              version,
              setBy: changedBy,
              setAt: changedAt.toISOString(),
            })),
        };
      });
    return { list };
  },
  async name({ db, channels, wallClock, operator }, { channel, enterpriseNo, insteadOf }) {
    if (channels.byCode(channel)?.kind !== 'financing') throw new Refusal('NOT_FOUND');
    await assertEnterprise(db, enterpriseNo);
    const [present] = await db.select().from(lender).where(eq(lender.channel, channel)).for('update');
    if ((present?.enterpriseNo ?? null) !== insteadOf)
      throw present ? staleVersion(present.changedBy, present.changedAt, 0) : new Refusal('NOT_FOUND');
    const [taken] = await db
      .select({ issuerNo: lendingLimit.issuerNo })
      .from(lendingLimit)
      .where(and(eq(lendingLimit.channel, channel), or(sql`${lendingLimit.used} > 0`, sql`${lendingLimit.inTransit} > 0`)))
      .limit(1);
    // What waits for its reviewer has reserved nothing yet, but names the lender that it was quoted by.
    const [asked] = await db
      .select({ id: financing.id })
      .from(financing)
      .where(and(eq(financing.channel, channel), eq(financing.state, 'awaitingReview')))
      .limit(1);
    if (taken || asked)
      throw refusedField('enterpriseNo', {
        zh: '该渠道仍有已用或在途的额度，结清后方可更换资金方',
        en: 'Something is lent or applied for on this channel: its lender can change once nothing is',
      });
    const row = { channel, enterpriseNo, changedBy: operator.name, changedAt: wallClock.now() };
    await db.insert(lender).values(row).onConflictDoUpdate({ target: lender.channel, set: row });
    return {
      answer: {},
      subjectId: `lender:${channel}`,
      before: { enterpriseNo: insteadOf },
      after: { enterpriseNo },
    };
  },
  async setLimit({ db, channels, wallClock, operator }, { channel, issuerNo, total, version }) {
    const [named] = await db.select().from(lender).where(eq(lender.channel, channel));
    if (!named) throw new Refusal('NOT_FOUND');
    await assertCore(db, channels, issuerNo);
    const key = and(eq(lendingLimit.channel, channel), eq(lendingLimit.issuerNo, issuerNo));
    const [present] = await db.select().from(lendingLimit).where(key).for('update');
    if ((present?.version ?? 0) !== version)
      throw present ? staleVersion(present.changedBy, present.changedAt, present.version) : new Refusal('NOT_FOUND');
    const taken = fen((present?.used ?? 0n) + (present?.inTransit ?? 0n));
    if (total < taken)
      throw refusedField('total', {
        zh: `额度不能低于已用与在途之和 ${yuanOf(taken)} 元`,
        en: `It cannot be less than what is lent and applied for, ${yuanOf(taken)} yuan`,
      });
    const set = {
      total,
      version: version + 1,
      changedBy: operator.name,
      changedAt: wallClock.now(),
    };
    const none = { used: fen(0n), inTransit: fen(0n) };
    if (present) await db.update(lendingLimit).set(set).where(key);
    else await db.insert(lendingLimit).values({ channel, issuerNo, ...none, ...set });
    return {
      answer: {},
      subjectId: `lender:${channel}:${issuerNo}`,
      ...(present && { before: { total: present.total } }),
      after: { total },
    };
  },
  async events({ db }, { channel, applicationNumber, ...page }) {
    const where = and(
      channel === undefined ? undefined : eq(lenderEvent.channel, channel),
      applicationNumber === undefined ? undefined : eq(reportedApplication, applicationNumber),
    );
    const { serial, event, saidAt, receivedAt, takenAt, ignoredBecause } = lenderEvent;
    const { limit, offset } = windowOf(page);
    const list = await db
      .select({
        channel: lenderEvent.channel,
        serial,
        applicationNumber: reportedApplication,
        event,
        saidAt,
        receivedAt,
        takenAt,
        ignoredBecause,
      })
      .from(lenderEvent)
      .where(where)
      .orderBy(desc(receivedAt), desc(saidAt), asc(lenderEvent.channel), desc(serial))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(lenderEvent).where(where);
    return {
      list: list.map((report) => ({
        channel: report.channel,
        serial: report.serial,
        applicationNumber: report.applicationNumber,
        event: report.event,
        saidAt: report.saidAt.toISOString(),
        receivedAt: report.receivedAt.toISOString(),
        ...effectOf(report),
      })),
      total: all?.count ?? 0,
    };
  },
};
