import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useEffect, useRef, useState } from 'react';

type DraftLegs = RequestOf<typeof contract.transfer.saveDraft>['legs'];
export type Saved = Pick<ResponseOf<typeof contract.transfer.saveDraft>, 'id' | 'version' | 'savedAt'>;

/** A pause in typing after which the draft is saved by itself. */
const PAUSE_MS = 3_000;

export interface DraftOptions {
  /** The draft that the form was opened with. */
  readonly saved: Saved | undefined;
  /** Counts the person's changes. */
  readonly touched: number;
  /** What there is to save; none: nothing worth keeping, or drafts are not for this form. */
  readonly legs: DraftLegs | undefined;
  readonly onFirstSaved: (saved: Saved) => void;
}

/** Keeps what is typed as a draft on the server: on demand, and by itself after a pause. A draft that changed elsewhere is not overwritten. */
export function useDraft({ saved: begun, touched, legs, onFirstSaved }: DraftOptions) {
  const { run, busy, error } = useAction(contract.transfer.saveDraft, { quiet: true });
  const [saved, setSaved] = useState(begun);
  const [savedAt, setSavedAt] = useState(0);
  const conflict = error?.refusal === 'STALE_VERSION' || error?.refusal === 'NOT_FOUND';
  const dirty = touched > savedAt;

  const save = async (): Promise<boolean> => {
    if (legs === undefined) return false;
    const result = await run({ ...(saved === undefined ? {} : { id: saved.id, version: saved.version }), legs });
    if (!result.ok) return false;
    setSaved(result.data);
    setSavedAt(touched);
    if (saved === undefined) onFirstSaved(result.data);
    return true;
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const waiting = dirty && legs !== undefined && !busy && !conflict;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => void latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
    // Every change begins the pause anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waiting, touched]);

  return { save, busy, error, conflict, dirty, saved };
}
