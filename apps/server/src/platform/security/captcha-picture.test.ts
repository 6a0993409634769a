import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../clock/random.ts';
import { GLYPHS } from './captcha-glyphs.ts';
import { captchaPicture } from './captcha-picture.ts';

const WIDTH = 240;
const HEIGHT = 80;
const ALPHABET = Object.keys(GLYPHS);

/** The darkness of each pixel, decoded from the PNG. */
function darknessOf(picture: Buffer): number[] {
  const at = picture.indexOf('IDAT');
  const rows = inflateSync(picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4)));
  return Array.from({ length: WIDTH * HEIGHT }, (_, place) => rows[place * 4 + Math.floor(place / WIDTH) + 4] ?? 0);
}

/** The sizes of the connected areas, largest first. */
function areaSizesOf(dark: readonly number[]): number[] {
  const open = new Set(dark.flatMap((value, place) => (value > 60 ? [place] : [])));
  const sizes: number[] = [];
  for (const start of open) {
    const reached = [start];
    open.delete(start);
    for (const place of reached)
      for (const step of [-1, 1, -WIDTH, WIDTH, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1])
        if (open.delete(place + step)) reached.push(place + step);
    sizes.push(reached.length);
  }
  return sizes.toSorted((left, right) => right - left);
}

const random = seededRandom('pictures');
const textOf = (): string => Array.from({ length: 4 }, () => ALPHABET[random.below(ALPHABET.length)] ?? '').join('');

describe('a drawn picture', () => {
  test('is a PNG without text or metadata', () => {
    const picture = captchaPicture('K7QP', random);
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    const kinds: string[] = [];
    for (let at = 8; at < picture.length; at += picture.readUInt32BE(at) + 12) kinds.push(picture.toString('latin1', at + 4, at + 8));
    expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(picture.length).toBeLessThan(12_000);
  });

  test('connects its four characters to one area, so that they are hard to segment', () => {
    for (let times = 0; times < 40; times += 1) {
      const sizes = areaSizesOf(darknessOf(captchaPicture(textOf(), random)));
      const all = sizes.reduce((sum, size) => sum + size, 0);
      expect((sizes[0] ?? 0) / all).toBeGreaterThan(0.85);
    }
  });

  test('crosses its characters with lines so thin that a person does not take them for strokes', () => {
    const thick = (dark: readonly number[]) =>
      dark.filter((_, place) =>
        [0, -1, 1, -WIDTH, WIDTH, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1].every((step) => (dark[place + step] ?? 0) > 128),
      ).length;
    const sum = (drawn: () => string) =>
      Array.from({ length: 40 }, () => thick(darknessOf(captchaPicture(drawn(), random)))).reduce((a, b) => a + b);
    expect(sum(() => '') / sum(textOf)).toBeLessThan(0.01);
  });

  test('is drawn differently each time', () => {
    const alike = Array.from({ length: 20 }, () => {
      const [first, second] = [darknessOf(captchaPicture('AAAA', random)), darknessOf(captchaPicture('AAAA', random))];
      const dark = first.filter((value) => value > 128).length;
      return first.filter((value, place) => value > 128 && (second[place] ?? 0) > 128).length / dark;
    });
    expect(alike.reduce((sum, part) => sum + part) / alike.length).toBeLessThan(0.5);
  });

  test('cannot be read by template matching after forty samples of each character', () => {
    const teacher = seededRandom('lessons');
    const middles = [44, 95, 146, 197];
    const around = (dark: readonly number[], middle: number) =>
      Float64Array.from(dark.filter((_, place) => Math.abs((place % WIDTH) - middle) < 24));
    const seen = ALPHABET.map((char) => {
      const parts = Array.from({ length: 10 }, () => darknessOf(captchaPicture(char.repeat(4), teacher))).flatMap((dark) =>
        middles.map((middle) => around(dark, middle)),
      );
      const mean = Float64Array.from(parts[0] ?? [], (_, place) => parts.reduce((sum, part) => sum + (part[place] ?? 0), 0));
      return { char, mean, length: Math.hypot(...mean) };
    });
    const read = (dark: readonly number[]) =>
      middles
        .map((middle) => {
          const part = around(dark, middle);
          const ranked = seen.map(({ char, mean, length }) => ({
            char,
            like: part.reduce((sum, value, place) => sum + value * (mean[place] ?? 0), 0) / length,
          }));
          return ranked.toSorted((left, right) => right.like - left.like)[0]?.char;
        })
        .join('');
    const texts = Array.from({ length: 25 }, textOf);
    const right = texts.filter((text) => read(darknessOf(captchaPicture(text, random))) === text);
    expect(right.length).toBeLessThanOrEqual(3);
  });
});
