import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { job } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { Restore } from '../../testing/restore.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { retriedWithoutLimit, type JobHandlers } from './job-context.ts';
import { cancelJob, planJob } from './plan.ts';
import { runDueJobs, type Lane } from './run-jobs.ts';

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const log = { error: vi.fn<() => void>() };
const run = (handlers: JobHandlers) => runDueJobs(server.services, handlers, log);
const plan = (subject: string, minutes: number) =>
  planJob(
    { db: server.database.db, ids: server.services.ids },
    { kind: 'remind', subject, runAt: new Date(Date.parse(START) + minutes * 60_000) },
  );
const at = (minutes: number) => server.clock.moveTo(new Date(Date.parse(START) + minutes * 60_000));

test('runs due jobs by the business clock, earliest first, once', async () => {
  const done: string[] = [];
  const handlers: JobHandlers = { remind: async (_context, subject) => void done.push(subject) };
  await plan('late', 20);
  await plan('early', 10);
  expect(await run(handlers)).toBe(0);
  at(30);
  expect(await run(handlers)).toBe(2);
  expect(await run(handlers)).toBe(0);
  expect(done).toEqual(['early', 'late']);
});

test('stops between two jobs when it may not go on', async () => {
  const done: string[] = [];
  const handlers: JobHandlers = { remind: async (_context, subject) => void done.push(subject) };
  await plan('late', 20);
  await plan('early', 10);
  at(30);
  expect(await runDueJobs(server.services, handlers, log, undefined, () => done.length === 0)).toBe(1);
  expect(done).toEqual(['early']);
});

test('planning the same job again reschedules it', async () => {
  await plan('a', 10);
  await plan('a', 60);
  at(30);
  expect(await run({ remind: async () => {} })).toBe(0);
  at(60);
  expect(await run({ remind: async () => {} })).toBe(1);
});

test('a cancelled job is not run', async () => {
  await plan('a', 10);
  await cancelJob(server.database.db, 'remind', 'a');
  at(30);
  expect(await run({ remind: async () => {} })).toBe(0);
});

test('a failed job is rolled back and retried later', async () => {
  await plan('a', 10);
  at(10);
  const failing: JobHandlers = {
    async remind({ outbox }) {
      await outbox.send({ to: '13900000000', kind: 'sms', text: '到期提醒' });
      throw new Error('the bank does not answer');
    },
  };
  expect(await run(failing)).toBe(0);
  const [row] = await server.database.db.select().from(job);
  expect(row).toMatchObject({ attempts: 1, lastError: 'the bank does not answer', doneAt: null });
  expect((await server.visitor().send({ method: 'GET', url: '/sandbox/outbox?to=13900000000' })).json()).toEqual({ list: [] });
  expect(await run({ remind: async () => {} })).toBe(0);
  at(20);
  expect(await run({ remind: async () => {} })).toBe(1);
});

test('a job without a handler is postponed and logged', async () => {
  await plan('a', 0);
  expect(await run({})).toBe(0);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'remind' }), 'job failed');
});

test('concurrent runners never run a job twice', async () => {
  const done: string[] = [];
  const handlers: JobHandlers = { remind: async (_context, subject) => void done.push(subject) };
  for (let count = 0; count < 20; count += 1) await plan(`s${count}`, 0);
  await Promise.all([run(handlers), run(handlers), run(handlers)]);
  expect(done.toSorted()).toEqual(Array.from({ length: 20 }, (_, place) => `s${place}`).toSorted());
});

test('a job may reschedule itself', async () => {
  await plan('a', 0);
  const again: JobHandlers = {
    remind: (context) => planJob(context, { kind: 'remind', subject: 'a', runAt: new Date(context.clock.now().getTime() + 60_000) }),
  };
  expect(await run(again)).toBe(1);
  at(2);
  expect(await run({ remind: async () => {} })).toBe(1);
});

test('jobs that move money are retried without limit, at least every half hour; other jobs are given up', async () => {
  await plan('a', 0);
  await planJob({ db: server.database.db, ids: server.services.ids }, { kind: 'pay', subject: 'b', runAt: new Date(Date.parse(START)) });
  const fails = async () => {
    throw new Error('the bank does not answer');
  };
  for (let round = 0; round < 20; round += 1) {
    server.clock.moveTo(new Date(server.clock.now().getTime() + 24 * 3_600_000));
    await run({ remind: fails, pay: retriedWithoutLimit(fails) });
  }
  const attempts = Object.fromEntries((await server.database.db.select().from(job)).map((row) => [row.kind, row.attempts]));
  expect(attempts).toEqual({ remind: 12, pay: 20 });
  server.clock.moveTo(new Date(server.clock.now().getTime() + 33 * 60_000));
  expect(await run({ remind: fails, pay: retriedWithoutLimit(async () => {}) })).toBe(1);
});

test('a lane whose gateway hangs delays no job of another lane', async () => {
  let answer = () => {};
  const hangs = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const done: string[] = [];
  const handlers: JobHandlers = { pay: () => hangs, remind: async (_context, subject) => void done.push(subject) };
  await planJob({ db: server.database.db, ids: server.services.ids }, { kind: 'pay', subject: 'a', runAt: new Date(Date.parse(START)) });
  await plan('b', 0);
  const lane = (which: Lane) => runDueJobs(server.services, handlers, log, which);
  expect(await lane({ only: ['remind'] })).toBe(1);
  expect(done).toEqual(['b']);
  const banks = lane({ only: ['pay'] });
  answer();
  expect(await banks).toBe(1);
  await plan('c', 0);
  expect(await lane({ except: ['pay'] })).toBe(1);
});
