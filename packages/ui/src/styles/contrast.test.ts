import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pairs } from './contrast-pairs.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll("'", '"');

function tokensOf(brand: string, theme: string): Map<string, string> {
  const start = css.indexOf(`[data-brand="${brand}"][data-theme="${theme}"]`);
  const block = css.slice(css.indexOf('{', start), css.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
}

/** WCAG 2.2 relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const looks = ['default', 'red', 'green'].flatMap((brand) => ['light', 'dark'].map((theme) => [brand, theme] as const));

test.each(looks)('every pair of the %s brand, %s, reaches WCAG 2.2 AA', (brand, theme) => {
  const tokens = tokensOf(brand, theme);
  const short = pairs
    .map(([ink, ground, minimum]) => ({
      ink,
      ground,
      minimum,
      reached: contrast(tokens.get(ink) ?? '#808080', tokens.get(ground) ?? '#808080'),
    }))
    .filter(({ minimum, reached }) => reached < minimum);
  expect(short).toEqual([]);
});

test('a brand that overrides only a few colours inherits the dark surfaces', () => {
  expect(css).toContain('[data-theme="dark"],\n[data-brand="default"][data-theme="dark"] {');
});

test('contrast is 21 for black on white and 1 for equal colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test.each(looks)('the %s brand, %s, defines every colour of the default brand', (brand, theme) => {
  expect([...tokensOf(brand, theme).keys()].toSorted()).toEqual([...tokensOf('default', 'light').keys()].toSorted());
});
