import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairs } from '../styles/contrast-pairs.ts';
import { contrast, hexOf, oklchOf } from './colour.ts';
import { createBrand, type BrandTokens } from './create-brand.ts';

const css = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8').replaceAll("'", '"');

function standard(theme: string): BrandTokens {
  const start = css.indexOf(`[data-brand="default"][data-theme="${theme}"]`);
  const block = css.slice(css.indexOf('{', start), css.indexOf('\n}', start));
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]));
}

const looks = [
  ['light', standard('light')],
  ['dark', standard('dark')],
] as const;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const hueOf = (hex = '') => oklchOf(hex).h;

/** Pairs that fall short of their contrast, in the whole brand: tokens of the seed and the standard ones around them. */
const short = (accent: string) =>
  looks.flatMap(([theme, around]) => {
    const tokens = { ...around, ...createBrand({ name: 'any', accent })[theme] };
    return pairs
      .map(([ink, ground, minimum]) => ({ theme, ink, ground, minimum, reached: contrast(tokens[ink] ?? '', tokens[ground] ?? '') }))
      .filter(({ minimum, reached }) => !(reached >= minimum));
  });

test('every pair of a brand from any colour reaches its contrast, light and dark', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      expect(short(accent)).toEqual([]);
    }),
    { examples: [['#000000'], ['#ffffff'], ['#ffcc00'], ['#ff0000'], ['#00ff00'], ['#0000ff'], ['#808080']], numRuns: 300 },
  );
});

test('hover and pressed differ from rest for any colour', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { light, dark } = createBrand({ name: 'any', accent });
      const shades = [light, dark].map((tokens) => new Set(['accent', 'accent-hover', 'accent-active'].map((token) => tokens[token])).size);
      expect(shades).toEqual([3, 3]);
    }),
  );
});

test('keeps a colour that is legible, and says when it is not', () => {
  expect(createBrand({ name: 'hengtong', accent: '#7a1f2b' })).toMatchObject({ isKept: true, light: { accent: '#7a1f2b' } });
  const yellow = createBrand({ name: 'sun', accent: '#FFCC00' });
  expect(yellow.isKept).toBe(false);
  expect(Math.abs(hueOf(yellow.light['accent']) - hueOf('#ffcc00'))).toBeLessThan(3);
});

test('nothing of the first brand’s hue is left', () => {
  const { light, dark } = createBrand({ name: 'violet', accent: '#6a1fa0' });
  const strange = [...Object.entries(light), ...Object.entries(dark)].filter(([token, hex]) => {
    const { c, h } = oklchOf(hex);
    return c > 0.015 && token !== 'focus' && Math.abs(h - hueOf('#6a1fa0')) >= 15;
  });
  expect(strange).toEqual([]);
});

test('every token of the standard brand that has its hue is decided', () => {
  const { light, dark } = createBrand({ name: 'violet', accent: '#6a1fa0' });
  const meanings = /^(?:positive|caution|critical|info|state|chart-[2-6]|on-critical|pending|badge|seal|face-line-2)/;
  for (const [tokens, around] of [
    [light, standard('light')],
    [dark, standard('dark')],
  ] as const) {
    const teal = Object.entries(around).filter(([token, hex]) => !meanings.test(token) && oklchOf(hex).c > 0.002);
    expect(teal.flatMap(([token]) => (token in tokens ? [] : [token]))).toEqual([]);
  }
});

test('danger is not the colour of a red brand, nor success that of a green one', () => {
  expect(createBrand({ name: 'red', accent: '#c8102e' }).light).toMatchObject({ critical: '#ab5313' });
  expect(createBrand({ name: 'green', accent: '#00603a' }).dark).toMatchObject({ positive: '#71a460' });
  expect(createBrand({ name: 'blue', accent: '#0a4da2' }).light).not.toHaveProperty('critical');
  expect(createBrand({ name: 'grey', accent: '#5b5655' }).light).not.toHaveProperty('critical');
});

test('writes a style sheet for the root element in both themes', () => {
  const { css: sheet, dark } = createBrand({ name: 'hengtong', accent: '#7a1f2b' });
  expect(sheet).toContain(":root[data-brand='hengtong']:not([data-theme='dark']) {\n");
  expect(sheet).toContain('  --accent: #7a1f2b;\n');
  expect(sheet).toContain(`:root[data-brand='hengtong'][data-theme='dark'] {\n  --surface: ${String(dark['surface'])};\n`);
});

test('refuses what is no colour or no name', () => {
  expect(() => createBrand({ name: 'a', accent: 'red' })).toThrow('red is no colour');
  expect(() => createBrand({ name: "a'] *{}", accent: '#fff' })).toThrow('is no name');
});

test('a colour comes back from OKLCH as it went in', () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
});
