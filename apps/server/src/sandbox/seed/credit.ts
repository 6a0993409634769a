import type { CreditApplicationId } from '@lianxin/api/contract';
import { ASK_JOB, creditDecisionJobs, creditCalls } from '../../business/vouchers/credit/index.ts';
import { cancelJob } from '../../platform/jobs/plan.ts';
import { bankPort } from '../../platform/gateway/bank-port.ts';
import { instantOf, type Stage } from './stage.ts';
import { enterpriseNo, yuan } from './trade.ts';

const CORE = enterpriseNo('E1001');

interface CreditStory {
  readonly channel: number;
  readonly amount: number;
  readonly purpose: string;
  /** Days from the application to the first start; its reviewer acts a day later. */
  readonly daysAgo: number;
  /** The last step reached: the bank's immediate decision, the platform's operators, returned to its maker, or the reviewer. */
  readonly until: 'bank' | 'operators' | 'returned' | 'review';
}

/** The core enterprise's credit applications: a renewal, one declined, and one at each step of the process. */
const STORIES: readonly CreditStory[] = [
  { channel: 1, amount: 260_000_000, purpose: '原额度将于明年到期，申请续期一年', daysAgo: 40, until: 'bank' },
  { channel: 1, amount: 600_000_000, purpose: '集团并购新矿，拟扩大开立规模', daysAgo: 20, until: 'bank' },
  { channel: 6, amount: 30_000_000, purpose: '支护材料采购增加', daysAgo: 9, until: 'returned' },
  { channel: 3, amount: 80_000_000, purpose: '明年一季度设备更新，现有额度不足', daysAgo: 4, until: 'operators' },
  { channel: 11, amount: 25_000_000, purpose: '运输费用结算改用链信', daysAgo: 1, until: 'review' },
];

async function askBank(stage: Stage, id: CreditApplicationId, at: Date): Promise<void> {
  const context = stage.system(at);
  const bankOn = () => bankPort({ bank: undefined, sandbox: true }, context.db, context.ids, context.clock);
  await creditDecisionJobs({ bankOn })[ASK_JOB]?.(context, id);
  await cancelJob(context.db, ASK_JOB, id);
}

/** Creates the core enterprise's applications for credit lines. */
export async function fillCredit(stage: Stage): Promise<void> {
  for (const { channel, amount, purpose, daysAgo, until } of STORIES) {
    const administrator = stage.as('core-admin', CORE, { daysAgo, time: '10:20' });
    const line = (await creditCalls.creditLine.get.handle(administrator, {})).find((one) => one.channel === channel);
    const asked = { channel, amount: yuan(amount), purpose, ...(line && { lineVersion: line.version }) };
    const { id, version } = await creditCalls.creditLine.apply.handle(administrator, asked);
    if (until === 'review') continue;
    const reviewed = { daysAgo: daysAgo - 1, time: '09:40' };
    const reviewer = stage.as('core-review', CORE, reviewed);
    const decision = until === 'returned' ? { decision: 'return' as const, reason: '请补充采购计划' } : { decision: 'pass' as const };
    await creditCalls.creditLine.review.handle(reviewer, { id, version, ...decision });
    if (until === 'bank' || until === 'operators') await askBank(stage, id, instantOf(stage.today, { ...reviewed, time: '09:45' }));
  }
}
