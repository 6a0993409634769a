// Time to recognise a licence and a card, in milliseconds and as a multiple of a fixed workload on the same machine. Only the multiple is
// comparable between machines and levels of load.
//   node bench/ocr.ts             prints the figures and those recorded in bench/ocr.json
//   node bench/ocr.ts --update    records them
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRecogniser } from '../apps/server/src/platform/ocr/recogniser.ts';

const ROUNDS = 7;
const record = new URL('ocr.json', import.meta.url);
const PICTURES = ['licence', 'card-front', 'card-back'] as const;

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Computes SHA-256 over 64 MB. */
function fixedWork(): number {
  const block = Buffer.alloc(1_000_000, 7);
  const started = performance.now();
  const hash = createHash('sha256');
  for (let part = 0; part < 64; part += 1) hash.update(block);
  hash.digest();
  return performance.now() - started;
}

const recogniser = createRecogniser();
const measured: Record<string, number> = {};
try {
  for (const name of PICTURES) {
    const picture = readFileSync(new URL(`../apps/server/src/platform/ocr/testing/${name}.jpg`, import.meta.url));
    await recogniser.read(picture);
    const times: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const work = fixedWork();
      const started = performance.now();
      await recogniser.read(picture);
      const time = performance.now() - started;
      times.push(time);
      ratios.push(time / work);
    }
    measured[name] = Math.round(10 * median(ratios)) / 10;
    console.log(`${name.padEnd(12)} ${Math.round(median(times))} ms, ${String(measured[name])} times the fixed work`);
  }
} finally {
  recogniser.close();
}
if (process.argv.includes('--update')) writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
else console.log('recorded:', readFileSync(record, 'utf8').trim());
