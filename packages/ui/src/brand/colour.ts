/** A colour by lightness (0–1), chroma and hue in degrees: equal steps of lightness look equal whatever the hue. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const SHAPE = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether the text is a colour such as `#7a1f2b` or `#723`. */
export const isHex = (text: string): boolean => SHAPE.test(text);

const linearOf = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const codedOf = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Linear red, green and blue. */
type Light = readonly [red: number, green: number, blue: number];

function lightOf(hex: string): Light {
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const part = (at: number) => linearOf(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** The colour's place in OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function lightAt({ l, c, h }: Oklch): Light {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (light: Light): boolean => light.every((part) => part > -0.0001 && part < 1.0001);

/** The colour as hexadecimal digits; what a screen cannot show loses chroma, never lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  let chroma = c;
  while (chroma > 0 && !isShown(lightAt({ l, c: chroma, h }))) chroma = Math.max(0, chroma - 0.002);
  const parts = lightAt({ l, c: chroma, h }).map((part) => Math.round(Math.min(1, Math.max(0, codedOf(Math.max(0, part)))) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
