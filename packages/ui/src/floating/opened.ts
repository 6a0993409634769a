import type { RefObject } from 'react';

/** What a trigger and what it opens know of each other. */
export interface Opened {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly trigger: RefObject<HTMLElement | null>;
  /** Sets the trigger element. */
  readonly setTrigger: (element: HTMLElement | null) => void;
  readonly triggerId: string;
  readonly contentId: string;
  /** Notes whether a key opened it, and answers that once. */
  readonly openedBy: (key: boolean) => void;
  readonly takeOpenedByKey: () => boolean;
}
