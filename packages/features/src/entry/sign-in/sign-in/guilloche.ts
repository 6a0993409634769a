/** An engraved ring: a closed line that oscillates around a radius, repeated at each rotation in degrees. */
export interface EngravedRing {
  readonly radius: number;
  readonly swing: number;
  readonly petals: number;
  readonly turns: readonly number[];
}

/** The rings behind the card, in a square of 1000 units, outermost first. */
export const ENGRAVING: readonly EngravedRing[] = [
  { radius: 468, swing: 20, petals: 72, turns: [0, 1.25, 2.5, 3.75] },
  { radius: 412, swing: 44, petals: 60, turns: [0, 1, 2, 3, 4, 5] },
  { radius: 346, swing: 34, petals: 48, turns: [0, 1.25, 2.5, 3.75, 5, 6.25] },
  { radius: 262, swing: 62, petals: 36, turns: [0, 1.25, 2.5, 3.75, 5, 6.25, 7.5, 8.75] },
];

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A ring as a closed SVG path of cubic curves. */
export function ringLine({ radius, swing, petals }: Pick<EngravedRing, 'radius' | 'swing' | 'petals'>): string {
  const pieces = petals * 6;
  const step = (2 * Math.PI) / pieces;
  const at = (angle: number) => {
    const distance = radius + swing * Math.cos(petals * angle);
    const drift = -swing * petals * Math.sin(petals * angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: distance * cos, y: distance * sin, dx: drift * cos - distance * sin, dy: drift * sin + distance * cos };
  };
  const third = step / 3;
  const start = at(0);
  let path = `M${figure(start.x)} ${figure(start.y)}C${figure(start.x + start.dx * third)} ${figure(start.y + start.dy * third)} `;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const end = at(step * piece);
    if (piece > 1) path += 'S';
    path += `${figure(end.x - end.dx * third)} ${figure(end.y - end.dy * third)} ${figure(end.x)} ${figure(end.y)}`;
  }
  return `${path}Z`;
}
