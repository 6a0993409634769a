const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
/** What would steer a terminal or turn the direction of a line: names that people typed are shown, not obeyed. */
// oxlint-disable-next-line no-control-regex -- those are what is taken out
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text of somebody else, safe to show on a terminal. */
export const shown = (text: string): string => text.replaceAll(STEERING, '·');

const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Columns under their headings; Chinese characters count twice. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => shown(cell).replaceAll(/\s+/g, ' ')));
  const lines = [headings, ...(cells.length > 0 ? cells : [['—']])];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  const written = lines.map((line) =>
    line
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [written[0], widths.map((width) => '-'.repeat(width)).join('  '), ...written.slice(1)].join('\n');
}

export type Facts = readonly (readonly [label: string, value: string])[];

/** Labels and values, one a line. */
export function facts(list: Facts): string {
  const width = Math.max(...list.map(([label]) => widthOf(label)));
  return list.map(([label, value]) => `${padded(label, width)}  ${shown(value)}`).join('\n');
}

/** "2026-11-21 09:42" in Shanghai; a dash for nothing. */
export const moment = (instant: string | null): string =>
  instant === null ? '—' : new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
