import * as z from 'zod/mini';
import type { KeptTab } from './open-tabs.ts';

const KeptTabs = z.array(z.object({ name: z.string(), id: z.optional(z.string()) }));

const keyOf = (userId: string): string => `tabs.${userId}`;

/** The tabs a person left open on this device; what cannot be read counts as none. */
export function readKeptTabs(userId: string): readonly KeptTab[] {
  try {
    const read = KeptTabs.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
    return read.success ? read.data.map(({ name, id }) => (id === undefined ? { name } : { name, id })) : [];
  } catch {
    return [];
  }
}

export function keepTabs(userId: string, tabs: readonly KeptTab[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(tabs));
  } catch {
    // A full or denied storage costs the tabs of the next visit, nothing else.
  }
}

/** Forgets a person's tabs, as signing out does. */
export function forgetTabs(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept then.
  }
}
