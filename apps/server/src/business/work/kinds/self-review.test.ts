import { contract, IssuanceId, TransferId, type RequestOf } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFUSAL_CODES, type Role, type SignedForKind } from '@lianxin/domain';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { SELF_REVIEW } = REFUSAL_CODES;
const reason = '试一试';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

type SignedAct = RequestOf<typeof contract.signature.prepare>['act'];
type SentId = RequestOf<typeof contract.transfer.signFor>['id'];

interface Made {
  readonly id: string;
  readonly version: number;
}

/** One person makes it, another decides on it. */
interface Step {
  readonly name: string;
  readonly maker: string;
  readonly made: () => Promise<Made>;
  readonly signs: SignedAct;
  readonly decide: (client: TestClient, made: Made, passes: boolean) => Promise<unknown>;
  readonly actsOf: (client: TestClient, made: Made) => Promise<readonly string[]>;
}

const issuanceId = (id: string) => z.parse(IssuanceId, id);

async function transferred(): Promise<{ id: TransferId; version: number }> {
  const piece = await people.heldPiece({ amount: 2000, invoice: 8 });
  const [sent] = (await people.transfer([leg(piece, { amount: 2000, invoice: 7 })])).transfers;
  if (!sent) throw new Error('no transfer');
  return sent;
}

const issuanceActs = async (client: TestClient, { id }: Made) => (await client.call(contract.issuance.get, { id: issuanceId(id) })).acts;
const incomingActs = async (client: TestClient, { id }: Made) =>
  (await client.call(contract.transfer.listIncoming, { page: 1, pageSize: 100 })).list.find((row) => row.id === id)?.acts ?? [];
const reviewIssuance: Step['decide'] = (client, { id, version }, passes) =>
  client.call(contract.issuance.review, { id: issuanceId(id), version, decision: passes ? 'pass' : 'return', reason });

const transferActs = async (client: TestClient, { id }: Made) =>
  (await client.call(contract.transfer.listOutgoing, { page: 1, pageSize: 100 })).list.find((row) => row.id === id)?.acts ?? [];
const reviewTransfer: Step['decide'] = (client, { id, version }, passes) =>
  client.call(contract.transfer.review, { id: z.parse(TransferId, id), version, decision: passes ? 'pass' : 'return', reason });

/** The operator's half of a sign-for. */
const receipt = (kind: SignedForKind, maker: string, sentOut: () => Promise<{ id: SentId; version: number }>): Step => ({
  name: `signing for ${kind}`,
  maker: `${maker}-op`,
  async made() {
    const { id, version } = await sentOut();
    return { id, ...(await people.sign(kind, id, version, maker)) };
  },
  signs: `${kind}SignForConfirm`,
  decide: (client, { id, version }, passes) =>
    client.call(contract.transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: passes ? 'pass' : 'return', reason }),
  actsOf: incomingActs,
});

const steps: readonly Step[] = [
  {
    name: 'applying to issue',
    maker: 'core-op',
    made: () => people.apply({ amount: 2000, invoice: 9 }),
    signs: 'issuanceReview',
    decide: reviewIssuance,
    actsOf: issuanceActs,
  },
  {
    name: 'applying to void',
    maker: 'core-op',
    async made() {
      const { id, version } = await people.issue({ amount: 2000, invoice: 9 });
      return (await server.as('core-op')).call(contract.issuance.cancel, { id, version, act: 'void', reason });
    },
    signs: 'voidReview',
    decide: reviewIssuance,
    actsOf: issuanceActs,
  },
  receipt('issuance', 'supplier', () => people.issue({ amount: 2000, invoice: 9 })),
  {
    name: 'applying to transfer',
    maker: 'supplier-op',
    made: transferred,
    signs: 'transferReview',
    decide: reviewTransfer,
    actsOf: transferActs,
  },
  {
    name: 'applying to withdraw a transfer',
    maker: 'supplier-op',
    async made() {
      const { id, version } = await transferred();
      const offered = await people.passTransfer(id, version);
      return people.call('supplier-op', contract.transfer.withdraw, { id, version: offered.version, reason });
    },
    signs: 'withdrawalReview',
    decide: reviewTransfer,
    actsOf: transferActs,
  },
  receipt('transfer', 'tier2', async () => {
    const { id, version } = await transferred();
    return people.passTransfer(id, version);
  }),
];

const roleOf = (userName: string, role: Role) =>
  server.database.session((session) =>
    session.query('update membership m set role = $2 from user_account u where u.user_id = m.user_id and u.user_name = $1', [
      userName,
      role,
    ]),
  );

describe('nobody reviews their own work, whatever their role', () => {
  test.each(steps)('$name', async ({ maker, made, signs, decide, actsOf }) => {
    const subject = await made();
    const client = await server.as(maker);
    await roleOf(maker, 'reviewer');
    try {
      const { id: subjectId, version } = subject;
      const prepared = client.call(contract.signature.prepare, { act: signs, subjectId, version });
      expect((await refusalOf(prepared)).code, 'given the text to sign').toBe(SELF_REVIEW);
      expect((await refusalOf(decide(client, subject, true))).code, 'passed').toBe(SELF_REVIEW);
      expect((await refusalOf(decide(client, subject, false))).code, 'returned').toBe(SELF_REVIEW);
      const offered = await actsOf(client, subject);
      for (const act of ['pass', 'return', 'signConfirm', 'signReturn', 'voidApprove', 'voidReject', 'withdrawApprove', 'withdrawReject'])
        expect(offered).not.toContain(act);
    } finally {
      await roleOf(maker, 'operator');
    }
  });
});
