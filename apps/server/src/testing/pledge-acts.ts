import { contract, type PledgeId, type RepaymentId } from '@lianxin/api/contract';
import { addDays, type Act, type CivilDate, type Fen } from '@lianxin/domain';
import { yuan } from '../sandbox/seed/trade.ts';
import { signed } from './acting.ts';
import type { TestClient } from './test-server.ts';

const { pledge } = contract;

/** A loan as it was shown to who acts on it, and what the act puts down. */
export interface PledgeShown {
  readonly id: PledgeId;
  readonly version: number;
  readonly today: CivilDate;
  readonly now: Date;
  /** The repayment under way. @default one that nobody made */
  readonly repaymentId?: RepaymentId | undefined;
  /** What is repaid. @default a yuan */
  readonly repaid?: Fen | undefined;
}

type Try = (client: TestClient, shown: PledgeShown) => Promise<unknown>;

const reason = '试一试';
const one = ({ id, version }: PledgeShown) => ({ id, version });
const payment = ({ today }: PledgeShown) => ({ paidOn: today, receiptNumber: 'HD0001' });
const repayment = (shown: PledgeShown) => ({
  ...one(shown),
  repaymentId: shown.repaymentId ?? pledge.reviewRepayment.example.request.repaymentId,
});
const entry = ({ today, now }: PledgeShown) => ({
  certificateNumber: '21430987000123456789',
  registeredAt: now.toISOString(),
  expiresOn: addDays(today, 700),
  searchReportNumber: 'CC202611230001',
  searchedAt: new Date(now.getTime() - 600_000).toISOString(),
  found: 0,
});

/** Every act on a loan against a pledge by its call, but to submit it. Acts that carry a signature are signed, or tried without one. */
export function pledgeActs({ signs }: { readonly signs: boolean }): Readonly<Partial<Record<Act, Try>>> {
  const signature = async (client: TestClient, act: 'pledgeReview' | 'pledgeApproval' | 'pledgeGuarantee', { id, version }: PledgeShown) =>
    signs ? { signature: await signed(client, act, id, version) } : {};
  return {
    delete: (client, shown) => client.call(pledge.remove, one(shown)),
    withdraw: (client, shown) => client.call(pledge.withdraw, one(shown)),
    remind: (client, { id }) => client.call(pledge.remind, { id }),
    pass: async (client, shown) =>
      client.call(pledge.review, { ...one(shown), decision: 'pass', ...(await signature(client, 'pledgeReview', shown)) }),
    return: (client, shown) => client.call(pledge.review, { ...one(shown), decision: 'return', reason }),
    accept: (client, shown) => client.call(pledge.decide, { ...one(shown), act: 'accept' }),
    askMore: (client, shown) => client.call(pledge.decide, { ...one(shown), act: 'askMore', reason }),
    search: (client, shown) => client.call(pledge.search, one(shown)),
    approve: async (client, shown) =>
      client.call(pledge.decide, { ...one(shown), act: 'approve', ...(await signature(client, 'pledgeApproval', shown)) }),
    decline: (client, shown) => client.call(pledge.decide, { ...one(shown), act: 'decline', reason }),
    sendBack: (client, shown) => client.call(pledge.sendBack, { ...one(shown), reason }),
    countersign: async (client, shown) =>
      client.call(pledge.sign, { ...one(shown), contractNumber: 'HT1', ...(await signature(client, 'pledgeGuarantee', shown)) }),
    supplement: (client, shown) => client.call(pledge.supplement, { ...one(shown), answer: reason, attachments: [] }),
    payFee: (client, shown) => client.call(pledge.pay, { ...one(shown), ...payment(shown) }),
    register: (client, shown) => client.call(pledge.register, { ...one(shown), ...entry(shown) }),
    disburse: (client, shown) => client.call(pledge.disburse, { ...one(shown), ...payment(shown) }),
    fail: (client, shown) => client.call(pledge.fail, { ...one(shown), reason }),
    retry: (client, shown) => client.call(pledge.retry, one(shown)),
    repay: (client, shown) => client.call(pledge.repay, { ...one(shown), ...payment(shown), amount: shown.repaid ?? yuan(1) }),
    repayAuthorise: (client, shown) => client.call(pledge.reviewRepayment, { ...repayment(shown), decision: 'authorise' }),
    repayReturn: (client, shown) => client.call(pledge.reviewRepayment, { ...repayment(shown), decision: 'return', reason }),
    repayConfirm: (client, shown) => client.call(pledge.confirmRepayment, { ...repayment(shown), decision: 'confirm' }),
    repayDeny: (client, shown) => client.call(pledge.confirmRepayment, { ...repayment(shown), decision: 'deny', reason }),
    releaseApply: (client, shown) => client.call(pledge.releaseApply, one(shown)),
    releaseConfirm: (client, shown) => client.call(pledge.reviewRelease, { ...one(shown), decision: 'confirm' }),
    releaseReturn: (client, shown) => client.call(pledge.reviewRelease, { ...one(shown), decision: 'return', reason }),
    release: (client, shown) => client.call(pledge.release, { ...one(shown), cancellationNumber: 'ZX1' }),
  };
}
