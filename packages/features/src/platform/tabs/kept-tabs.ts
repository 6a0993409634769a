import * as z from 'zod/mini';
import type { KeptTab } from './open-tabs.ts';
import { deviceStorage } from '../browser-storage/index.ts';

const KeptTabs = z.array(z.object({ name: z.string(), id: z.optional(z.string()) }));

const keyOf = (userId: string): string => `tabs.${userId}`;

/** The setting with the tabs for the next sign-in. */
export const TABS_SETTING = 'tabs';
/** Maximum length of a setting. */
const SETTING_MAX = 2000;

/** Parses stored tabs; ignores unreadable ones. */
export function parseTabs(text: string): readonly KeptTab[] {
  try {
    const read = KeptTabs.safeParse(JSON.parse(text));
    return read.success ? read.data.map(({ name, id }) => (id === undefined ? { name } : { name, id })) : [];
  } catch {
    return [];
  }
}

/** Tabs stored on this device; undefined if none are, after signing out or on a new device. */
export function readKeptTabs(userId: string): readonly KeptTab[] | undefined {
  const text = deviceStorage.getItem(keyOf(userId));
  return text === null ? undefined : parseTabs(text);
}

export const keepTabs = (userId: string, tabs: readonly KeptTab[]): void => deviceStorage.setItem(keyOf(userId), JSON.stringify(tabs));

/** The tabs as a setting of the account; only the last ones if there is no room for all. */
export function tabsToKeep(userId: string): string {
  let tabs = readKeptTabs(userId) ?? [];
  while (JSON.stringify(tabs).length > SETTING_MAX) tabs = tabs.slice(1);
  return JSON.stringify(tabs);
}

/** Removes a person's tabs, on signing out. */
export const forgetTabs = (userId: string): void => deviceStorage.removeItem(keyOf(userId));
