import type { ApiError } from '@lianxin/api/client';
import { contract, type RequestOf } from '@lianxin/api/contract';
import { useAction, type Result } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { savedOf, type Registration, type RegistrationValues } from './registration-values.ts';

/** Typing must rest this long before the draft is kept by itself. */
const AUTOSAVE_MS = 1_500;

export type RegistrationKind = RequestOf<typeof contract.registration.getDraft>['kind'];

/** Keeps what is typed on the server: by itself when typing rests, and on demand. One save at a time, each over the version of the one before. */
export function useRegistrationDraft(kind: RegistrationKind, start: Registration, values: RegistrationValues) {
  const { run, busy } = useAction(contract.registration.saveDraft, { quiet: true });
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [kept, setKept] = useState(start);
  const [savedKey, setSavedKey] = useState(() => JSON.stringify(savedOf(values)));
  const [error, setError] = useState<ApiError>();
  const key = JSON.stringify(savedOf(values));
  const latest = useRef({ values, key, run, kept });
  useEffect(() => {
    latest.current = { ...latest.current, values, key, run };
  });

  /** Saves what is typed now, after the save under way. */
  const save = useCallback((): Promise<Result<Registration>> => {
    const next = line.current.then(async (): Promise<Result<Registration>> => {
      const now = latest.current;
      const result = await now.run({ kind, version: now.kept.version, ...savedOf(now.values) });
      if (result.ok) {
        latest.current = { ...latest.current, kept: result.data };
        setKept(result.data);
        setSavedKey(now.key);
        setError(undefined);
      } else {
        setError(result.error);
      }
      return result;
    });
    line.current = next.catch(() => undefined);
    return next;
  }, [kind]);

  const unsaved = key !== savedKey;
  // A draft that was changed elsewhere or handed in is not tried again and again.
  const refused = error?.kind === 'refusal';
  useEffect(() => {
    if (!unsaved || refused) return undefined;
    const timer = setTimeout(() => void save(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
    // Each change of the form starts the wait anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, unsaved, refused, save]);

  return {
    /** The registration as the server has it. */
    kept,
    save,
    busy,
    unsaved,
    error,
    /** The version to act on. */
    version: (): number => latest.current.kept.version,
  };
}
