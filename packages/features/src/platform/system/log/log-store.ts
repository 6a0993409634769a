import { shanghaiSecond } from '@lianxin/domain';

/** What the log keeps about a moment (specification §3). The token is a fingerprint of the marker, never the marker (decisions §4). */
export interface LogEntry {
  readonly message: string;
  readonly type: LogType;
  /** YYYY-MM-DD HH:mm:ss by the device's clock, as people in Shanghai read it, like every other time of the portal. */
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
    const read: unknown = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '[]');
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function set(next: readonly LogEntry[]): void {
  entries = next.slice(0, CAPACITY);
  try {
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify(entries));
  } catch {
    // A full storage keeps the log in memory only.
  }
  for (const listener of listeners) listener();
}

/** Newest first, the last 500 of this window. */
export const logEntries = (): readonly LogEntry[] => (entries ??= kept());

export const clearLog = (): void => set([]);

export function subscribeLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the log who looks at what; the portal knows. */
export function describeLogWith(describe: () => Promise<LogEntry['meta']>): void {
  who = describe;
}

/** Writes a line. Type is info unless it says otherwise (specification §3). */
export function log({ message, type = 'info' }: { readonly message: string; readonly type?: LogType }): void {
  const time = shanghaiSecond(new Date().toISOString());
  void who().then((meta) => set([{ message: redacted(message), type, time, meta }, ...logEntries()]));
}

/** An address or a message without what may be secret: the values of tokens, codes and passwords. */
export const redacted = (text: string): string => text.replaceAll(/((?:token|code|password|pswd|ticket)=)[^&\s#]+/gi, '$1…');

/** An address whose query keeps its names and none of its values (safety: what was searched for or handed over is nobody's business). */
export const redactedAddress = (address: string): string => address.replaceAll(/([?&][^=&#\s]+=)[^&#\s]+/g, '$1…');

/** The first twelve hexadecimal digits of the SHA-256 of a marker: enough to tell two sessions apart, nothing to open one with. */
export async function fingerprint(marker: string | undefined): Promise<string> {
  // Browsers offer digests in secure contexts only; elsewhere the log goes without.
  if (marker === undefined || !('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(marker));
  return Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
