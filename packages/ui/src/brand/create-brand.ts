import { ACCENT_GROUNDS, BRAND_RULES, MEANINGS, type BrandRule } from './brand-rules.ts';
import { contrast, hexOf, isHex, oklchOf, type Oklch } from './colour.ts';

type Theme = keyof typeof BRAND_RULES;

/** What a brand starts from. */
export interface BrandSeed {
  /** Value of `data-brand` on the root element, in lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The bank's colour, such as `#7a1f2b`. */
  readonly accent: string;
}

/** Colours by the name of their token, without the hyphens in front. */
export type BrandTokens = Readonly<Record<string, string>>;

/** All colours of a brand. */
export interface BrandColours {
  readonly light: BrandTokens;
  readonly dark: BrandTokens;
  /** A style sheet that gives the tokens these colours. */
  readonly css: string;
  /** Whether the bank's colour is legible as it is; else the accent is the nearest one that is. */
  readonly isKept: boolean;
}

/** Seeds with less chroma than this give paler tokens than the rules say. */
const FULL_CHROMA = 0.06;
/** From here on a seed is a colour that a meaning could be mistaken for. */
const COLOURED = 0.05;
const STEP = 0.005;

/** The nearest lightness, going `by` step, at which the colour reaches all contrasts. */
function legible(colour: Oklch, against: readonly (readonly [ground: string, minimum: number])[], by: number): string {
  for (let l = colour.l; l >= 0 && l <= 1; l += by) {
    const hex = hexOf({ ...colour, l });
    if (against.every(([ground, minimum]) => contrast(hex, ground) >= minimum)) return hex;
  }
  return by < 0 ? '#000000' : '#ffffff';
}

function accentOf(seed: Oklch, theme: Theme, grounds: readonly (readonly [string, number])[]): BrandTokens {
  const { c, h } = seed;
  if (theme === 'dark') {
    const accent = legible({ l: 0.755, c: Math.min(c * 1.2, 0.135), h }, grounds, STEP);
    const { l } = oklchOf(accent);
    const ink = hexOf({ l: 0.17, c: Math.min(c, 0.03), h });
    const shade = (by: number) => legible({ l: l + by, c: Math.min(c * 1.2, 0.13), h }, [[ink, 4.5]], STEP);
    return { accent, 'accent-hover': shade(0.06), 'accent-active': shade(-0.06), 'accent-ink': ink };
  }
  const kept = hexOf(seed);
  const accent = grounds.every(([ground, minimum]) => contrast(kept, ground) >= minimum) ? kept : legible(seed, grounds, -STEP);
  const { l } = oklchOf(accent);
  // What is almost black can only become lighter.
  const [hover, active] = l < 0.3 ? [0.06, 0.1] : [-0.06, -0.1];
  const shade = (by: number) => hexOf({ l: l + by, c: c * 0.9, h });
  return { accent, 'accent-hover': shade(hover), 'accent-active': shade(active), 'accent-ink': '#ffffff' };
}

function tokensOf(seed: Oklch, theme: Theme): BrandTokens {
  const strength = Math.min(1, seed.c / FULL_CHROMA);
  const found: Record<string, string> = {};
  const hexes = (pairs: BrandRule['against'] = []) => pairs.map(([token, minimum]) => [found[token] ?? '#808080', minimum] as const);
  const rules: Readonly<Record<string, BrandRule>> = BRAND_RULES[theme];
  for (const [token, { l, c, h, against }] of Object.entries(rules)) {
    const colour = { l, c: h === undefined ? c * strength : c, h: h ?? seed.h };
    found[token] = legible(colour, hexes(against), (theme === 'light') === (token !== 'tooltip-ink') ? -STEP : STEP);
  }
  const meaning = MEANINGS.find(({ from, to }) => (from > to ? seed.h >= from || seed.h <= to : seed.h >= from && seed.h <= to));
  return { ...found, ...accentOf(seed, theme, hexes(ACCENT_GROUNDS)), ...(seed.c >= COLOURED ? meaning?.[theme] : undefined) };
}

const linesOf = (tokens: BrandTokens): string =>
  Object.entries(tokens)
    .map(([token, hex]) => `  --${token}: ${hex};\n`)
    .join('');

/**
 * A whole brand from the bank's one colour: buttons at rest, under the pointer and pressed, the chosen entry of a menu, grounds, rules, the
 * first series of charts and the face of vouchers, light and dark. Every pair that is text reaches a contrast of 4.5, every control and
 * border 3.
 */
export function createBrand({ name, accent }: BrandSeed): BrandColours {
  if (!isHex(accent)) throw new Error(`createBrand: ${accent} is no colour; write it as #7a1f2b`);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`createBrand: ${name} is no name for data-brand; use a–z, 0–9 and hyphens`);
  const seed = oklchOf(accent);
  const [light, dark] = [tokensOf(seed, 'light'), tokensOf(seed, 'dark')];
  const root = `:root[data-brand='${name}']`;
  // Not dark by exclusion, so that it also stands above a brand of the style sheet of the same name.
  const css = `${root}:not([data-theme='dark']) {\n${linesOf(light)}}\n${root}[data-theme='dark'] {\n${linesOf(dark)}}\n`;
  return { light, dark, css, isKept: light['accent'] === hexOf(seed) };
}
