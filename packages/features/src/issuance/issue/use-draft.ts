import type { ApiError } from '@lianxin/api/client';
import { contract, type IssuanceId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { IssueDraft } from './issue-form.schema.ts';

/** An application as the next act on it names it. */
export interface DraftReference {
  readonly id: IssuanceId;
  readonly version: number;
}

/** Typing must rest this long before a draft is kept by itself. */
const AUTOSAVE_MS = 4_000;

export interface DraftOptions {
  readonly start: DraftReference | undefined;
  readonly draft: IssueDraft;
  /** Tells one state of the form from another. */
  readonly key: string;
  /** Whether the person entered anything; what the page fills in by itself is no draft. */
  readonly touched: boolean;
  /** Off while the form is being sent. */
  readonly automatic: boolean;
  /** The form has become an application of its own. */
  readonly onFirstSaved: (id: IssuanceId) => void;
}

/** Keeps the form as a draft: on demand, and by itself when typing rests. One save at a time, each over the version of the one before. */
export function useDraft({ start, draft, key, touched, automatic, onFirstSaved }: DraftOptions) {
  const { run, busy } = useAction(contract.issuance.saveDraft, { quiet: true });
  const reference = useRef(start);
  const line = useRef<Promise<boolean>>(Promise.resolve(true));
  const [saved, setSaved] = useState<{ readonly key: string; readonly at: Date | undefined }>({ key, at: undefined });
  const [error, setError] = useState<ApiError>();
  const latest = useRef({ draft, key, run, onFirstSaved });
  useEffect(() => {
    latest.current = { draft, key, run, onFirstSaved };
  });

  const save = useCallback((): Promise<boolean> => {
    line.current = line.current.then(async () => {
      const now = latest.current;
      const result = await now.run({
        ...(reference.current && { id: reference.current.id, version: reference.current.version }),
        form: now.draft,
      });
      if (!result.ok) {
        setError(result.error);
        return false;
      }
      const first = reference.current === undefined;
      reference.current = { id: result.data.id, version: result.data.version };
      if (first) now.onFirstSaved(result.data.id);
      setSaved({ key: now.key, at: new Date() });
      setError(undefined);
      return true;
    });
    return line.current;
  }, []);

  const unsaved = touched && key !== saved.key;
  // A draft that somebody else changed or that left its state is not tried again and again.
  const refused = error?.kind === 'refusal';
  useEffect(() => {
    if (!unsaved || !automatic || refused) return undefined;
    const timer = setTimeout(() => void save(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
    // Each change of the form starts the wait anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, unsaved, automatic, refused, save]);

  return {
    save,
    busy,
    unsaved,
    savedAt: saved.at,
    error,
    /** The application as it stands, once every save under way has ended. */
    settledReference: async (): Promise<DraftReference | undefined> => {
      await line.current;
      return reference.current;
    },
    /** Its id where it has one by now. */
    reference,
  };
}
