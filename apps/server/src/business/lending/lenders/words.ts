import { eq, and } from 'drizzle-orm';
import type { Channels } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { financing, lenderWord } from '../../../schema/index.ts';
import { type FinancingRow, financings, isStepMissing } from '../financing/index.ts';
import { jobOf } from '../funding/index.ts';
import { actOfLender } from './actor.ts';
import { takeWords } from './take-words.ts';
import { keptWord, type LenderWord } from './word.ts';

/** Takes the words that a lender has said ahead of a step, now that the step is taken. The caller holds the row. */
export const hearLender = async (system: ActContext, row: FinancingRow, channels: Channels): Promise<FinancingRow> =>
  takeWords(await actOfLender(system, row), row, (one) => isStepMissing(channels, one));

/**
 * Keeps what a lender says, once for its serial, and does what it says when its turn has come: at once, or when the application is so far.
 * What comes too late, contradicts, or is of no application of the channel is kept with the reason and has no effect. Answers whether it
 * is new, and the reason.
 */
export async function receiveWord(
  system: ActContext,
  channel: number,
  word: LenderWord,
  channels: Channels,
): Promise<{ readonly isNew: boolean; readonly ignoredBecause: string | null }> {
  const { db, clock } = system;
  const [found] = await db
    .select({ id: financing.id })
    .from(financing)
    .where(and(eq(financing.applicationNumber, word.applicationNumber), eq(financing.channel, channel)));
  const row = found && (await financings.hold(db, found.id));
  const [kept] = await db
    .insert(lenderWord)
    .values({
      channel,
      serial: word.serial,
      financingId: row?.id ?? null,
      event: word.event,
      content: keptWord(word),
      saidAt: new Date(word.saidAt),
      receivedAt: clock.now(),
      ignoredBecause: row ? null : 'noSuchApplication',
    })
    .onConflictDoNothing()
    .returning();
  if (row && kept) await hearLender(system, row, channels);
  if (row && kept && word.event === 'disbursed' && word.paidOn > clock.today())
    await planJob(system, { kind: jobOf('financing', 'askLender'), subject: row.id, runAt: startOfDay(word.paidOn) });
  const [now] = await db
    .select({ ignoredBecause: lenderWord.ignoredBecause })
    .from(lenderWord)
    .where(and(eq(lenderWord.channel, channel), eq(lenderWord.serial, word.serial)));
  return { isNew: kept !== undefined, ignoredBecause: now?.ignoredBecause ?? null };
}
