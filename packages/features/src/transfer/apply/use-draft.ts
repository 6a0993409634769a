import { isOvertaken } from '@lianxin/api/client';
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
  /** Off while the plan is being sent and once it was: what was sent is no draft any more. */
  readonly automatic: boolean;
  readonly onFirstSaved: (saved: Saved) => void;
}

/** Keeps what is typed as a draft on the server: on demand, and by itself after a pause. A draft that changed elsewhere is not overwritten. */
export function useDraft({ saved: begun, touched, legs, automatic, onFirstSaved }: DraftOptions) {
  const { run, busy, error } = useAction(contract.transfer.saveDraft, { quiet: true });
  const [saved, setSaved] = useState(begun);
  const [savedAt, setSavedAt] = useState(0);
  const [refusedAt, setRefusedAt] = useState<number>();
  const line = useRef<Promise<Saved | undefined>>(Promise.resolve(begun));
  const conflict = isOvertaken(error);
  const dirty = touched > savedAt;

  /** One save at a time, each over the version of the one before. */
  const save = (): void => {
    if (legs === undefined) return;
    line.current = line.current.then(async (before) => {
      const result = await run({ ...(before && { id: before.id, version: before.version }), legs });
      if (!result.ok) {
        if (result.error.kind === 'refusal') setRefusedAt(touched);
        return before;
      }
      setSaved(result.data);
      setSavedAt(touched);
      if (before === undefined) onFirstSaved(result.data);
      return result.data;
    });
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // What was refused is not tried again until the person changes it.
  const waiting = automatic && dirty && legs !== undefined && !busy && !conflict && refusedAt !== touched;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
    // Every change begins the pause anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waiting, touched]);

  /** The draft as it stands once every save under way has ended. */
  const settled = (): Promise<Saved | undefined> => line.current;
  return { save, settled, busy, error, conflict, dirty, saved };
}
