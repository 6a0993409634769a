import { contract, type RequestOf } from '@lianxin/api/contract';
import { dueDatesPaid, fen, sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { pledge } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const NOTHING = { count: 0, amount: fen(0n) };

describe.each(['fi-admin', 'fi-op', 'fi-review', 'loan-admin', 'loan-op', 'loan-review'])('the counts on the desk of %s', (who) => {
  const begin = async () => {
    const client = await server.as(who);
    const desk = await client.call(pledge.desk, {});
    const listed = async (filter: Partial<RequestOf<typeof pledge.list>>) => {
      const { total, columnSums, list } = await client.call(pledge.list, { page: 1, pageSize: 100, ...filter });
      const pledged = fen(list.reduce((sum, row) => sum + row.pledged, 0n));
      return { count: total, amount: columnSums?.amount ?? 0n, pledged, principalLeft: columnSums?.principalLeft ?? 0n };
    };
    return { client, desk, listed };
  };

  test('match the list of loans, by role and state', async () => {
    const { client, desk, listed } = await begin();
    for (const { part, state, count, amount, pledged, principalLeft, waiting, due } of desk.rows) {
      expect(await listed({ part, states: [state] })).toEqual({ count, amount, pledged, principalLeft });
      expect(await listed({ part, states: [state], waitingForMe: true })).toMatchObject(waiting);
      const { today, dueTo } = desk;
      const isOut = state === 'disbursed' || state === 'overdue';
      const falling = isOut ? await listed({ part, states: [state], ...dueDatesPaid(today, dueTo) }) : undefined;
      expect(falling ? { count: falling.count, amount: falling.principalLeft } : NOTHING).toEqual(due);
    }
    for (const part of ['funder', 'guarantor'] as const) {
      const { stateCounts = {} } = await client.call(pledge.list, { page: 1, pageSize: 1, part });
      const counted = desk.rows.filter((row) => row.part === part).map(({ state, count }) => [state, count]);
      expect(Object.fromEntries(counted)).toEqual(stateCounts);
    }
  });
});

test.each(['fi-op', 'loan-op'])('the amounts due to %s are in the calendar of its home page', async (who) => {
  const client = await server.as(who);
  const { today, dueTo, rows } = await client.call(pledge.desk, {});
  const { dueDays } = await client.call(contract.workbench.overview, {});
  const soon = dueDays.filter(({ on }) => on >= today && on <= dueTo);
  for (const [part, side] of [
    ['funder', 'lent'],
    ['guarantor', 'guaranteed'],
  ] as const) {
    const due = rows.filter((row) => row.part === part).map((row) => row.due);
    expect(sumFen(soon.map((day) => day[side].amount))).toBe(sumFen(due.map(({ amount }) => amount)));
    expect(soon.reduce((left, day) => left + day[side].count, 0)).toBe(due.reduce((left, { count }) => left + count, 0));
  }
});

test('the guarantor’s operator has pending work and loans that fall due soon', async () => {
  const { rows } = await (await server.as('fi-op')).call(pledge.desk, {});
  expect(rows.some(({ part, waiting }) => part === 'guarantor' && waiting.count > 0)).toBe(true);
  expect(rows.some(({ due }) => due.count > 0)).toBe(true);
});

test('the desk is for lenders and guarantors only', async () => {
  for (const who of ['core-op', 'supplier-review', 'tier2-admin'])
    expect(await refusalOf((await server.as(who)).call(pledge.desk, {}))).toMatchObject({ code: '10003' });
  expect(await refusalOf((await server.as('data-viewer')).call(pledge.desk, {}))).toMatchObject({ code: '10004' });
});
