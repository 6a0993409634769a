import { centreRings, cornerRings, landscapeFrame, microPrint, ringPath, ringTurns, type Frame, type Ring } from '@lianxin/domain';
import { formatNumber, pathOperators } from './path-operators.ts';
import { INK, type Pdf } from './pdf.ts';
import { widthOf } from './writing.ts';

/** Strength of background lines so that text stays legible. They are mixed into opaque colours, because printers blur transparency. */
const FAINT = { wave: 0.16, rosette: 0.3 } as const;

type Ink = readonly [red: number, green: number, blue: number];

const inkOf = (hex: string): Ink => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

const PAPER = inkOf(INK.paper);
const on = (ink: Ink, strength: number): Ink => [
  PAPER[0] + (ink[0] - PAPER[0]) * strength,
  PAPER[1] + (ink[1] - PAPER[1]) * strength,
  PAPER[2] + (ink[2] - PAPER[2]) * strength,
];
const stroking = (ink: Ink, width: number): string => `${ink.map(formatNumber).join(' ')} RG ${formatNumber(width)} w`;
const filling = (ink: Ink): string => `${ink.map(formatNumber).join(' ')} rg`;

type Matrix = readonly [number, number, number, number, number, number];

const turned = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};

const placed = (matrix: Matrix, content: string): string => `q ${matrix.map(formatNumber).join(' ')} cm ${content} Q`;
const rectangle = (by: number, { width, height }: Frame): string =>
  `${[by, by, width - 2 * by, height - 2 * by].map(formatNumber).join(' ')} re`;

/** A circle around the origin as four Bézier curves. */
function circle(radius: number): string {
  const lead = radius * 0.5523;
  const points: readonly (readonly number[])[] = [
    [radius, lead, lead, radius, 0, radius],
    [-lead, radius, -radius, lead, -radius, 0],
    [-radius, -lead, -lead, -radius, 0, -radius],
    [lead, -radius, radius, -lead, radius, 0],
  ];
  return `${formatNumber(radius)} 0 m ${points.map((curve) => `${curve.map(formatNumber).join(' ')} c`).join(' ')} h`;
}

/** A reusable drawing (form XObject) and its resource name. */
interface Part {
  readonly name: string;
  readonly content: string;
}

const ringPart =
  (name: string) =>
  (ring: Ring, index: number): Part & { readonly turns: readonly number[] } => ({
    name: `${name}${index}`,
    content: `${pathOperators(ringPath(ring))} S`,
    turns: ringTurns(ring),
  });

const rings = (parts: readonly ReturnType<ReturnType<typeof ringPart>>[]): string =>
  parts.flatMap(({ name, turns }) => turns.map((turn) => placed(turned(turn), `/${name} Do`))).join('\n');

/** The part of a frame's engraving that is the same in every document. */
function engravingOf(frame: Frame): { readonly parts: readonly Part[]; readonly content: string } {
  const { width, height, inset, rim, gap, depth } = frame;
  const line = inkOf(INK.line);
  const centre = centreRings.map(ringPart('Centre'));
  const corner = cornerRings.map(ringPart('Corner'));
  const band = (paths: Frame['acrossPaths']): string =>
    paths.map((strands, ink) => `${stroking(inkOf(ink === 1 ? INK.gold : INK.line), 0.6)} ${pathOperators(strands.join(''))} S`).join('\n');
  const wave: Part = { name: 'Wave', content: `${pathOperators(frame.wave)} S` };
  const across: Part = { name: 'Across', content: band(frame.acrossPaths) };
  const down: Part = { name: 'Down', content: band(frame.downPaths) };
  const middle = (rim + inset) / 2;
  const radius = (inset - rim) / 2 - 1.2;
  const disc = `${filling(PAPER)} ${circle(100)} f ${stroking(line, 55 / radius)} ${rings(corner)}`;
  const content = [
    `${filling(PAPER)} 0 0 ${width} ${height} re f`,
    stroking(on(line, FAINT.wave), 0.4),
    ...frame.waveOffsets.map((offset) => placed([1, 0, 0, 1, inset, inset + offset], '/Wave Do')),
    `q ${rectangle(inset, frame)} W n ${stroking(on(line, FAINT.rosette), 0.5)}`,
    placed([frame.rosette.stretch, 0, 0, 1, frame.rosette.x, frame.rosette.y], rings(centre)),
    'Q',
    ...[
      [rim, 1.4],
      [rim + 2.6, 0.5],
      [inset - 2.6, 0.5],
      [inset, 1],
    ].map(([by = 0, weight = 0]) => `${stroking(line, weight)} ${rectangle(by, frame)} S`),
    placed([1, 0, 0, 1, inset, rim + gap], '/Across Do'),
    placed([1, 0, 0, -1, inset, height - rim - gap], '/Across Do'),
    placed([0, 1, -1, 0, rim + gap + depth, inset], '/Down Do'),
    placed([0, 1, 1, 0, width - rim - gap - depth, inset], '/Down Do'),
    ...[middle, width - middle].flatMap((x) =>
      [middle, height - middle].map((y) => placed([radius / 100, 0, 0, radius / 100, x, y], disc)),
    ),
  ].join('\n');
  return { parts: [wave, across, down, ...centre, ...corner], content };
}

let landscape: ReturnType<typeof engravingOf> | undefined;

function form(
  pdf: Pdf,
  content: string,
  box: readonly number[],
  parts: Readonly<Record<string, PDFKit.PDFKitReference>> = {},
): PDFKit.PDFKitReference {
  const drawing = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: box, Resources: { XObject: parts } });
  drawing.end(Buffer.from(content, 'latin1'));
  return drawing;
}

function smallPrint(pdf: Pdf, { inset, width, height, microPrintSize: size }: Frame, phrase: string): void {
  if (size === undefined) return;
  const length = width - 2 * inset - 6;
  const text = microPrint(phrase, length, size);
  const tracking = (length - widthOf(pdf, text, { size })) / Math.max(1, Array.from(text).length - 1);
  pdf.fillColor(INK.line);
  for (const y of [inset + size + 1.2, height - inset - 2])
    pdf.text(text, inset + 3, y, { lineBreak: false, characterSpacing: tracking, baseline: 'alphabetic' });
}

/** Draws the engraved background of the landscape instrument, in its frame's units: wave screen, rosettes, double frame, bands, micro print. */
export function engraving(pdf: Pdf, phrase: string): void {
  const frame = landscapeFrame;
  landscape ??= engravingOf(frame);
  const box = [-frame.width, -frame.height, 2 * frame.width, 2 * frame.height];
  const parts = Object.fromEntries(landscape.parts.map(({ name, content }) => [name, form(pdf, content, box)]));
  pdf.page.xobjects['Engraving'] = form(pdf, landscape.content, box, parts);
  pdf.addContent('/Engraving Do');
  smallPrint(pdf, frame, phrase);
}
