import type { NoticeTone } from './notice-tone.ts';

export type Notice = {
  /** Kind of notice; critical ones interrupt a screen reader. @default 'info' */
  tone?: NoticeTone | undefined;
  /** Message in one line. */
  text: React.ReactNode;
  /** Secondary text, such as the counterparty or the next step. */
  detail?: React.ReactNode;
  /** Display time; `Infinity` means until closed. Paused while the pointer or focus is on the notice, and while the page is hidden. @default 5000 */
  durationMs?: number | undefined;
  /** An action; selecting it closes the notice. */
  action?: { label: React.ReactNode; onSelect: () => void } | undefined;
  /** A notice with the same id replaces the previous one. */
  id?: string | undefined;
};

/** A notice being shown or waiting, with its internal key. */
export interface ActiveNotice extends Notice {
  readonly key: string;
}

let active: readonly ActiveNotice[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly ActiveNotice[]): void {
  active = next;
  for (const listener of listeners) listener();
}

/** Shows a notice, for example the result of an act, without moving the focus. */
export function notify(notice: Notice): void {
  made += 1;
  const others = notice.id === undefined ? active : active.filter(({ id }) => id !== notice.id);
  change([...others, { ...notice, key: `${notice.id ?? 'notice'} ${made}` }]);
}

export const dismiss = (key: string): void => change(active.filter((one) => one.key !== key));

/** Removes all notices, for example when the page is left. */
export const dismissAll = (): void => change([]);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All notices, oldest first. */
export const activeNotices = (): readonly ActiveNotice[] => active;
