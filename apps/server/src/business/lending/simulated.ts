import { addDays, addMonths, shanghaiDate } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { JobHandlers } from '../../platform/jobs/job-context.ts';
import { planJob } from '../../platform/jobs/plan.ts';
import { mannerOf, nextWordOf, SIMULATED_JOB, type NextWord } from '../../platform/lender/simulated-lenders.ts';
import type { Services } from '../../platform/services.ts';
import { financing, lenderWord } from '../../schema/index.ts';
import { actOfSystem } from '../applications/act-of.ts';
import { progressOf } from '../financing/contract-progress.ts';
import { financings, type FinancingRow } from '../financing/repository.ts';
import { isRegistered } from './decide.ts';
import { isStepMissing } from '../financing/further-step.ts';
import { amountToPay } from './pay-out.ts';
import type { LenderWord } from './word.ts';
import { receiveWord } from './words.ts';

/** Entries of the sandbox's lenders outlast the claim by this. */
const REGISTERED_MONTHS_MORE = 6;

const digits = (row: FinancingRow): string => row.applicationNumber.replaceAll(/\D/g, '');

/** A word as the lender would send it. */
function wordOf(row: FinancingRow, next: NextWord, said: { readonly serial: string; readonly at: Date }): LenderWord {
  const of = { serial: said.serial, applicationNumber: row.applicationNumber, saidAt: said.at.toISOString() };
  switch (next.event) {
    case 'askMore':
      return { ...of, event: 'askMore', questions: next.questions ?? '' };
    case 'declined':
      return { ...of, event: 'declined', reason: next.reason ?? '' };
    case 'failed':
      return { ...of, event: 'failed', reason: next.reason ?? '' };
    case 'registered': {
      if (next.waivedBecause !== undefined) return { ...of, event: 'registrationWaived', reason: next.waivedBecause };
      const until = addMonths(row.dueOn, REGISTERED_MONTHS_MORE);
      const registration = {
        certificateNumber: `ZD${digits(row)}${String(row.channel).padStart(2, '0')}`,
        registeredAt: said.at.toISOString(),
        expiresOn: until > addDays(shanghaiDate(said.at), 31) ? until : addMonths(shanghaiDate(said.at), 2),
        searchReportNumber: `CX${digits(row)}`,
        searchedAt: new Date(said.at.getTime() - 60_000).toISOString(),
        found: 0,
      };
      return { ...of, event: 'registered', registration };
    }
    case 'disbursed': {
      const today = shanghaiDate(said.at);
      const paidOn = today < row.valueOn ? row.valueOn : today;
      const receiptNumber = `HD${digits(row)}${String(row.channel).padStart(2, '0')}`;
      return { ...of, event: 'disbursed', paidOn, receiptNumber, amount: amountToPay(row, paidOn), reference: `JJ${digits(row)}` };
    }
    default:
      return { ...of, event: next.event };
  }
}

/** The sandbox's lenders at work: each looks at an application, says what follows by the same way as a real one, and looks again when it has more to say. */
export const simulatedLenderJobs = ({ channels }: Pick<Services, 'channels'>): JobHandlers => ({
  async [SIMULATED_JOB](context, applicationNumber) {
    const { db, clock, ids } = context;
    const [found] = await db.select({ id: financing.id }).from(financing).where(eq(financing.applicationNumber, applicationNumber));
    const row = found && (await financings.hold(db, found.id));
    if (!row) return;
    const said = await db.select({ event: lenderWord.event }).from(lenderWord).where(eq(lenderWord.financingId, row.id));
    const progress = progressOf(row);
    const others = progress && { ...progress, funder: 'given' as const };
    const next = nextWordOf({
      state: row.state,
      channel: row.channel,
      amount: row.amount,
      purpose: row.purpose,
      stepMissing: isStepMissing(channels, row),
      toCountersign: progress?.funder === 'made' && others?.own === 'given' && (others.counterparty ?? 'given') === 'given',
      registered: isRegistered(row, clock.now()),
      said: said.map(({ event }) => event),
    });
    if (!next) return;
    const at = clock.now();
    const word = wordOf(row, next, { serial: `${applicationNumber}-${String(said.length + 1).padStart(3, '0')}`, at });
    await receiveWord(actOfSystem(context), row.channel, word, channels);
    const runAt = new Date(at.getTime() + mannerOf(row.channel).decidesAfter * 1_000);
    await planJob({ db, ids }, { kind: SIMULATED_JOB, subject: applicationNumber, runAt });
  },
});
