import { contract } from '@lianxin/api/contract';
import { REFUSAL_CODES, shanghaiDate } from '@lianxin/domain';
import { afterEach, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { actors, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const PAGE = { page: 1, pageSize: 20 };
let server: TestServer | undefined;
afterEach(() => server?.close());

const KINDS = {
  async financing() {
    const started = await createTestServer({ world: financingWorld });
    const applied = await financiers(started).apply([await actors(started).heldPiece({ amount: 60_000, invoice: 7 })]);
    return { started, applied, list: contract.financing.list, act: 'financingReview' } as const;
  },
  async pledge() {
    const started = await createTestServer({ world: lendingWorld });
    const applied = await pledgers(started).apply([await actors(started).heldPiece({ amount: 60_000, invoice: 7 })]);
    return { started, applied, list: contract.pledge.list, act: 'pledgeReview' } as const;
  },
};

test.each(Object.entries(KINDS))(
  'the review of a %s is open until its quote expires, and disabled with that reason afterwards',
  async (_, begin) => {
    const { started, applied, list, act } = await begin();
    server = started;
    const { id, version } = applied;
    const reviewer = await started.as('supplier-review');
    const row = async () => (await reviewer.call(list, { ...PAGE, waitingForMe: true })).list.find((one) => one.id === id) ?? expect.fail();
    const { decideBy, closed } = await row();
    expect(closed).toEqual([]);
    const until = new Date(decideBy ?? expect.fail());
    const { tasks } = await reviewer.call(contract.workbench.overview, {});
    expect(tasks.find((task) => task.id === id)).toMatchObject({ kind: act, deadline: shanghaiDate(until) });

    started.clock.moveTo(new Date(until.getTime() + 1));
    const because = `报价已于${shanghaiDate(until)}失效，请重新询价`;
    expect(await row()).toMatchObject({ acts: expect.arrayContaining(['pass', 'return']), closed: [{ act: 'pass', because }] });
    // The PIN is not requested before the refusal.
    const prepared = refusalOf(reviewer.call(contract.signature.prepare, { act, subjectId: id, version }));
    expect(await prepared).toMatchObject({ code: REFUSAL_CODES.QUOTE_EXPIRED, message: because });

    const last = await row();
    started.clock.moveTo(startOfDay('repayOn' in last ? last.repayOn : last.dueOn));
    const [late] = (await row()).closed ?? [];
    expect(late?.because).toMatch(/最晚须于 .* 办理，现已超过期限/);
    expect(await refusalOf(reviewer.call(contract.signature.prepare, { act, subjectId: id, version }))).toMatchObject({
      code: REFUSAL_CODES.TOO_LATE,
      message: late?.because,
    });
  },
);
