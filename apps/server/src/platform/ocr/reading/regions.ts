import type { Region } from './slant.ts';

interface Component {
  /** Number of pixels; the sums give the centre and the direction. */
  count: number;
  sumX: number;
  sumY: number;
  sumXX: number;
  sumXY: number;
  sumYY: number;
  score: number;
  readonly pixels: number[];
}

const MIN_TEXT_PROBABILITY = 0.3;
const MIN_MEAN_PROBABILITY = 0.55;
const MIN_PIXELS = 12;
/** A component at least this many times longer than high has its own direction; a shorter one takes the picture's. */
const MIN_ELONGATION = 4;
/** The network marks a shrunk kernel of the text. The edge is this many times area / perimeter further out. */
const UNCLIP = 1.6;

/** The 4-connected components of text pixels in the probability map. */
function componentsOf(map: Float32Array, width: number, height: number): Component[] {
  const seen = new Uint8Array(width * height);
  const components: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] === 1 || (map[start] ?? 0) < MIN_TEXT_PROBABILITY) continue;
    const found: Component = { count: 0, sumX: 0, sumY: 0, sumXX: 0, sumXY: 0, sumYY: 0, score: 0, pixels: [] };
    stack.push(start);
    seen[start] = 1;
    for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
      const x = place % width;
      const y = (place - x) / width;
      found.count += 1;
      found.sumX += x;
      found.sumY += y;
      found.sumXX += x * x;
      found.sumXY += x * y;
      found.sumYY += y * y;
      found.score += map[place] ?? 0;
      found.pixels.push(place);
      const around = [x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1, y > 0 ? place - width : -1, place + width];
      for (const next of around) {
        if (next < 0 || next >= map.length || seen[next] === 1 || (map[next] ?? 0) < MIN_TEXT_PROBABILITY) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (found.count >= MIN_PIXELS && found.score / found.count >= MIN_MEAN_PROBABILITY) components.push(found);
  }
  return components;
}

/** The main axis of a component from its second moments, -π/2 to π/2. */
function directionOf({ count, sumX, sumY, sumXX, sumXY, sumYY }: Component): { angle: number; elongation: number } {
  const xx = sumXX / count - (sumX / count) ** 2;
  const yy = sumYY / count - (sumY / count) ** 2;
  const xy = sumXY / count - (sumX / count) * (sumY / count);
  const middle = (xx + yy) / 2;
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy ** 2);
  return { angle: 0.5 * Math.atan2(2 * xy, xx - yy), elongation: Math.sqrt((middle + spread) / Math.max(middle - spread, 0.1)) };
}

/** The bounding rectangle of a component in a direction, expanded to the edge of the text. */
function regionAt({ pixels }: Component, angle: number, mapWidth: number, scaleX: number, scaleY: number): Region {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const place of pixels) {
    const x = place % mapWidth;
    const y = (place - x) / mapWidth;
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    if (along < left) left = along;
    if (along > right) right = along;
    if (across < top) top = across;
    if (across > bottom) bottom = across;
  }
  const width = right - left + 1;
  const height = bottom - top + 1;
  const grown = (width * height * UNCLIP) / (2 * (width + height));
  const [along, across] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  return {
    x: (along * cos - across * sin) * scaleX,
    y: (along * sin + across * cos) * scaleY,
    width: (width + 2 * grown) * scaleX,
    height: (height + 2 * grown) * scaleY,
    angle,
  };
}

/** The text regions of a probability map, in picture coordinates. */
export function regionsOf(map: Float32Array, width: number, height: number, scaleX: number, scaleY: number): Region[] {
  const found = componentsOf(map, width, height).map((component) => ({ component, ...directionOf(component) }));
  const telling = found.filter(({ elongation }) => elongation >= MIN_ELONGATION);
  const angles = telling.map(({ angle }) => angle).toSorted((a, b) => a - b);
  const usual = angles[Math.floor(angles.length / 2)] ?? 0;
  return found.map(({ component, angle, elongation }) =>
    regionAt(component, elongation >= MIN_ELONGATION && Math.abs(angle - usual) < 0.1 ? angle : usual, width, scaleX, scaleY),
  );
}
