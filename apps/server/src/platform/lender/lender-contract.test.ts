import { createServer, type Server } from 'node:http';
import { CHANNELS, fen, isWithinTerms } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { job } from '../../schema/index.ts';
import { day } from '../../testing/acting.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { stoppedClock } from '../clock/clock.ts';
import { createIds } from '../clock/ids.ts';
import { seededRandom } from '../clock/random.ts';
import type { Database } from '../db/client.ts';
import type { Lender, LenderApplication, LenderQuoteRequest } from './lender.ts';
import { lenderPort } from './lender-port.ts';

const NOW = new Date('2026-11-20T01:42:00Z');

/** Answers of a gateway that follows docs/gateways.md, by the last part of the path. */
const ANSWERS: Readonly<Record<string, object>> = {
  quotes: { outcome: 'quoted', annualRatePpm: 30_000, lenderFeePpm: 0, minLenderFee: '0.00', validUntil: '2026-11-23T17:00:00+08:00' },
  enrolments: { outcome: 'signed' },
  applications: { outcome: 'taken' },
  steps: { outcome: 'taken' },
  cancellations: { outcome: 'taken' },
  settlements: { outcome: 'taken' },
  status: { phase: '办理中' },
};

let gateway: Server;
let database: Database;
let lenders: Readonly<Record<'sandbox' | 'gateway', Lender>>;
beforeAll(async () => {
  gateway = createServer((request, reply) => {
    request.resume().on('end', () => {
      const answer = ANSWERS[(request.url ?? '').split('/').at(-1) ?? ''];
      reply.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  database = await testDatabase('empty', async () => {});
  const clock = stoppedClock(NOW);
  const ids = createIds(clock, seededRandom('lenders'));
  const port = (lender: { url: string; key: string; reportSecrets: Map<number, string[]> } | undefined) =>
    lenderPort({ lender, sandbox: true }, database.db, ids, clock);
  lenders = { sandbox: port(undefined), gateway: port({ url, key: 'secret', reportSecrets: new Map() }) };
});
afterAll(async () => {
  await new Promise((resolve) => gateway.close(resolve));
  await database.close();
});

const holder = { name: '恒信机电设备有限公司', creditCode: '91140000110057086C' };
const issuer = { name: '晋北煤业集团有限公司', creditCode: null };

describe.each(['sandbox', 'gateway'] as const)('by the %s,', (adapter) => {
  describe.each(CHANNELS.list)('the lender behind channel $code', ({ code, kind, terms }) => {
    const of = { applicationNumber: `LX-${code}`, channel: code };
    const question: LenderQuoteRequest = {
      channel: code,
      holder,
      issuer,
      amount: fen(80_000_000n),
      valueOn: day('2026-11-23'),
      dueOn: day('2027-05-14'),
      most: terms,
    };
    const application: LenderApplication = {
      ...of,
      askedAt: NOW.toISOString(),
      holder,
      issuer,
      pieces: [{ number: 'LX1-01', amount: question.amount, dueOn: question.dueOn }],
      invoices: [],
      account: { accountName: holder.name, accountNumber: '6212260500001230358', branchNumber: '102173000018' },
      amount: question.amount,
      annualRatePpm: Number(terms.annualRatePpm),
      paidOut: question.amount,
      issuerCosts: fen(0n),
      valueOn: question.valueOn,
      paysOn: question.dueOn,
      quoteId: 'Q1',
      purpose: '支付原材料货款',
      ...(kind === 'pledge' && { pledge: { pledged: question.amount, guarantor: null } }),
    };

    test('decides on an enrolment after some time, with the same answer on each query', async () => {
      const enrolment = { reference: 'N1', channel: code, enterprise: { ...holder, address: '山西省忻州市', size: '小型企业' } };
      const askedAt = new Date(NOW.getTime() - 2 * 86_400_000).toISOString();
      for (const _ of [1, 2]) expect(await lenders[adapter].enrol({ ...enrolment, askedAt })).toEqual({ outcome: 'signed' });
    });

    test('gives the same quote for the same request, within its terms, or refers to its terms', async () => {
      const said = await lenders[adapter].quote(question);
      expect(await lenders[adapter].quote(question)).toEqual(said);
      expect(said.outcome === 'quoted' ? isWithinTerms(said, terms, NOW) : said.outcome).toBe(said.outcome === 'quoted' ? true : 'byTerms');
    });

    test('accepts an application, its steps, its cancellation and its settlement, even if they are sent twice', async () => {
      const lender = lenders[adapter];
      for (const _ of [1, 2]) {
        await lender.apply(application);
        for (const step of ['furtherStep', 'supplement', 'contract', 'repayment', 'overdue'] as const)
          await lender.continue({ ...of, step, content: {} });
        await lender.cancel({ ...of, reason: '申请人已撤回' });
        await lender.settle({ ...of, payments: [{ by: 'issuer', paidOn: question.dueOn, receiptNumber: 'S1', amount: question.amount }] });
      }
      const planned = await database.db.select().from(job);
      expect(planned.filter(({ subject }) => subject === of.applicationNumber).length).toBeLessThanOrEqual(1);
    });

    test('describes the status of an application', async () => {
      expect((await lenders[adapter].status(of)).phase).not.toBe('');
    });
  });
});
