import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
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

test('reads one picture after the other, also those that wait', async () => {
  const reader = recogniser();
  const texts = await Promise.all(
    [LICENCE, LICENCE].map(async (picture) => (await reader.read(picture)).map(({ characters }) => textOf(characters))),
  );
  expect(texts[0]).toContain('营业执照');
  expect(texts[1]).toEqual(texts[0]);
});

test('gives up on a picture that takes too long, and on the next as well, without hanging', async () => {
  const reader = recogniser({ timeoutMs: 1 });
  await expect(reader.read(LICENCE)).rejects.toMatchObject({ kind: 'failed', message: 'the picture took too long' });
  await expect(reader.read(LICENCE)).rejects.toMatchObject({ kind: 'failed' });
});

test('reads on after one that is no picture', async () => {
  const reader = recogniser();
  await expect(reader.read(Buffer.from('no picture'))).rejects.toMatchObject({ kind: 'rejected' });
  expect((await reader.read(LICENCE)).length).toBeGreaterThan(10);
});

test('lets only so many wait', async () => {
  const reader = recogniser({ queue: 1, timeoutMs: 50 });
  const readings = await Promise.allSettled([reader.read(LICENCE), reader.read(LICENCE), reader.read(LICENCE)]);
  expect(readings.map((reading) => reading.status === 'rejected' && reading.reason.kind)).toEqual(['failed', 'failed', 'busy']);
});

test('fails what is under way when the server stops', async () => {
  const reader = recogniser();
  const readings = Promise.allSettled([reader.read(LICENCE), reader.read(LICENCE)]);
  reader.close();
  expect((await readings).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('keeps the reading process from files, programs and the environment', () => {
  const attempt = (code: string): string =>
    execFileSync(
      process.execPath,
      [...processFlags(), '-e', `try { ${code}; console.log('done') } catch (error) { console.log(error.code) }`],
      {
        encoding: 'utf8',
      },
    ).trim();
  expect(attempt(`require('fs').readFileSync('/etc/passwd')`)).toBe('ERR_ACCESS_DENIED');
  expect(attempt(`require('fs').writeFileSync('${join(import.meta.dirname, 'written')}', '')`)).toBe('ERR_ACCESS_DENIED');
  expect(attempt(`require('child_process').execSync('true')`)).toBe('ERR_ACCESS_DENIED');
  expect(attempt(`require('worker_threads') && new (require('worker_threads').Worker)('1', { eval: true })`)).toBe('ERR_ACCESS_DENIED');
});
