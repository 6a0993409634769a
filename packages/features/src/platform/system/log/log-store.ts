import { shanghaiSecond } from '@lianxin/domain';
import { windowStorage } from '../../browser-storage/index.ts';

/** A log entry (specification §3). The token is a fingerprint of the marker (decisions §4). */
export interface LogEntry {
  readonly message: string;
  readonly type: LogType;
  /** YYYY-MM-DD HH:mm:ss in Shanghai time by the device's clock. */
  readonly time: string;
  readonly meta: { readonly user: string; readonly uuid: string; readonly token: string; readonly url: string };
}

export const LOG_TYPES = ['info', 'success', 'warning', 'error'] as const;
export type LogType = (typeof LOG_TYPES)[number];

const KEPT_UNDER = 'frontendLog';
const CAPACITY = 500;

let entries: readonly LogEntry[] | undefined;
let who: () => Promise<LogEntry['meta']> = () => Promise.resolve({ user: '', uuid: '', token: '', url: '' });
const listeners = new Set<() => void>();

const isEntry = (value: unknown): value is LogEntry =>
  typeof value === 'object' && value !== null && 'message' in value && 'type' in value && 'time' in value && 'meta' in value;

function kept(): readonly LogEntry[] {
  try {
    const read: unknown = JSON.parse(windowStorage.getItem(KEPT_UNDER) ?? '[]');
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function set(next: readonly LogEntry[]): void {
  entries = next.slice(0, CAPACITY);
  windowStorage.setItem(KEPT_UNDER, JSON.stringify(entries));
  for (const listener of listeners) listener();
}

/** The last 500 entries of this window, newest first. */
export const logEntries = (): readonly LogEntry[] => (entries ??= kept());

export const clearLog = (): void => set([]);

export function subscribeLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the function that tells who is where; called by the portal. */
export function describeLogWith(describe: () => Promise<LogEntry['meta']>): void {
  who = describe;
}

/** Adds an entry; type info by default (specification §3). */
export function log({ message, type = 'info' }: { readonly message: string; readonly type?: LogType }): void {
  const time = shanghaiSecond(new Date().toISOString());
  void who().then((meta) => set([{ message: redacted(message), type, time, meta }, ...logEntries()]));
}

/** Removes secrets from an address or message: values of tokens, codes and passwords. */
export const redacted = (text: string): string => text.replaceAll(/((?:token|code|password|pswd|ticket)=)[^&\s#]+/gi, '$1…');

/** Removes the query's values but keeps its names (safety: searches and hand-overs are private). */
export const redactedAddress = (address: string): string => address.replaceAll(/([?&][^=&#\s]+=)[^&#\s]+/g, '$1…');

/** The first twelve hexadecimal digits of a marker's SHA-256: distinguishes sessions without granting access. */
export async function fingerprint(marker: string | undefined): Promise<string> {
  // Digests are only available in secure contexts.
  if (marker === undefined || !('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(marker));
  return Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
