import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { job, outbox } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { smtpMail } from './mail-port.ts';
import { queueMail } from './queue-mail.ts';

const FROM = '链信 <no-reply@lianxin.example>';
const MAIL = {
  id: '01M',
  to: 'wang@example.com',
  subject: '有一笔凭证待签收',
  text: '金额 100.00 元。\n企业：恒信机电设备有限公司',
};

interface Received {
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly user: unknown;
  readonly header: (name: string) => string;
  readonly text: string;
}

const encodedWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?(.+?)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString());

/** Parses a received mail: unfolds the header and decodes the text. */
function read(raw: string): Pick<Received, 'header' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}: `)) ?? '';
    return encodedWords(line.slice(name.length + 2));
  };
  return { header, text: Buffer.from(raw.slice(end + 4), 'base64').toString() };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : expect.fail('the server does not listen');
}

/** A mail server. `answers` are SMTP codes with which it refuses the first mails. */
async function mailServer(answers: readonly number[] = [], options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const left = [...answers];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'geheim' ? done(null, { user: username }) : done(new Error('who are you')),
    onData(stream, { envelope, user }, done) {
      void text(stream).then((raw) => {
        const code = left.shift();
        if (code !== undefined) return done(Object.assign(new Error('not now'), { responseCode: code }));
        const from = envelope.mailFrom === false ? undefined : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, ...read(raw) });
        return done();
      });
    },
    ...options,
  });
  // A client that disconnects must not fail the test.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { port: portOf(listening), received, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

let mails: Awaited<ReturnType<typeof mailServer>>;
afterEach(() => mails.close());

const mailPortFor = (scheme: 'smtp' | 'smtps', password = 'geheim', timeoutMs?: number) =>
  smtpMail({ url: `${scheme}://lianxin:${password}@127.0.0.1:${mails.port}`, from: FROM }, timeoutMs);

describe('a mail server', () => {
  test('receives an authenticated mail in plain text with the platform as sender', async () => {
    mails = await mailServer();
    await mailPortFor('smtp').send(MAIL);
    const [mail] = mails.received;
    expect(mail).toMatchObject({ from: 'no-reply@lianxin.example', to: [MAIL.to], user: 'lianxin', text: MAIL.text });
    expect(mail?.header('Subject')).toBe(MAIL.subject);
    expect(mail?.header('From')).toBe(FROM);
    expect(mail?.header('Message-ID')).toBe('<01M@lianxin.example>');
    expect(mail?.header('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  test('that refuses the password or the mail is a failure', async () => {
    mails = await mailServer([550]);
    await expect(mailPortFor('smtp', 'wrong').send(MAIL)).rejects.toThrow('who are you');
    await expect(mailPortFor('smtp').send(MAIL)).rejects.toThrow('not now');
    expect(mails.received).toEqual([]);
  });

  test('with an untrusted certificate receives nothing', async () => {
    mails = await mailServer([], { secure: true });
    await expect(mailPortFor('smtps').send(MAIL)).rejects.toThrow(/certificate/);
    expect(mails.received).toEqual([]);
  });

  test('that does not answer runs into the timeout', async () => {
    mails = await mailServer();
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await expect(smtpMail({ url: `smtp://127.0.0.1:${portOf(silent)}`, from: FROM }, 50).send(MAIL)).rejects.toThrow(
      /does not answer|Greeting/,
    );
    silent.close();
  });
});

describe('a queued mail', () => {
  let server: TestServer;
  const start = async (answers: readonly number[] = []) => {
    mails = await mailServer(answers);
    server = await createTestServer({ config: { mail: { url: `smtp://lianxin:geheim@127.0.0.1:${mails.port}`, from: FROM } } });
    const { ids } = server.services;
    await server.services.database.transaction((db) => queueMail({ db, ids, clock: server.clock }, MAIL));
  };
  beforeEach(() => start([451, 451]));
  afterEach(() => server.close());

  const at = (minutes: number) => server.clock.moveTo(new Date(Date.parse(START) + minutes * 60_000));
  const queued = () => server.database.db.select().from(outbox);
  const work = () => server.database.db.select().from(job);

  test('that the mail server refuses is retried with increasing pauses and arrives once', async () => {
    expect(await server.runDueJobs()).toBe(0);
    expect(await work()).toEqual([expect.objectContaining({ attempts: 1, doneAt: null, lastError: expect.stringContaining('not now') })]);
    expect(await queued()).toHaveLength(1);
    expect(await server.runDueJobs()).toBe(0);
    at(1);
    expect(await server.runDueJobs()).toBe(0);
    at(2);
    expect(await server.runDueJobs()).toBe(0);
    expect(await work()).toEqual([expect.objectContaining({ attempts: 2 })]);
    at(3);
    expect(await server.runDueJobs()).toBe(1);
    expect(mails.received).toMatchObject([{ to: [MAIL.to], text: MAIL.text }]);
    expect(await queued()).toEqual([]);
    at(60);
    await server.runDueJobs();
    expect(mails.received).toHaveLength(1);
  });

  test('keeps its Message-ID on retries, so that a mail server can detect duplicates', async () => {
    const [row] = await queued();
    for (const minutes of [0, 1, 3]) {
      at(minutes);
      await server.runDueJobs();
    }
    expect(mails.received.map((mail) => mail.header('Message-ID'))).toEqual([`<${row?.id}@lianxin.example>`]);
  });
});
