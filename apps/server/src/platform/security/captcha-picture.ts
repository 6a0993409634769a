import { crc32, deflateSync } from 'node:zlib';
import type { Random } from '../clock/random.ts';
import { GLYPHS } from './captcha-glyphs.ts';

/** Twice the displayed size, for high resolution screens. */
const WIDTH = 240;
const HEIGHT = 80;
/** RGB of #1f8791. The picture is transparent, and this colour has a contrast of 4:1 on the light and on the dark background. */
const INK = [0x1f, 0x87, 0x91] as const;
/** Length of the segments of a bent line. */
const SEGMENT_LENGTH = 3;

type Point = readonly [x: number, y: number];
type Bend = (point: Point) => Point;
interface Stroke {
  readonly line: readonly Point[];
  readonly radius: number;
}

/** A random number from `-spread` to `spread`. */
const vary = (random: Random, spread: number): number => ((random.below(2001) - 1000) / 1000) * spread;

/** Splits a line into short segments, so that it can be bent. */
function splitLine(line: readonly Point[]): Point[] {
  return line.flatMap((end, index) => {
    const start = line[index - 1];
    if (start === undefined) return [end];
    const [x, y] = start;
    const pieces = Math.max(1, Math.ceil(Math.hypot(end[0] - x, end[1] - y) / SEGMENT_LENGTH));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const part = (piece + 1) / pieces;
      return [x + (end[0] - x) * part, y + (end[1] - y) * part];
    });
  });
}

/** A random wave distortion of the whole picture. */
function waveDistortion(random: Random): Bend {
  const wave = () => {
    const [height, length, phase] = [1.6 + random.below(20) / 10, 18 + random.below(16), random.below(628) / 100];
    return (at: number) => height * Math.sin(at / length + phase);
  };
  const [across, along, down] = [wave(), wave(), wave()];
  return ([x, y]) => [x + across(y) + along(x) / 2, y + down(x)];
}

/** The strokes of one character around its centre, with random rotation, slant and stretch. */
function glyph(char: string, [middleX, middleY]: Point, random: Random): Stroke[] {
  const [turn, slant] = [vary(random, 0.22), vary(random, 0.16)];
  const [wide, high] = [8.2 * (1 + vary(random, 0.18)), 7.4 * (1 + vary(random, 0.16))];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (GLYPHS[char] ?? []).map((line) => ({
    radius: 2.6 + random.below(8) / 10,
    line: line.map(([column, row]): Point => {
      const y = (row - 3) * high + vary(random, 1.1);
      const x = (column - 2) * wide + slant * y + vary(random, 1.1);
      return [middleX + x * cos - y * sin, middleY + x * sin + y * cos];
    }),
  }));
}

/** Lines that connect all characters, and some random dashes. */
function connectingLines(middles: readonly Point[], random: Random): Stroke[] {
  const through = (height: number): Stroke => ({
    radius: 0.5 + random.below(4) / 10,
    line: [
      [4 + random.below(12), HEIGHT / 2 + vary(random, 30)],
      ...middles.map(([x, y]): Point => [x + vary(random, 9), y + height + vary(random, 9)]),
      [WIDTH - 4 - random.below(12), HEIGHT / 2 + vary(random, 30)],
    ],
  });
  const dash = (): Stroke => {
    const [x, y] = [random.below(WIDTH), random.below(HEIGHT)];
    return {
      radius: 0.5 + random.below(5) / 10,
      line: [
        [x, y],
        [x + vary(random, 22), y + vary(random, 18)],
      ],
    };
  };
  return [through(-9), through(9), dash(), dash(), dash()];
}

/** Rasterises the strokes: the coverage of each pixel, 0 to 1. */
function rasterise(strokes: readonly Stroke[]): Float32Array {
  const covered = new Float32Array(WIDTH * HEIGHT);
  const drawSegment = ([fromX, fromY]: Point, [toX, toY]: Point, radius: number) => {
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = alongX ** 2 + alongY ** 2 || 1;
    const edge = radius + 1;
    for (let y = Math.max(0, Math.floor(Math.min(fromY, toY) - edge)); y < Math.min(HEIGHT, Math.max(fromY, toY) + edge); y += 1)
      for (let x = Math.max(0, Math.floor(Math.min(fromX, toX) - edge)); x < Math.min(WIDTH, Math.max(fromX, toX) + edge); x += 1) {
        const part = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
        const distance = Math.hypot(x - fromX - part * alongX, y - fromY - part * alongY);
        const at = y * WIDTH + x;
        covered[at] = Math.max(covered[at] ?? 0, Math.min(1, radius + 0.5 - distance));
      }
  };
  for (const { line, radius } of strokes) for (const [index, point] of line.entries()) drawSegment(line[index - 1] ?? point, point, radius);
  return covered;
}

function chunk(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Encodes an 8-bit RGBA PNG. */
function png(covered: Float32Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 6, 0, 0, 0], 8);
  // Each row begins with its filter type, 0 (none).
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 4 + 1));
  for (const [at, part] of covered.entries()) {
    const row = Math.floor(at / WIDTH);
    rows.set([...INK, Math.round(Math.max(0, part) * 255)], at * 4 + row + 1);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

/** Draws distorted, connected characters as a bitmap, differently each time. */
export function captchaPicture(text: string, random: Random): Buffer {
  const pitch = 54;
  const left = (WIDTH - pitch * (text.length - 1)) / 2;
  const middles = Array.from(text, (_, place): Point => [left + place * pitch + vary(random, 7), HEIGHT / 2 + vary(random, 9)]);
  const glyphs = Array.from(text).flatMap((char, place) => glyph(char, middles[place] ?? [0, 0], random));
  const bend = waveDistortion(random);
  const strokes = [...glyphs, ...connectingLines(middles, random)].map(({ line, radius }) => ({ radius, line: splitLine(line).map(bend) }));
  return png(rasterise(strokes));
}
