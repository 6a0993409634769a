/** A point on a curve with its derivative, both in units of the voucher's face. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws a curve as a smooth SVG path of cubic pieces that share the curve's points and tangents. */
export function smoothPath(curve: (t: number) => CurvePoint, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces;
  const start = curve(from);
  const third = step / 3;
  let path = `M${figure(start.x)} ${figure(start.y)}`;
  let previous = start;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const end = curve(from + step * piece);
    // S mirrors the previous control point, which is exact because steps are equal and tangents are shared.
    const lead = piece === 1 ? `C${figure(previous.x + previous.dx * third)} ${figure(previous.y + previous.dy * third)} ` : 'S';
    path += `${lead}${figure(end.x - end.dx * third)} ${figure(end.y - end.dy * third)} ${figure(end.x)} ${figure(end.y)}`;
    previous = end;
  }
  return path;
}
