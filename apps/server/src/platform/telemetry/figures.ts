import { grouped } from '@lianxin/domain';
import { and, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { applicationTally, job, pieceTally, settlement, settlementPayment } from '../../schema/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/client.ts';
import { MAX_ATTEMPTS } from '../jobs/job-context.ts';
import { unmatchedObjects } from '../storage/compare-objects.ts';

/** Business figures are asked of the database this often at most. */
const BUSINESS_EVERY_MS = 30_000;
/** A scrape does not wait longer for the database. */
const PATIENCE_MS = 3000;
const FEN = 100;

type Labels = Readonly<Record<string, string>>;
type Row = readonly [labels: Labels, value: number];

const gaugeIn = (registry: Registry, name: string, help: string, labelNames: readonly string[] = []) => {
  const gauge = new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  return (rows: readonly Row[]) => {
    gauge.reset();
    for (const [labels, value] of rows) gauge.set(labels, value);
  };
};

/** Whether work succeeds while a scrape waits for it. */
export async function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const succeeded = await Promise.race([done, late]);
  clearTimeout(timer);
  return succeeded;
}

/** Gauges of what the database holds. Returns how to refresh them before a scrape, which never fails: without the database they keep their last value and `lianxin_figures_up` is 0. */
export function databaseFigures(registry: Registry, { db, clock }: { readonly db: Db; readonly clock: Clock }): () => Promise<void> {
  const up = gaugeIn(registry, 'lianxin_figures_up', '1 while the database answers the questions behind lianxin_* gauges');
  const jobs = gaugeIn(registry, 'lianxin_jobs', 'Jobs that are not done by kind and state: waiting, due, failing, tired', [
    'kind',
    'state',
  ]);
  const oldest = gaugeIn(registry, 'lianxin_jobs_oldest_due_seconds', 'For how long the longest due job of each kind has waited', ['kind']);
  const failing = gaugeIn(
    registry,
    'lianxin_jobs_failing',
    'Failed jobs that are not done, by kind; a lasting settlement.* job means that people are not paid',
    ['kind'],
  );
  const objects = gaugeIn(
    registry,
    'lianxin_objects_unmatched',
    'Objects in the store without a row (objects) and rows without their object (rows), as of the last daily comparison',
    ['kind'],
  );
  const applications = gaugeIn(registry, 'lianxin_applications', 'Issuances, transfers, financings and pledges by state', [
    'kind',
    'state',
  ]);
  const applied = gaugeIn(registry, 'lianxin_applications_yuan', 'Their amounts by state', ['kind', 'state']);
  const pieces = gaugeIn(registry, 'lianxin_pieces', 'Pieces of vouchers that count, by state and whether they are overdue', [
    'state',
    'overdue',
  ]);
  const held = gaugeIn(registry, 'lianxin_pieces_yuan', 'Their amounts', ['state', 'overdue']);
  const settlements = gaugeIn(registry, 'lianxin_settlements', 'Vouchers at their payment day by state', ['state']);
  const overdue = gaugeIn(
    registry,
    'lianxin_settlements_overdue_yuan',
    'What issuers owe on vouchers past their payment day, with late interest',
  );
  const payments = gaugeIn(registry, 'lianxin_payments', 'Instructions to pay holders at maturity by state', ['state']);

  async function refreshWork(): Promise<void> {
    const open = await db
      .select({
        kind: job.kind,
        state: sql<string>`case when ${gte(job.attempts, MAX_ATTEMPTS)} then 'tired' when ${job.attempts} > 0 then 'failing'
          when ${lte(job.runAt, clock.now())} then 'due' else 'waiting' end`.as('state'),
        jobs: sql<number>`count(*)::int`,
        since: sql<string | null>`min(${job.runAt}) filter (where ${and(lte(job.runAt, clock.now()), lt(job.attempts, MAX_ATTEMPTS))})`,
      })
      .from(job)
      .where(isNull(job.doneAt))
      .groupBy(job.kind, sql`state`);
    jobs(open.map(({ kind, state, jobs: found }) => [{ kind, state }, found]));
    const kinds = grouped(open, ({ kind }) => kind);
    failing(
      [...kinds].flatMap(([kind, rows]): Row[] => {
        const failed = rows.filter(({ state }) => state === 'failing' || state === 'tired').reduce((sum, row) => sum + row.jobs, 0);
        return failed > 0 ? [[{ kind }, failed]] : [];
      }),
    );
    oldest(
      [...kinds].map(([kind, rows]): Row => {
        const ages = rows.flatMap(({ since }) => (since === null ? [] : [clock.now().getTime() - new Date(since).getTime()]));
        return [{ kind }, Math.max(0, ...ages) / 1000];
      }),
    );
    objects(Object.entries((await unmatchedObjects(db)) ?? {}).map(([kind, found]) => [{ kind }, found]));
  }

  async function refreshBusiness(): Promise<void> {
    const business = await db
      .select({
        kind: applicationTally.kind,
        state: applicationTally.state,
        items: sql<number>`sum(${applicationTally.applications})::float8`,
        fen: sql<number>`sum(${applicationTally.amount})::float8`,
      })
      .from(applicationTally)
      .where(eq(applicationTally.own, true))
      .groupBy(applicationTally.kind, applicationTally.state);
    applications(business.map(({ kind, state, items }) => [{ kind, state }, items]));
    applied(business.map(({ kind, state, fen }) => [{ kind, state }, fen / FEN]));
    const ledger = await db
      .select({
        state: pieceTally.state,
        overdue: sql<string>`${pieceTally.overdue}::text`.as('late'),
        items: sql<number>`sum(${pieceTally.pieces})::float8`,
        fen: sql<number>`sum(${pieceTally.amount})::float8`,
      })
      .from(pieceTally)
      .where(and(eq(pieceTally.held, true), eq(pieceTally.live, true)))
      .groupBy(pieceTally.state, sql`late`);
    pieces(ledger.map(({ state, overdue: late, items }) => [{ state, overdue: late }, items]));
    held(ledger.map(({ state, overdue: late, fen }) => [{ state, overdue: late }, fen / FEN]));
    const due = await db
      .select({
        state: settlement.state,
        items: sql<number>`count(*)::int`,
        late: sql<number>`coalesce(sum(${settlement.total}) filter (where ${settlement.overdueSince} is not null and ${settlement.state} <> 'paid'), 0)::float8`,
      })
      .from(settlement)
      .groupBy(settlement.state);
    settlements(due.map(({ state, items }) => [{ state }, items]));
    overdue([[{}, due.reduce((sum, { late }) => sum + late, 0) / FEN]]);
    const paid = await db
      .select({ state: settlementPayment.state, items: sql<number>`count(*)::int` })
      .from(settlementPayment)
      .groupBy(settlementPayment.state);
    payments(paid.map(({ state, items }) => [{ state }, items]));
  }

  let askedAt = -Infinity;
  async function refresh(): Promise<void> {
    await refreshWork();
    if (performance.now() - askedAt < BUSINESS_EVERY_MS) return;
    await refreshBusiness();
    askedAt = performance.now();
  }
  let refreshing: Promise<void> | undefined;
  return async () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    up([[{}, (await succeedsInTime(refreshing)) ? 1 : 0]]);
  };
}
