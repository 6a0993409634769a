import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../../../tooling/test/chromium.ts';
import { identityCardOf } from '../src/business/foundation/ocr/fields/identity-card.ts';
import { licenceOf } from '../src/business/foundation/ocr/fields/licence.ts';
import { createRecogniser, type Recogniser } from '../src/platform/ocr/recogniser.ts';
import { Camera } from './camera.ts';
import { specimensOf } from './specimens.ts';
import { FieldTally } from './tally.ts';

let camera: Camera;
let recogniser: Recogniser;
beforeAll(async () => {
  camera = await Camera.open(chromium);
  recogniser = createRecogniser();
});
afterAll(async () => {
  recogniser.close();
  await camera.close();
});

test('reads at least 95% of the fields of unseen licences and cards correctly, and marks nearly all others as doubtful', async () => {
  const specimens = specimensOf('unseen', 2);
  expect(specimens.length).toBeGreaterThanOrEqual(60);
  const tally = new FieldTally();
  let reading = Promise.resolve();
  let milliseconds = 0;
  for (const specimen of specimens) {
    const picture = await specimen.take(camera);
    await reading;
    const started = performance.now();
    reading = recogniser.read(picture).then((lines) => {
      milliseconds += performance.now() - started;
      tally.add(specimen, specimen.kind === 'licence' ? licenceOf(lines) : identityCardOf(lines));
    });
  }
  await reading;
  process.stdout.write(`\n${String(tally)}\n${specimens.length} pictures, ${Math.round(milliseconds / specimens.length)} ms each\n`);
  expect(tally.share).toBeGreaterThanOrEqual(0.95);
  expect(tally.unnoticed).toBeLessThanOrEqual(0.01);
  expect(tally.worst).toBeGreaterThanOrEqual(0.8);
});
