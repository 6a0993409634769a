import { EVIDENCE_BYTES_MAX, MANIFEST_FILE, writeManifest } from '@lianxin/domain';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { evidence } from './evidence.fixtures.ts';

const known = { keys: [], roots: [] };
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'evidence.zip');
const manifest = strToU8(writeManifest(evidence));
/** Changes the size that the directory states for its first entry. */
function stating(size: number, zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  view.setUint32(view.getUint32(zip.length - 6, true) + 24, size, true);
  return zip;
}

test('evidence is opened, compressed or not', async () => {
  for (const level of [0, 9] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect(await checkFile(fileOf(zipSync({ [MANIFEST_FILE]: manifest }, { level })), known)).toMatchObject({
      account: { verdict: 'intact' },
    });
});

test('a ZIP that unpacks to far more than evidence is none, whatever it states', async () => {
  const bomb = zipSync({ 'zeros.txt': new Uint8Array(8_000_000), [MANIFEST_FILE]: manifest });
  for (const bytes of [bomb, stating(1000, bomb)])
    // oxlint-disable-next-line no-await-in-loop
    expect(await checkFile(fileOf(bytes), known)).toMatchObject({ kind: 'evidence', account: { verdict: 'unreadable' } });
});

test('a file larger than any evidence is not read', async () => {
  const file = Object.assign(fileOf(manifest), { arrayBuffer: () => Promise.reject(new Error('it was read')) });
  Object.defineProperty(file, 'size', { value: EVIDENCE_BYTES_MAX + 1 });
  expect(await checkFile(file, known)).toEqual({ kind: 'tooLarge' });
});
