import * as z from 'zod/mini';

const Recent = z.array(z.object({ to: z.string(), label: z.string() }));

/** A place the person went to from the palette: an address of the portal, and what it was called. */
export type RecentPlace = z.output<typeof Recent>[number];

const KEPT = 6;

/** The places as they are kept with the person's settings; what cannot be read counts as none. */
export function readRecent(text: string): readonly RecentPlace[] {
  try {
    return z.parse(Recent, JSON.parse(text));
  } catch {
    return [];
  }
}

/** The places after another visit, the latest first, as text. */
export const withVisit = (before: readonly RecentPlace[], visit: RecentPlace): string =>
  JSON.stringify([visit, ...before.filter(({ to }) => to !== visit.to)].slice(0, KEPT));
