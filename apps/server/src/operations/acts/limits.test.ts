import { contract, toWire, type Contract, type RequestOf } from '@lianxin/api/contract';
import { channelTermsOn, CHANNELS, fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { datedChannelTerms } from '../../business/foundation/limits/dated-limits.ts';
import { day, issuanceForm, refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';

const { limits, channelTerms, proposals } = operations;

let server: OperationsServer;
let returnToStart: Restore;
let ops: OperationsClient;
let check: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const halfYear = { warnMonths: 3, maxMonths: 6, enabled: true };
const fromNewYear = { effectiveFrom: day('2027-01-01'), version: 0, reason: '监管要求缩短期限' };
const pass = async (proposalId: string | null) => check.call(proposals.approve, { proposalId: proposalId ?? '' });
const on = (date: string) => {
  server.clock.moveTo(new Date(`${date}T09:00:00+08:00`));
};

/** Applies as the core enterprise's operator; answers the refusal, or nothing. */
async function refusedApplication(change: Partial<RequestOf<Contract['issuance']['apply']>['form']>) {
  const maker = await server.as('core-op');
  const form = { ...(await issuanceForm(maker)), ...change };
  return maker.call(contract.issuance.apply, { form }).then(
    () => undefined,
    (error: unknown) => refusalOf(Promise.reject(error as Error)),
  );
}

describe('term limits', () => {
  test('are the documented defaults until somebody sets others', async () => {
    const { term } = await ops.call(limits.show, {});
    expect(term).toEqual([
      {
        effectiveFrom: '2025-06-15',
        content: { warnMonths: 6, maxMonths: 12, enabled: true },
        version: 0,
        setBy: null,
        setAt: null,
        ruling: true,
      },
      {
        effectiveFrom: '2026-09-14',
        content: { warnMonths: 6, maxMonths: 6, enabled: false },
        version: 0,
        setBy: null,
        setAt: null,
        ruling: false,
      },
    ]);
  });

  test('rule issues from their day on, and not before a second operator has passed them', async () => {
    const { carriedOut, proposalId } = await ops.call(limits.setTerm, { ...fromNewYear, content: halfYear });
    expect(carriedOut).toBe(false);
    expect((await ops.call(limits.show, {})).term).toHaveLength(2);
    await pass(proposalId);
    expect((await ops.call(limits.show, {})).term.at(-1)).toMatchObject({ effectiveFrom: '2027-01-01', setBy: 'ops-check', ruling: false });
    expect(await refusedApplication({ dueOn: day('2027-05-14') })).toBeUndefined();

    const told = await (await server.as('core-op')).call(contract.limits.ofIssue, {});
    expect(told.term.at(-1)).toEqual({ effectiveFrom: '2027-01-01', ...halfYear });

    on('2027-01-04');
    expect(await refusedApplication({ dueOn: day('2027-08-04') })).toMatchObject({
      code: '30007',
      message: expect.stringContaining('2027-07-04'),
    });
    expect(await refusedApplication({ dueOn: day('2027-05-14') })).toMatchObject({
      data: { fields: [{ path: 'form.termReason' }] },
    });
    expect((await ops.call(limits.show, {})).term.find(({ ruling }) => ruling)).toMatchObject({ effectiveFrom: '2027-01-01' });
  });

  test('never begin today or earlier, nor exceed what the law allows', async () => {
    for (const effectiveFrom of [day('2026-11-20'), day('2025-06-15')]) {
      const { proposalId } = await ops.call(limits.setTerm, { ...fromNewYear, effectiveFrom, content: halfYear });
      expect(await refusalOf(pass(proposalId))).toMatchObject({ code: '10001', data: { fields: [{ path: 'effectiveFrom' }] } });
    }
    const tooLong = { warnMonths: 6, maxMonths: 13, enabled: true };
    const reply = await ops.send(limits.setTerm, { ...fromNewYear, content: tooLong });
    expect(reply.json()).toMatchObject({ code: '10001', data: { fields: [{ path: 'content.maxMonths' }] } });
    const upsideDown = await ops.call(limits.setTerm, { ...fromNewYear, content: { warnMonths: 7, maxMonths: 6, enabled: true } });
    expect(await refusalOf(pass(upsideDown.proposalId))).toMatchObject({ data: { fields: [{ path: 'content.maxMonths' }] } });
  });

  test('are changed only by who has seen the newest', async () => {
    await pass((await ops.call(limits.setTerm, { ...fromNewYear, content: halfYear })).proposalId);
    const stale = await ops.call(limits.setTerm, { ...fromNewYear, content: { ...halfYear, maxMonths: 9 } });
    expect(await refusalOf(pass(stale.proposalId))).toMatchObject({ code: '10005' });
    await pass((await ops.call(limits.setTerm, { ...fromNewYear, version: 1, content: { ...halfYear, enabled: false } })).proposalId);
    on('2027-01-04');
    expect(await refusedApplication({ dueOn: day('2027-06-30') })).toBeUndefined();
  });
});

describe('amount limits', () => {
  test('rule issues from their day on', async () => {
    const content = { minAmount: fen(200_000_000n), maxAmount: fen(500_000_000n) };
    await pass((await ops.call(limits.setAmount, { ...fromNewYear, content })).proposalId);
    on('2027-01-04');
    expect(await refusedApplication({})).toMatchObject({
      code: '10001',
      data: { fields: [{ path: 'form.amount', message: '金额须在 2000000.00 至 5000000.00 元之间' }] },
    });
    const { amount } = await ops.call(limits.show, {});
    expect(amount.map(({ ruling }) => ruling)).toEqual([false, true]);
  });
});

describe('channel terms', () => {
  test('are shown for every channel but the reserved one', async () => {
    const { list } = await ops.call(channelTerms.show, {});
    expect(list.map(({ channel }) => channel)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13]);
    expect(list[0]).toMatchObject({ effectiveFrom: null, ruling: true, content: CHANNELS.list[0].terms });
  });

  test('rule a channel from their day on', async () => {
    const [industrial, postal] = CHANNELS.list.filter(({ code }) => code === 7 || code === 8);
    if (industrial === undefined || postal === undefined) throw new Error('the table has no channel 7 or 8');
    const content = { ...industrial.terms, annualRatePpm: 30_500n, offered: false };
    await pass((await ops.call(channelTerms.set, { ...fromNewYear, channel: 7, content })).proposalId);
    const rows = await datedChannelTerms(server.database.db);
    expect(channelTermsOn(industrial, '2026-12-31', rows)).toEqual(industrial.terms);
    expect(channelTermsOn(industrial, '2027-01-01', rows)).toEqual(content);
    expect(channelTermsOn(postal, '2027-01-01', rows)).toEqual(postal.terms);
    on('2027-01-04');
    expect((await ops.call(channelTerms.show, { channel: 7 })).list).toMatchObject([{ ruling: false }, { ruling: true, content }]);
  });

  test.each([
    ['the reserved channel', { channel: 9, content: {} }],
    ['a usurious rate', { content: { annualRatePpm: '24.0001' } }],
    ['an amount below zero', { content: { minAmount: '-0.01' } }],
  ])('refuse %s', async (_what, change) => {
    const valid = toWire(channelTerms.set.request, { ...fromNewYear, channel: 1, content: CHANNELS.list[0].terms }) as { content: object };
    const reply = await ops.send(channelTerms.set, { ...valid, ...change, content: { ...valid.content, ...change.content } });
    expect(reply.json()).toMatchObject({ code: '10001' });
  });
});
