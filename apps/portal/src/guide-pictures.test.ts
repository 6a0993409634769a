import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_PICTURE_SIZE, GUIDE_PICTURES, guidePictureFile } from '@lianxin/features/help';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';

const LOCALES = ['zh-CN', 'en-US'];
const MAX_BYTES = 40 * 1024;

const folder = join(import.meta.dirname, '..', 'public', brand.guidePictures);
const named = LOCALES.flatMap((locale) => GUIDE_PICTURES.map((name) => guidePictureFile(name, locale)));

/** Reads the size from the header of an extended WebP file, which stores width and height minus one. */
function sizeOf(webp: Buffer): { readonly width: number; readonly height: number } {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
  return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
}

describe('the pictures of the guide', () => {
  test.each(named)('%s exists, is at most 40 KiB and has the size of its place on the page', (file) => {
    const picture = readFileSync(join(folder, file));
    expect(sizeOf(picture)).toEqual(GUIDE_PICTURE_SIZE);
    expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('are only those that the guide uses', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
    expect(files.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual(named.toSorted());
  });
});
