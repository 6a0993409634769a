/** The custom properties of one rule of `tokens.css`. */
export interface TokenRule {
  readonly selector: string;
  readonly tokens: ReadonlyMap<string, string>;
}

/** Reads the rules of a style sheet that contains nothing but custom properties. */
export function readTokens(css: string): readonly TokenRule[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    tokens: new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])),
  }));
}

export const brands = ['default', 'red', 'green'] as const;
export const themes = ['light', 'dark'] as const;
export type Brand = (typeof brands)[number];
export type Theme = (typeof themes)[number];

/** The colours of a brand in a theme. */
export const coloursOf = (rules: readonly TokenRule[], brand: Brand, theme: Theme): ReadonlyMap<string, string> =>
  rules.find(({ selector }) => selector.endsWith(`[data-brand='${brand}'][data-theme='${theme}']`))?.tokens ?? new Map();

/** The tokens that are the same for every brand: type, space, shape, layers, motion. */
export const shapesOf = (rules: readonly TokenRule[]): ReadonlyMap<string, string> =>
  rules.find(({ selector }) => selector === ':root')?.tokens ?? new Map();
