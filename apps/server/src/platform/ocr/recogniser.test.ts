import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isolator } from '../isolated/isolator.ts';
import { createRecogniser, processFlags, type Recogniser, type RecogniserLimits } from './recogniser.ts';
import { textOf } from './text-line.ts';

const LICENCE = readFileSync(join(import.meta.dirname, 'testing/licence.jpg'));

const opened: Recogniser[] = [];
function recogniser(limits?: RecogniserLimits): Recogniser {
  const made = createRecogniser(limits);
  opened.push(made);
  return made;
}
afterEach(() => {
  for (const made of opened.splice(0)) made.close();
});

test('reads pictures one after another, including queued ones', async () => {
  const reader = recogniser();
  const texts = await Promise.all(
    [LICENCE, LICENCE].map(async (picture) => (await reader.read(picture)).map(({ characters }) => textOf(characters))),
  );
  expect(texts[0]).toContain('营业执照');
  expect(texts[1]).toEqual(texts[0]);
});

test('gives up on a picture that takes too long, and can still read the next', async () => {
  const reader = recogniser({ timeoutMs: 1 });
  await expect(reader.read(LICENCE)).rejects.toMatchObject({ kind: 'failed', message: 'the picture took too long' });
  await expect(reader.read(LICENCE)).rejects.toMatchObject({ kind: 'failed' });
});

test('reads the next picture after refusing a file that is no picture', async () => {
  const reader = recogniser();
  await expect(reader.read(Buffer.from('no picture'))).rejects.toMatchObject({ kind: 'rejected' });
  expect((await reader.read(LICENCE)).length).toBeGreaterThan(10);
});

test('refuses pictures when the queue is full', async () => {
  const reader = recogniser({ queue: 1, timeoutMs: 50 });
  const readings = await Promise.allSettled([reader.read(LICENCE), reader.read(LICENCE), reader.read(LICENCE)]);
  expect(readings.map((reading) => reading.status === 'rejected' && reading.reason.kind)).toEqual(['failed', 'failed', 'busy']);
});

test('fails pending pictures when the server stops', async () => {
  const reader = recogniser();
  const readings = Promise.allSettled([reader.read(LICENCE), reader.read(LICENCE)]);
  reader.close();
  expect((await readings).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

const attempt = (code: string): string =>
  execFileSync(
    process.execPath,
    [
      ...processFlags(),
      '-e',
      `process.once('uncaughtException', (error) => console.log(error.code)); (async () => { try { ${code}; console.log('done') } catch (error) { console.log(error.cause?.code ?? error.code) } })()`,
    ],
    { encoding: 'utf8' },
  ).trim();

test.each([
  `require('net').connect(9, '127.0.0.1')`,
  `require('net').createServer().listen(0)`,
  `require('tls').connect(9, '127.0.0.1')`,
  `require('http').get('http://127.0.0.1:9999/')`,
  `require('dgram').createSocket('udp4').send('x', 9, '127.0.0.1')`,
  `require('dns').lookup('example.com', () => {})`,
  `require('dns').resolve4('example.com', () => {})`,
  `new (require('dns').Resolver)().resolve4('example.com', () => {})`,
  `await require('dns').promises.lookup('example.com')`,
  `await fetch('http://127.0.0.1:9999/')`,
  `(await import('node:net')).connect(9, '127.0.0.1')`,
])('denies the reading process network access: %s', (code) => {
  expect(attempt(code)).toBe('ERR_ACCESS_DENIED');
});

test.runIf(isolator())('starts the reading process in an empty network namespace', () => {
  const { program = '', args = [] } = isolator() ?? {};
  const interfaces = execFileSync(program, [...args, '--', process.execPath, '-p', `JSON.stringify(require('os').networkInterfaces())`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(interfaces)).toEqual({});
});

test('denies the reading process access to files, programs and threads', () => {
  expect(attempt(`require('fs').readFileSync('/etc/passwd')`)).toBe('ERR_ACCESS_DENIED');
  expect(attempt(`require('fs').writeFileSync('${join(import.meta.dirname, 'written')}', '')`)).toBe('ERR_ACCESS_DENIED');
  expect(attempt(`require('child_process').execSync('true')`)).toBe('ERR_ACCESS_DENIED');
  expect(attempt(`require('worker_threads') && new (require('worker_threads').Worker)('1', { eval: true })`)).toBe('ERR_ACCESS_DENIED');
});
