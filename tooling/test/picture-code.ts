import { GLYPHS } from '../../apps/server/src/platform/security/captcha-glyphs.ts';

const numbersIn = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Each character as the strokes it is drawn with, all its points in a row. */
const KNOWN = Object.entries(GLYPHS).map(([character, strokes]) => ({
  character,
  shape: strokes.map((stroke) => stroke.length).join(),
  points: strokes.flat().flatMap(([x, y]) => [x * 4.5, y * 4.2]),
}));

function characterOf(path: string): string {
  const strokes = path.split('M').filter(Boolean).map(numbersIn);
  const shape = strokes.map((stroke) => stroke.length / 2).join();
  const points = strokes.flat();
  const distance = (to: readonly number[]) => to.reduce((sum, at, index) => sum + Math.abs(at - (points[index] ?? 0)), 0);
  const alike = KNOWN.filter((one) => one.shape === shape).toSorted((one, other) => distance(one.points) - distance(other.points));
  return alike[0]?.character ?? '?';
}

/** Reads the picture that keeps programs out, as a person would; the test knows how it is drawn. */
export function readPicture(address: string): string {
  const svg = Buffer.from(address.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString();
  return [...svg.matchAll(/<path transform="[^"]*" d="([^"]*)"/g)].map(([, path = '']) => characterOf(path)).join('');
}
