import * as z from 'zod/mini';
import type { KeptTab } from './open-tabs.ts';

const KeptTabs = z.array(z.object({ name: z.string(), id: z.optional(z.string()) }));

const keyOf = (userId: string): string => `tabs.${userId}`;

/** Under which of the person's settings their tabs wait for the next sign-in. */
export const TABS_SETTING = 'tabs';
/** The longest value that a setting may have. */
const SETTING_MAX = 2000;

/** Tabs as they are written down; what cannot be read counts as none. */
export function parseTabs(text: string): readonly KeptTab[] {
  try {
    const read = KeptTabs.safeParse(JSON.parse(text));
    return read.success ? read.data.map(({ name, id }) => (id === undefined ? { name } : { name, id })) : [];
  } catch {
    return [];
  }
}

function read(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

/** The tabs a person left open on this device, or undefined where nothing is kept: they signed out, or were never here. */
export function readKeptTabs(userId: string): readonly KeptTab[] | undefined {
  const text = read(userId);
  return text === null ? undefined : parseTabs(text);
}

export function keepTabs(userId: string, tabs: readonly KeptTab[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(tabs));
  } catch {
    // A full or denied storage costs the tabs of the next visit, nothing else.
  }
}

/** A person's tabs as a setting of their account, which keeps them when this device forgets them; the last ones where there is no room for all. */
export function tabsToKeep(userId: string): string {
  let tabs = readKeptTabs(userId) ?? [];
  while (JSON.stringify(tabs).length > SETTING_MAX) tabs = tabs.slice(1);
  return JSON.stringify(tabs);
}

/** Forgets a person's tabs, as signing out does. */
export function forgetTabs(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept then.
  }
}
