/** How a token follows from the seed: its lightness and its chroma, `against` what it has to be legible. */
export interface BrandRule {
  readonly l: number;
  /** Chroma for a seed of full colour; a paler seed gives paler tokens. */
  readonly c: number;
  /** Tokens written before this one, with the contrast that it has to reach. */
  readonly against?: readonly (readonly [token: string, minimum: number])[];
  /** A hue of its own instead of the seed's. */
  readonly h?: number;
}

const TEXT = 4.5;
const SHAPE = 3;
const TELLABLE = 1.08;

const on = (minimum: number, ...grounds: readonly string[]) => grounds.map((ground) => [ground, minimum] as const);
const GROUNDS = ['surface', 'surface-sunken', 'surface-inset', 'surface-raised', 'surface-hover', 'surface-selected'] as const;

/**
 * Blue for the ring of focus, whatever the brand: a ring in the colour of a red brand would look like an error, and one in the colour of the
 * button like its border.
 */
const FOCUS_HUE = 250;

/** Tokens that carry a brand's hue besides the accent, in the order in which they are found: grounds before what stands on them. */
export const BRAND_RULES = {
  light: {
    surface: { l: 1, c: 0 },
    'surface-raised': { l: 1, c: 0 },
    'surface-sunken': { l: 0.974, c: 0.004 },
    'surface-inset': { l: 0.961, c: 0.006 },
    'surface-hover': { l: 0.968, c: 0.007, against: on(TELLABLE, 'surface', 'surface-raised') },
    'surface-selected': { l: 0.969, c: 0.011 },
    skeleton: { l: 0.961, c: 0.006, against: on(TELLABLE, 'surface', 'surface-raised') },
    ink: { l: 0.235, c: 0.022, against: on(TEXT, ...GROUNDS) },
    'ink-muted': { l: 0.455, c: 0.02, against: on(TEXT, ...GROUNDS) },
    'ink-faint': { l: 0.531, c: 0.016, against: on(TEXT, ...GROUNDS) },
    line: { l: 0.911, c: 0.007 },
    'line-strong': { l: 0.628, c: 0.015, against: on(SHAPE, 'surface', 'surface-sunken', 'surface-inset', 'surface-raised') },
    'accent-soft': { l: 0.954, c: 0.02 },
    'accent-line': { l: 0.839, c: 0.06 },
    focus: { l: 0.598, c: 0.13, h: FOCUS_HUE, against: on(SHAPE, 'surface', 'surface-sunken', 'surface-raised', 'accent-soft') },
    'chart-1': { l: 0.51, c: 0.14, against: on(SHAPE, 'surface') },
    'chart-grid': { l: 0.911, c: 0.007 },
    'chart-axis': { l: 0.531, c: 0.016, against: on(TEXT, 'surface') },
    'face-paper': { l: 0.987, c: 0.004 },
    'face-ink': { l: 0.235, c: 0.022, against: on(TEXT, 'face-paper') },
    'face-label': { l: 0.42, c: 0.07, against: on(TEXT, 'face-paper') },
    'face-line': { l: 0.49, c: 0.12 },
    tooltip: { l: 0.271, c: 0.022 },
  },
  dark: {
    surface: { l: 0.201, c: 0.012 },
    'surface-sunken': { l: 0.165, c: 0.011 },
    'surface-inset': { l: 0.229, c: 0.013 },
    'surface-raised': { l: 0.247, c: 0.014 },
    'surface-hover': { l: 0.285, c: 0.014, against: on(TELLABLE, 'surface', 'surface-raised') },
    'surface-selected': { l: 0.243, c: 0.027 },
    skeleton: { l: 0.302, c: 0.014, against: on(TELLABLE, 'surface', 'surface-raised') },
    ink: { l: 0.935, c: 0.008, against: on(TEXT, ...GROUNDS) },
    'ink-muted': { l: 0.725, c: 0.016, against: on(TEXT, ...GROUNDS) },
    'ink-faint': { l: 0.657, c: 0.015, against: on(TEXT, ...GROUNDS) },
    line: { l: 0.302, c: 0.014 },
    'line-strong': { l: 0.535, c: 0.016, against: on(SHAPE, 'surface', 'surface-sunken', 'surface-inset', 'surface-raised') },
    'accent-soft': { l: 0.275, c: 0.04 },
    'accent-line': { l: 0.42, c: 0.06 },
    focus: { l: 0.625, c: 0.13, h: FOCUS_HUE, against: on(SHAPE, 'surface', 'surface-sunken', 'surface-raised', 'accent-soft') },
    'chart-1': { l: 0.76, c: 0.12, against: on(SHAPE, 'surface') },
    'chart-grid': { l: 0.302, c: 0.014 },
    'chart-axis': { l: 0.637, c: 0.015, against: on(TEXT, 'surface') },
    'face-paper': { l: 0.233, c: 0.016 },
    'face-ink': { l: 0.935, c: 0.008, against: on(TEXT, 'face-paper') },
    'face-label': { l: 0.8, c: 0.054, against: on(TEXT, 'face-paper') },
    'face-line': { l: 0.7, c: 0.1 },
    tooltip: { l: 0.9, c: 0.009 },
    'tooltip-ink': { l: 0.2, c: 0.018, against: on(TEXT, 'tooltip') },
  },
} as const satisfies Record<string, Readonly<Record<string, BrandRule>>>;

/** Where the accent must be legible as text. */
export const ACCENT_GROUNDS = on(TEXT, 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-selected', 'accent-soft');

/** Meanings that would look like the accent of such a hue, in the colours that the brands of this package give them. */
export const MEANINGS = [
  {
    // Danger is orange beside a red accent.
    from: 350,
    to: 38,
    light: {
      critical: '#ab5313',
      'critical-soft': '#ffece2',
      'critical-ink': '#8f4207',
      'critical-hover': '#723304',
      'pending-dot': '#cc3709',
      'state-overdue': '#ab5313',
      'state-overdue-soft': '#ffece2',
      'state-overdue-ink': '#8f4207',
    },
    dark: {
      critical: '#d97d45',
      'critical-soft': '#3a1f10',
      'critical-ink': '#f19c6a',
      'critical-hover': '#f6b28d',
      'on-critical': '#1a0b04',
      'pending-dot': '#f57050',
      'state-overdue': '#d97d45',
      'state-overdue-soft': '#3a1f10',
      'state-overdue-ink': '#f19c6a',
    },
  },
  {
    // Success is the green of leaves beside a green accent.
    from: 142,
    to: 178,
    light: { positive: '#487836', 'positive-soft': '#e7f5e3', 'positive-ink': '#396329' },
    dark: { positive: '#71a460', 'positive-soft': '#1d2c18', 'positive-ink': '#91c082' },
  },
] as const;
