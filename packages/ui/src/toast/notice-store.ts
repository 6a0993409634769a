import type { NoticeTone } from './notice-tone.ts';

export type Notice = {
  /** What kind of news; critical ones interrupt a screen reader. @default 'info' */
  tone?: NoticeTone | undefined;
  /** What happened, in one line. */
  text: React.ReactNode;
  /** Quieter words after it: with whom, what comes next. */
  detail?: React.ReactNode;
  /** How long it stays; `Infinity` until it is closed. It waits while the pointer or the focus is on it, and while nobody sees the page. @default 5000 */
  durationMs?: number | undefined;
  /** One thing to do about it; doing it closes the notice. */
  action?: { label: React.ReactNode; onSelect: () => void } | undefined;
  /** A second notice with the same id takes the place of the first. */
  id?: string | undefined;
};

/** A notice in the strip, and by what it is known there. */
export interface Standing extends Notice {
  readonly key: string;
}

let standing: readonly Standing[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly Standing[]): void {
  standing = next;
  for (const listener of listeners) listener();
}

/** Tells the person what came of an act without taking the focus. */
export function notify(notice: Notice): void {
  made += 1;
  const others = notice.id === undefined ? standing : standing.filter(({ id }) => id !== notice.id);
  change([...others, { ...notice, key: `${notice.id ?? 'notice'} ${made}` }]);
}

/** Takes a notice away. */
export const dismiss = (key: string): void => change(standing.filter((one) => one.key !== key));

/** Takes all away, with the page that showed them. */
export const dismissAll = (): void => change([]);

/** Hears of every change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The notices, the latest last. */
export const standingNotices = (): readonly Standing[] => standing;
