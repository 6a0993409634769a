import type { VoucherId } from '@lianxin/api/contract';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { maturityJobs } from '../../business/money/settlement/index.ts';
import type { JobHandlers } from '../../platform/jobs/job-context.ts';
import { applicationJobs } from '../../business/work/kinds/index.ts';
import { job, platformState } from '../../schema/index.ts';
import type { IssuanceRow } from '../../business/vouchers/issuance/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { createEnterprise } from '../../business/entry/account/index.ts';
import { createExtras } from './cast.ts';
import { fillCapitalPlan } from './capital-plan.ts';
import { fillCategories } from './categories.ts';
import { fillCredit } from './credit.ts';
import { fillEnrolments } from './enrolments.ts';
import { fillDues } from './dues.ts';
import { fillFees } from './fees.ts';
import { fillHistoryTrade } from './history-trade.ts';
import { issue } from './issuing.ts';
import { fillNews } from './news.ts';
import { finance, FINANCINGS } from './financing.ts';
import { createGroup } from './groups.ts';
import { createLenders } from './lenders.ts';
import { bookManually } from '../../platform/gateway/sandbox-money.ts';
import { settleMaturity } from './outcomes.ts';
import { createPledgeLenders } from './pledge-lenders.ts';
import { pledge, PLEDGES } from './pledging.ts';
import { fillSuppliers } from './suppliers.ts';
import { createTrade, enterpriseNo, yuan } from './trade.ts';
import { fillTradePapers } from './trade-papers.ts';
import { PARTNERS } from './partners.ts';
import { createStage, type Stage } from './stage.ts';
import { fillStatements } from './statements.ts';
import { ISSUINGS, TRANSFERS } from './stories.ts';
import { passOn } from './transferring.ts';

/** Past maturities are settled by the seed itself, so their remaining jobs must not call a bank. */
const rejectBankCalls = () => {
  throw new Error('the seed left a past maturity unsettled');
};

/** Runs the jobs that are due by then, each at its own time: reminders and time-outs of applications nobody answered. */
async function runDueJobs(stage: Stage, until: Date, jobs: JobHandlers): Promise<void> {
  const { db } = stage.tools;
  for (;;) {
    const [due] = await db
      .select()
      .from(job)
      .where(and(isNull(job.doneAt), lte(job.runAt, until), inArray(job.kind, Object.keys(jobs))))
      .orderBy(asc(job.runAt), asc(job.id))
      .limit(1);
    const handler = due && jobs[due.kind];
    if (!due || !handler) return;
    await handler(stage.system(due.runAt), due.subject);
    await db.update(job).set({ doneAt: due.runAt }).where(eq(job.id, due.id));
  }
}

/** The account that the core enterprise pays from; its bank has enough for years of vouchers. */
const CORE_PAYS_FROM = '14001736208050508846';

type IssuancesByKey = ReadonlyMap<string, IssuanceRow>;

function issuanceOf(written: IssuancesByKey, key: string): IssuanceRow {
  const row = written.get(key);
  if (!row) throw new Error(`the seed has no ${key}`);
  return row;
}

function voucherOf(written: IssuancesByKey, key: string): VoucherId {
  const { voucherId } = issuanceOf(written, key);
  if (voucherId === null) throw new Error(`${key} was not issued`);
  return voucherId;
}

async function fillOutcomes(stage: Stage, written: IssuancesByKey): Promise<void> {
  const voucher = (key: string) => voucherOf(written, key);
  const financed = FINANCINGS.toSorted((left, right) => right.daysAgo - left.daysAgo);
  for (const story of financed) await finance(stage, voucher(story.key), story);
  for (const story of PLEDGES) await pledge(stage, voucher(story.key), story);
  for (const key of ['settled-3', 'settled-2', 'settled-1']) await settleMaturity(stage, issuanceOf(written, key).id, 'paid');
  await settleMaturity(stage, issuanceOf(written, 'overdue').id, 'short');
  await settleMaturity(stage, issuanceOf(written, 'part-settled').id, { refuses: [enterpriseNo('E1003')] });
}

/** Fills the sandbox with trade and its history. Every step goes through the server's own handlers, dated before the first start. */
export async function fillBusiness(tools: SeedTools): Promise<void> {
  const { db, clock } = tools;
  const claimed = await db
    .insert(platformState)
    .values({ name: 'sandbox-business', value: clock.now().toISOString() })
    .onConflictDoNothing()
    .returning({ name: platformState.name });
  if (claimed.length === 0) return;
  const stage = createStage(tools);
  for (const partner of PARTNERS) await createEnterprise(tools, partner);
  await createTrade(tools);
  await createExtras(tools);
  await createLenders(tools);
  await createGroup(tools);
  await createPledgeLenders(tools);
  await bookManually(tools, CORE_PAYS_FROM, yuan(300_000_000));
  const trade = await fillHistoryTrade(tools, stage.today);
  const written = new Map<string, IssuanceRow>();
  const inOrder = ISSUINGS.toSorted((left, right) => right.daysAgo - left.daysAgo);
  for (const [place, story] of inOrder.entries()) written.set(story.key, await issue(stage, trade, story, place));
  for (const [place, story] of TRANSFERS.entries()) await passOn(stage, trade, voucherOf(written, story.key), story, place);
  await fillEnrolments(stage);
  await fillCredit(stage);
  await runDueJobs(stage, clock.now(), applicationJobs);
  await fillOutcomes(stage, written);
  await runDueJobs(stage, clock.now(), maturityJobs({ bankOn: rejectBankCalls }));
  await fillTradePapers(tools, stage.today);
  await fillDues(tools, stage.today);
  await fillCapitalPlan(stage);
  await fillCategories(tools);
  await fillStatements(stage);
  await fillFees(stage);
  await fillSuppliers(tools);
  await fillNews(stage);
}
