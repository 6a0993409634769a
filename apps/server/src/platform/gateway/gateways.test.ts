import { createServer, type IncomingMessage, type Server } from 'node:http';
import { fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../testing/acting.ts';
import type { LenderApplication } from '../lender/lender.ts';
import { lenderPort } from '../lender/lender-port.ts';
import { bankPort } from './bank-port.ts';
import { Moment, Yuan } from './gateway-values.ts';
import { publicRegisters } from './public-registers.ts';
import { systemClock } from '../clock/clock.ts';
import { createIds } from '../clock/ids.ts';
import { systemRandom } from '../clock/random.ts';
import { smsPort } from '../sms/sms-port.ts';
import { pooledDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/client.ts';
import { outbox } from '../../schema/index.ts';

interface Received {
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}

let gateway: Server;
let url: string;
let received: Received[];
let answer: { status: number; body: unknown };
let database: Database;

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
}

beforeAll(async () => {
  gateway = createServer((request, reply) => {
    void read(request).then((body) => {
      received.push({ path: request.url ?? '', key: request.headers.authorization ?? '', body });
      reply.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/`;
  database = await pooledDatabase('empty', async () => {});
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: {} };
});
afterAll(async () => {
  await new Promise((resolve) => gateway.close(resolve));
  await database.close();
});

const ids = createIds(systemClock, systemRandom);
const enrolment = {
  reference: 'N1',
  channel: 12,
  enterprise: { name: '恒信机电设备有限公司', creditCode: '91140000110057086C', address: '山西省忻州市', size: '小型企业' },
  askedAt: '2026-11-20T01:42:00.000Z',
};
const instruction = {
  reference: 'E1-1',
  accountName: '朔北支护设备有限公司',
  accountNumber: '6212260500001239001',
  branchNumber: '102167010393',
  amount: fen(37n),
  contact: '13800000001',
};
const elements = { name: '甲', creditCode: '91', legalName: '乙', legalIdNumber: '1' };

test('an SMS is sent to the gateway with its signature and not stored in the outbox', async () => {
  const sms = { url, key: 'secret', signature: '链信' };
  await smsPort({ sms, sandbox: true }, database.db, ids, systemClock).send({ to: '13800000001', text: '验证码 123456' });
  expect(received).toEqual([
    { path: '/v1/messages', key: 'Bearer secret', body: { to: '13800000001', text: '验证码 123456', signature: '链信' } },
  ]);
  expect(await database.db.select().from(outbox)).toEqual([]);
});

test('a micro-deposit request does not contain the person’s mobile number', async () => {
  answer = { status: 200, body: { outcome: 'failed', reason: '户名不符' } };
  const bank = { url, key: 'secret', senderName: '平台', senderAccount: '1100' };
  const port = bankPort({ bank, sandbox: false }, database.db, ids, systemClock);
  expect(await port.payDeposit(instruction)).toEqual({ outcome: 'failed', reason: '户名不符' });
  const { reference, accountName, accountNumber, branchNumber } = instruction;
  const sent = { reference, accountName, accountNumber, branchNumber, amount: '0.37' };
  expect(received).toEqual([{ path: '/v1/micro-deposits', key: 'Bearer secret', body: sent }]);
});

test('a credit line request is sent in yuan and its answer read as fen; without a bank the platform decides', async () => {
  answer = { status: 200, body: { outcome: 'granted', total: '280000000.00', creditNumber: 'SX-1', validUntil: '2027-11-20' } };
  const bank = { url, key: 'secret', senderName: '平台', senderAccount: '1100' };
  const port = bankPort({ bank, sandbox: false }, database.db, ids, systemClock);
  const request = { reference: 'CA1', channel: 1, enterpriseName: '甲', creditCode: '91', askedAt: '2026-11-20T09:42:00Z' };
  const asked = { ...request, amount: fen(30_000_000_000n), currentTotal: null };
  const granted = { outcome: 'granted', total: 28_000_000_000n, creditNumber: 'SX-1', validUntil: '2027-11-20' };
  expect(await port.decideCredit(asked)).toEqual(granted);
  const sent = { ...request, amount: '300000000.00', currentTotal: null };
  expect(received).toEqual([{ path: '/v1/credit-lines', key: 'Bearer secret', body: sent }]);
  const none = bankPort({ bank: undefined, sandbox: false }, database.db, ids, systemClock);
  expect(await none.decideCredit(asked)).toEqual({ outcome: 'byPlatform' });
});

test('the public registers report which elements differ', async () => {
  answer = { status: 200, body: { outcome: 'mismatch', mismatched: ['legalName'] } };
  expect(await publicRegisters({ registers: { url, key: 'k' }, sandbox: false }).check(elements)).toEqual(answer.body);
  expect(received).toEqual([{ path: '/v1/enterprise-elements', key: 'Bearer k', body: elements }]);
});

test.each([
  [500, {}],
  [200, { outcome: 'whatever' }],
  [302, {}],
])('an answer of HTTP %i %j is a failure, and its message contains no request data', async (status, body) => {
  answer = { status, body };
  const asked = publicRegisters({ registers: { url, key: 'k' }, sandbox: false }).check({
    ...elements,
    legalIdNumber: '110105194912310021',
  });
  await expect(asked).rejects.toMatchObject({ name: 'GatewayError', message: expect.not.stringContaining('110105') });
});

test('without a gateway and outside a sandbox, requests are refused as under maintenance', async () => {
  const none = { sms: undefined, bank: undefined, registers: undefined, sandbox: false };
  const out = { key: 'MAINTENANCE' };
  await expect(smsPort(none, database.db, ids, systemClock).send({ to: '1', text: '' })).rejects.toMatchObject(out);
  await expect(bankPort(none, database.db, ids, systemClock).payDeposit(instruction)).rejects.toMatchObject(out);
  await expect(publicRegisters(none).check(elements)).rejects.toMatchObject(out);
});

describe('a lender', () => {
  const lender = { url: '', key: 'secret', reportSecrets: new Map() };
  const port = () => lenderPort({ lender: { ...lender, url }, sandbox: true }, database.db, ids, systemClock);
  const of = { applicationNumber: 'RZ20261120-0001', channel: 12 };
  const party = { name: '恒信机电设备有限公司', creditCode: '91140902MA0GX3A116' };
  const account = { accountName: party.name, accountNumber: '6212260500001230358', branchNumber: '102173000018' };
  const application: LenderApplication = {
    ...of,
    askedAt: '2026-11-20T01:42:00.000Z',
    holder: party,
    issuer: { name: '晋北煤业集团有限公司', creditCode: null },
    pieces: [{ number: 'LX1-01', amount: fen(100_000_050n), dueOn: day('2027-05-14') }],
    invoices: [{ code: '', number: '26142000', amount: fen(100_000_050n) }],
    account,
    amount: fen(100_000_050n),
    annualRatePpm: 34_800,
    paidOut: fen(98_262_333n),
    issuerCosts: fen(0n),
    valueOn: day('2026-11-23'),
    paysOn: day('2027-05-14'),
    quoteId: '6f1c0d5b',
    purpose: '支付原材料货款',
  };

  test('receives an application at its channel’s path, with amounts in yuan', async () => {
    answer = { status: 200, body: { outcome: 'taken' } };
    await port().apply(application);
    const { channel: _, ...told } = application;
    const money = { amount: '1000000.50', paidOut: '982623.33', issuerCosts: '0.00' };
    const body = {
      ...told,
      ...money,
      pieces: [{ number: 'LX1-01', amount: '1000000.50', dueOn: '2027-05-14' }],
      invoices: [{ code: '', number: '26142000', amount: '1000000.50' }],
    };
    expect(received).toEqual([{ path: '/v1/lenders/12/applications', key: 'Bearer secret', body }]);
  });

  test('receives each step of an application, and its cancellation', async () => {
    answer = { status: 200, body: { outcome: 'taken' } };
    await port().continue({ ...of, step: 'furtherStep', content: { customerNumber: '301201104712' } });
    await port().cancel({ ...of, reason: '申请人已撤回' });
    const { applicationNumber } = of;
    expect(received.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/lenders/12/steps', { applicationNumber, step: 'furtherStep', content: { customerNumber: '301201104712' } }],
      ['/v1/lenders/12/cancellations', { applicationNumber, reason: '申请人已撤回' }],
    ]);
  });

  test('receives the final payments in yuan, and with a loan the pledged amount', async () => {
    answer = { status: 200, body: { outcome: 'taken' } };
    const payments = [{ by: 'issuer' as const, paidOn: day('2027-05-14'), receiptNumber: 'S1', amount: fen(100_000_050n) }];
    await port().settle({ ...of, payments });
    await port().apply({ ...application, channel: 3, pledge: { pledged: fen(200_000_000n), guarantor: party } });
    expect(received.map(({ path, body }) => [path, body])).toMatchObject([
      ['/v1/lenders/12/settlements', { applicationNumber: of.applicationNumber, payments: [{ ...payments[0], amount: '1000000.50' }] }],
      ['/v1/lenders/3/applications', { pledge: { pledged: '2000000.00', guarantor: party } }],
    ]);
  });

  const question = {
    channel: 6,
    holder: party,
    issuer: application.issuer,
    amount: fen(40_000_000n),
    valueOn: day('2026-11-23'),
    dueOn: day('2027-05-14'),
    most: { annualRatePpm: 96_000n, lenderFeePpm: 200n, minLenderFee: fen(5_000n) },
  };

  test('receives a quote request with the maximum of its terms, and its answer is read in ppm and fen', async () => {
    const rates = { annualRatePpm: 90_000, lenderFeePpm: 100, minLenderFee: '20.00' };
    answer = { status: 200, body: { outcome: 'quoted', ...rates, validUntil: '2026-11-23T17:00:00+08:00' } };
    expect(await port().quote(question)).toEqual({
      outcome: 'quoted',
      annualRatePpm: 90_000n,
      lenderFeePpm: 100n,
      minLenderFee: 2_000n,
      validUntil: new Date('2026-11-23T17:00:00+08:00'),
    });
    const { channel: _, ...told } = question;
    const most = { annualRatePpm: 96_000, lenderFeePpm: 200, minLenderFee: '50.00' };
    expect(received).toEqual([{ path: '/v1/lenders/6/quotes', key: 'Bearer secret', body: { ...told, amount: '400000.00', most } }]);
  });

  test.each([{ outcome: 'byTerms' }, { outcome: 'none' }])('may answer a quote request with %j', async (body) => {
    answer = { status: 200, body };
    expect(await port().quote(question)).toEqual(body);
  });

  test.each([
    { outcome: 'quoted' },
    { outcome: 'quoted', annualRatePpm: -1, lenderFeePpm: 0, minLenderFee: '0', validUntil: '2026-11-23T17:00:00Z' },
  ])('fails when it answers a quote request with %j', async (body) => {
    answer = { status: 200, body };
    await expect(port().quote(question)).rejects.toThrow('not of the agreed form');
  });

  test('receives the enrolment of an enterprise and answers with its decision', async () => {
    for (const outcome of ['signed', 'processing', 'byPeople']) {
      answer = { status: 200, body: { outcome } };
      expect(await port().enrol(enrolment)).toEqual({ outcome });
    }
    answer = { status: 200, body: { outcome: 'refused', reason: '不在服务区域' } };
    expect(await port().enrol(enrolment)).toEqual({ outcome: 'refused', reason: '不在服务区域' });
    const { channel: _, ...body } = enrolment;
    expect(received[0]).toMatchObject({ path: '/v1/lenders/12/enrolments', body });
    answer = { status: 200, body: { outcome: 'refused' } };
    await expect(port().enrol(enrolment)).rejects.toThrow('/lenders/12/enrolments');
  });

  test('answers with the status of an application and with its signing page', async () => {
    answer = { status: 200, body: { phase: '总行审批' } };
    expect(await port().status(of)).toEqual({ phase: '总行审批' });
    answer = { status: 200, body: { url: 'https://bank.example/sign/1', validUntil: '2026-11-20T10:12:00+08:00' } };
    const validUntil = new Date('2026-11-20T10:12:00+08:00');
    expect(await port().signingPage({ ...of, ticket: 'T' })).toEqual({ url: 'https://bank.example/sign/1', validUntil });
    expect(received.map(({ path }) => path)).toEqual(['/v1/lenders/12/status', '/v1/lenders/12/signing-pages']);
  });

  test.each([
    ['an error', { status: 503, body: {} }],
    ['another outcome', { status: 200, body: { outcome: 'refused' } }],
  ])('that answers with %s has not accepted the application', async (_, reply) => {
    answer = reply;
    await expect(port().apply(application)).rejects.toThrow('/lenders/12/applications failed');
  });

  test.each(['总行\u0000审批', '总行\ud800审批'])('cannot answer with a text that cannot be stored: %j', async (phase) => {
    answer = { status: 200, body: { phase } };
    await expect(port().status(of)).rejects.toThrow('the answer is not of the agreed form');
  });

  test('cannot use a signing page without TLS', async () => {
    answer = { status: 200, body: { url: 'http://bank.example/sign/1', validUntil: '2026-11-20T10:12:00+08:00' } };
    await expect(port().signingPage({ ...of, ticket: 'T' })).rejects.toThrow('not of the agreed form');
  });

  test('without configuration is under maintenance, except in a sandbox', async () => {
    const none = lenderPort({ lender: undefined, sandbox: false }, database.db, ids, systemClock);
    await expect(none.apply(application)).rejects.toThrow('MAINTENANCE');
    await expect(none.settle({ ...of, payments: [] })).rejects.toThrow('MAINTENANCE');
    await expect(none.signingPage({ ...of, ticket: 'T' })).rejects.toThrow('MAINTENANCE');
    expect(await none.quote(question)).toEqual({ outcome: 'byTerms' });
    expect(await none.enrol(enrolment)).toEqual({ outcome: 'byPeople' });
  });
});

test('amounts and times that the database does not keep are no answer', () => {
  for (const text of ['9999999999999999.00', '1e5', '1.234', '']) expect(z.safeParse(Yuan, text).success).toBe(false);
  for (const text of ['1.5', '-999999999999999.99']) expect(z.safeParse(Yuan, text).success).toBe(true);
  for (const text of ['0000-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-11-20', '2026-13-01T00:00:00Z'])
    expect(z.safeParse(Moment, text).success).toBe(false);
  expect(z.safeParse(Moment, '2026-11-20T09:42:00.123+08:00').success).toBe(true);
});
