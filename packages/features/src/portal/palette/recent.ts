import * as z from 'zod/mini';

const Recent = z.array(z.object({ to: z.string(), label: z.string() }));

export type RecentPlace = z.output<typeof Recent>[number];

const MAX_RECENT = 6;

/** Parses the stored places; ignores unreadable ones. */
export function readRecent(text: string): readonly RecentPlace[] {
  try {
    return z.parse(Recent, JSON.parse(text));
  } catch {
    return [];
  }
}

/** Adds a visit at the front and formats the places. */
export const withVisit = (before: readonly RecentPlace[], visit: RecentPlace): string =>
  JSON.stringify([visit, ...before.filter(({ to }) => to !== visit.to)].slice(0, MAX_RECENT));
