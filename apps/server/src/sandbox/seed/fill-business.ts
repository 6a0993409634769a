import type { VoucherId } from '@lianxin/api/contract';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { applicationJobs } from '../../business/kinds/application-jobs.ts';
import { job, platformState } from '../../schema/index.ts';
import type { IssuanceRow } from '../../business/issuance/repository.ts';
import type { SeedTools } from '../../platform/services.ts';
import { createEnterprise } from '../../business/account/create-account.ts';
import { createExtras } from './cast.ts';
import { fillCredit } from './credit.ts';
import { fillHistoryTrade } from './history-trade.ts';
import { issue } from './issuing.ts';
import { fillNews } from './news.ts';
import { finance, FINANCINGS } from './financing.ts';
import { createLenders } from './lenders.ts';
import { fallDue, pledge } from './outcomes.ts';
import { createTrade } from './trade.ts';
import { PARTNERS } from './partners.ts';
import { createStage, type Stage } from './stage.ts';
import { ISSUINGS, TRANSFERS } from './stories.ts';
import { passOn } from './transferring.ts';

/** Lets happen by itself what the story left unanswered: reminders and time-outs, each at its time. */
async function runPlanned(stage: Stage, until: Date): Promise<void> {
  const { db } = stage.tools;
  for (;;) {
    const [due] = await db
      .select()
      .from(job)
      .where(and(isNull(job.doneAt), lte(job.runAt, until), inArray(job.kind, Object.keys(applicationJobs))))
      .orderBy(asc(job.runAt), asc(job.id))
      .limit(1);
    const handler = due && applicationJobs[due.kind];
    if (!due || !handler) return;
    await handler(stage.system(due.runAt), due.subject);
    await db.update(job).set({ doneAt: due.runAt }).where(eq(job.id, due.id));
  }
}

type Written = ReadonlyMap<string, IssuanceRow>;

function rowOf(written: Written, key: string): IssuanceRow {
  const row = written.get(key);
  if (!row) throw new Error(`the story has no ${key}`);
  return row;
}

function voucherOf(written: Written, key: string): VoucherId {
  const { voucherId } = rowOf(written, key);
  if (voucherId === null) throw new Error(`${key} was not issued`);
  return voucherId;
}

async function playOutcomes(stage: Stage, written: Written): Promise<void> {
  const voucher = (key: string) => voucherOf(written, key);
  const financed = FINANCINGS.toSorted((left, right) => right.daysAgo - left.daysAgo);
  for (const story of financed) await finance(stage, voucher(story.key), story);
  await pledge(stage, voucher('pledged-1'), 33, 'pledged');
  await pledge(stage, voucher('pledged-2'), 19, 'pledged');
  await pledge(stage, voucher('pledging'), 2, 'applying');
  for (const key of ['settled-3', 'settled-2', 'settled-1']) await fallDue(stage, rowOf(written, key).id, () => true);
  await fallDue(stage, rowOf(written, 'overdue').id, () => false);
  await fallDue(stage, rowOf(written, 'part-settled').id, ({ holderNo }) => holderNo === 'E1002');
}

/** Fills the sandbox with trade and its history, once: every step is an act of the server's own, at its time before the first start. */
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
  const trade = await fillHistoryTrade(tools, stage.today);
  const written = new Map<string, IssuanceRow>();
  const inOrder = ISSUINGS.toSorted((left, right) => right.daysAgo - left.daysAgo);
  for (const [place, story] of inOrder.entries()) written.set(story.key, await issue(stage, trade, story, place));
  for (const [place, story] of TRANSFERS.entries()) await passOn(stage, trade, voucherOf(written, story.key), story, place);
  await fillCredit(stage);
  await runPlanned(stage, clock.now());
  await playOutcomes(stage, written);
  await fillNews(stage);
}
