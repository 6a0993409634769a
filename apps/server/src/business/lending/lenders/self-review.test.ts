import { contract, type FinancingId, type PledgeId, type RequestOf } from '@lianxin/api/contract';
import { REFUSAL_CODES, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { contracting, lenderSystem, lendingWorld, signOnPage } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { financing, pledge, signature } = contract;
const { SELF_REVIEW } = REFUSAL_CODES;
const reason = '试一试';

let server: TestServer;
let people: ReturnType<typeof actors>;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  await signInPeople(server, ['core', 'supplier', 'fi', 'loan']);
  returnToStart = await server.checkpoint();
});
afterAll(() => server.close());

/** A channel on which the issuer takes a share, and one whose lender has a page to sign on. */
const SHARED = 2;
const WITH_PAGE = 7;

async function approvedFinancing(channel: number): Promise<FinancingId> {
  const money = financiers(server);
  const { id, version, applicationNumber } = await money.apply([await people.heldPiece()], { channel, amount: 800_000 });
  await money.pass(id, version);
  const say = lenderSystem(server, { applicationNumber, channel });
  if (channel === SHARED) {
    const contact = { declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' };
    await people.call('supplier-op', financing.executeAbc, { id, version: (await money.get(id)).version, ...contact });
  }
  await say({ event: 'accepted' });
  await say({ event: 'approved' });
  return id;
}

async function passedPledge(): Promise<PledgeId> {
  const { id } = await pledgers(server).apply([await people.heldPiece()]);
  await pledgers(server).pass(id);
  return id;
}

async function guaranteedPledge(): Promise<PledgeId> {
  const id = await passedPledge();
  await pledgers(server).accept(id, 'fi');
  await pledgers(server).approve(id, 'fi');
  return id;
}

/** An application, and what a person who entered something tries with it. */
interface Tried {
  readonly id: string;
  readonly tries: (client: TestClient, version: number) => readonly (() => Promise<unknown>)[];
}

/** One person enters it, another has to review it. */
interface Step {
  readonly name: string;
  readonly maker: string;
  /** The role that reviews. */
  readonly as: Role;
  readonly signs?: RequestOf<typeof signature.prepare>['act'];
  readonly made: () => Promise<Tried>;
}

const contractReview = (id: FinancingId): Tried => ({
  id,
  tries: (client, version) => [
    () => client.call(financing.reviewContract, { id, version, decision: 'pass' }),
    () => client.call(financing.reviewContract, { id, version, decision: 'return', reason }),
  ],
});

const steps: readonly Step[] = [
  {
    name: 'signing the contract of a financing',
    maker: 'supplier-op',
    as: 'reviewer',
    signs: 'financingContractConfirm',
    async made() {
      const id = await approvedFinancing(SHARED);
      await contracting(server).sign(id);
      return contractReview(id);
    },
  },
  {
    name: 'signing the contract on the lender’s page',
    maker: 'supplier-op',
    as: 'reviewer',
    signs: 'financingContractConfirm',
    async made() {
      const id = await approvedFinancing(WITH_PAGE);
      const { version } = await financiers(server).get(id);
      const { url } = await people.call('supplier-op', financing.signIcbc, { id, version });
      await signOnPage(server, url);
      return contractReview(id);
    },
  },
  {
    name: 'taking over the issuer’s share',
    maker: 'core-op',
    as: 'reviewer',
    signs: 'financingConsent',
    async made() {
      const id = await approvedFinancing(SHARED);
      await contracting(server).consent(id);
      return {
        id,
        tries: (client, version) => [
          () => client.call(financing.reviewConsent, { id, version, decision: 'pass' }),
          () => client.call(financing.reviewConsent, { id, version, decision: 'return', reason }),
        ],
      };
    },
  },
  {
    name: 'applying for a loan against a pledge',
    maker: 'supplier-op',
    as: 'reviewer',
    signs: 'pledgeReview',
    async made() {
      const { id } = await pledgers(server).apply([await people.heldPiece()]);
      return {
        id,
        tries: (client, version) => [
          () => client.call(pledge.review, { id, version, decision: 'pass' }),
          () => client.call(pledge.review, { id, version, decision: 'return', reason }),
        ],
      };
    },
  },
  ...(['fi', 'loan'] as const).map((side): Step => ({
    name: `accepting an application for a loan (${side})`,
    maker: `${side}-op`,
    as: 'reviewer',
    signs: 'pledgeApproval',
    async made() {
      const id = await passedPledge();
      if (side === 'loan') {
        await pledgers(server).accept(id, 'fi');
        await pledgers(server).approve(id, 'fi');
        await pledgers(server).guarantee(id);
      }
      await pledgers(server).accept(id, side);
      await pledgers(server).search(id, side);
      return { id, tries: (client, version) => [() => client.call(pledge.decide, { id, version, act: 'approve' })] };
    },
  })),
  {
    name: 'accepting what is then guaranteed',
    maker: 'fi-op',
    as: 'reviewer',
    signs: 'pledgeGuarantee',
    async made() {
      const id = await guaranteedPledge();
      return { id, tries: (client, version) => [() => client.call(pledge.sign, { id, version, contractNumber: 'HT-DB-2026-018' })] };
    },
  },
  {
    name: 'approving what is then paid out',
    maker: 'loan-review',
    as: 'operator',
    async made() {
      const id = await guaranteedPledge();
      const loans = pledgers(server);
      await loans.guarantee(id);
      await loans.accept(id, 'loan');
      await loans.approve(id, 'loan');
      await loans.register(id);
      const paid = { paidOn: server.clock.today(), receiptNumber: 'DK0001' };
      return { id, tries: (client, version) => [() => client.call(pledge.disburse, { id, version, ...paid })] };
    },
  },
  {
    name: 'entering a repayment',
    maker: 'supplier-op',
    as: 'reviewer',
    signs: 'pledgeRepayment',
    async made() {
      const loans = pledgers(server);
      const { id, version, owed } = await loans.paidOut([await people.heldPiece()]);
      const paid = { paidOn: server.clock.today(), receiptNumber: 'HK0001', amount: owed?.total ?? expect.fail('nothing is owed') };
      await people.call('supplier-op', pledge.repay, { id, version, ...paid });
      const [entered] = (await loans.get(id)).repayments;
      const repaymentId = entered?.id ?? expect.fail('no repayment was entered');
      return {
        id,
        tries: (client, at) => [
          () => client.call(pledge.reviewRepayment, { id, version: at, repaymentId, decision: 'authorise' }),
          () => client.call(pledge.reviewRepayment, { id, version: at, repaymentId, decision: 'return', reason }),
        ],
      };
    },
  },
  {
    name: 'asking for the release of a pledge',
    maker: 'supplier-op',
    as: 'reviewer',
    async made() {
      const loans = pledgers(server);
      const { id, owed } = await loans.paidOut([await people.heldPiece()]);
      await loans.repay(id, owed?.total ?? expect.fail('nothing is owed'));
      await people.call('supplier-op', pledge.releaseApply, await loans.shown(id, 'supplier-op'));
      return {
        id,
        tries: (client, version) => [
          () => client.call(pledge.reviewRelease, { id, version, decision: 'confirm' }),
          () => client.call(pledge.reviewRelease, { id, version, decision: 'return', reason }),
        ],
      };
    },
  },
];

const takeRole = (userName: string, role: Role) =>
  server.database.session((session) =>
    session.query('update membership m set role = $2 from user_account u where u.user_id = m.user_id and u.user_name = $1', [
      userName,
      role,
    ]),
  );

const versionOf = async (id: string) => {
  const [row] = await server.database.session((session) =>
    session.query('select version from financing where id = $1 union all select version from pledge where id = $1', [id]),
  );
  return Number(row?.['version']);
};

describe('nobody reviews what they entered themselves, whatever their role', () => {
  test.each(steps)('$name', async ({ maker, as, signs, made }) => {
    await returnToStart();
    const { id, tries } = await made();
    const version = await versionOf(id);
    const client = await server.as(maker);
    await takeRole(maker, as);
    if (signs) {
      const prepared = client.call(signature.prepare, { act: signs, subjectId: id, version, guaranteeNumber: 'HT-DB-2026-018' });
      expect((await refusalOf(prepared)).code, 'given the text to sign').toBe(SELF_REVIEW);
    }
    for (const attempt of tries(client, version)) expect((await refusalOf(attempt())).code).toBe(SELF_REVIEW);
    expect(await versionOf(id)).toBe(version);
  });
});
