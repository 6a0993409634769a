import { contract, type PledgeId, type RepaymentId } from '@lianxin/api/contract';
import { addDays, type Act, type CivilDate, type Fen } from '@lianxin/domain';
import { yuan } from '../sandbox/seed/trade.ts';
import { signed } from './acting.ts';
import type { TestClient } from './test-server.ts';

const { pledge } = contract;

/** The loan acted on, and values entered by the act. */
export interface PledgeSubject {
  readonly id: PledgeId;
  readonly version: number;
  readonly today: CivilDate;
  readonly now: Date;
  /** The pending repayment. @default one that does not exist */
  readonly repaymentId?: RepaymentId | undefined;
  /** Amount repaid. @default one yuan */
  readonly repaid?: Fen | undefined;
}

type Attempt = (client: TestClient, shown: PledgeSubject) => Promise<unknown>;

const reason = '试一试';
const expected = ({ id, version }: PledgeSubject) => ({ id, version });
const payment = ({ today }: PledgeSubject) => ({ paidOn: today, receiptNumber: 'HD0001' });
const repayment = (shown: PledgeSubject) => ({
  ...expected(shown),
  repaymentId: shown.repaymentId ?? pledge.reviewRepayment.example.request.repaymentId,
});
const registration = ({ today, now }: PledgeSubject) => ({
  certificateNumber: '21430987000123456789',
  registeredAt: now.toISOString(),
  expiresOn: addDays(today, 700),
  searchReportNumber: 'CC202611230001',
  searchedAt: new Date(now.getTime() - 600_000).toISOString(),
  found: 0,
});

/** The call that makes each act on a pledge loan, except submission. `signs` tells whether acts that need a signature get one. */
export function pledgeActs({ signs }: { readonly signs: boolean }): Readonly<Partial<Record<Act, Attempt>>> {
  const signature = async (
    client: TestClient,
    act: 'pledgeReview' | 'pledgeApproval' | 'pledgeGuarantee' | 'pledgeRepayment',
    { id, version }: PledgeSubject,
  ) => (signs ? { signature: await signed(client, act, id, version, act === 'pledgeGuarantee' ? { guaranteeNumber: 'HT1' } : {}) } : {});
  return {
    delete: (client, shown) => client.call(pledge.remove, expected(shown)),
    withdraw: (client, shown) => client.call(pledge.withdraw, expected(shown)),
    remind: (client, { id }) => client.call(pledge.remind, { id }),
    pass: async (client, shown) =>
      client.call(pledge.review, { ...expected(shown), decision: 'pass', ...(await signature(client, 'pledgeReview', shown)) }),
    return: (client, shown) => client.call(pledge.review, { ...expected(shown), decision: 'return', reason }),
    accept: (client, shown) => client.call(pledge.decide, { ...expected(shown), act: 'accept' }),
    askMore: (client, shown) => client.call(pledge.decide, { ...expected(shown), act: 'askMore', reason }),
    search: (client, shown) => client.call(pledge.search, expected(shown)),
    approve: async (client, shown) =>
      client.call(pledge.decide, { ...expected(shown), act: 'approve', ...(await signature(client, 'pledgeApproval', shown)) }),
    decline: (client, shown) => client.call(pledge.decide, { ...expected(shown), act: 'decline', reason }),
    sendBack: (client, shown) => client.call(pledge.sendBack, { ...expected(shown), reason }),
    countersign: async (client, shown) =>
      client.call(pledge.sign, { ...expected(shown), contractNumber: 'HT1', ...(await signature(client, 'pledgeGuarantee', shown)) }),
    supplement: (client, shown) => client.call(pledge.supplement, { ...expected(shown), answer: reason, attachments: [] }),
    payFee: (client, shown) => client.call(pledge.pay, { ...expected(shown), ...payment(shown) }),
    register: (client, shown) => client.call(pledge.register, { ...expected(shown), ...registration(shown) }),
    disburse: (client, shown) => client.call(pledge.disburse, { ...expected(shown), ...payment(shown) }),
    fail: (client, shown) => client.call(pledge.fail, { ...expected(shown), reason }),
    retry: (client, shown) => client.call(pledge.retry, expected(shown)),
    repay: (client, shown) => client.call(pledge.repay, { ...expected(shown), ...payment(shown), amount: shown.repaid ?? yuan(1) }),
    repayAuthorise: async (client, shown) =>
      client.call(pledge.reviewRepayment, {
        ...repayment(shown),
        decision: 'authorise',
        ...(await signature(client, 'pledgeRepayment', shown)),
      }),
    repayReturn: (client, shown) => client.call(pledge.reviewRepayment, { ...repayment(shown), decision: 'return', reason }),
    repayConfirm: (client, shown) => client.call(pledge.confirmRepayment, { ...repayment(shown), decision: 'confirm' }),
    repayDeny: (client, shown) => client.call(pledge.confirmRepayment, { ...repayment(shown), decision: 'deny', reason }),
    releaseApply: (client, shown) => client.call(pledge.releaseApply, expected(shown)),
    releaseConfirm: (client, shown) => client.call(pledge.reviewRelease, { ...expected(shown), decision: 'confirm' }),
    releaseReturn: (client, shown) => client.call(pledge.reviewRelease, { ...expected(shown), decision: 'return', reason }),
    release: (client, shown) => client.call(pledge.release, { ...expected(shown), cancellationNumber: 'ZX1' }),
  };
}
