import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../brand/colour.ts';
import { pairs } from './contrast-pairs.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll("'", '"');

function tokensOf(brand: string, theme: string): Map<string, string> {
  const start = css.indexOf(`[data-brand="${brand}"][data-theme="${theme}"]`);
  const block = css.slice(css.indexOf('{', start), css.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
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
