import { isLost, isOvertaken, type ApiError } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../tabs/index.ts';
import { saveQueue } from './save-line.ts';

/** Pause in typing before an automatic save. */
const PAUSE_MS = 2_000;

/** Delay before a retry after a network failure. */
const RETRY_MS = 10_000;

/** A draft as the server keeps it. */
export interface KeptDraft {
  readonly version: number;
  readonly savedAt?: string | null;
}

export interface DraftOptions<Kept extends KeptDraft> {
  /** The draft that was opened; undefined for a new form. */
  readonly start: Kept | undefined;
  /** Identifies the present input. */
  readonly typed: string;
  /** Saves over the given draft; undefined if there is nothing to save or the form has no drafts. */
  readonly save: ((over: Kept | undefined) => Promise<Result<Kept>>) | undefined;
  /** Automatic saves stop while the form is being sent and afterwards. */
  readonly phase: 'writing' | 'sending' | 'sent';
  readonly onFirstSaved?: (kept: Kept) => void;
}

interface Failure {
  readonly error: ApiError;
  readonly typed: string;
}

/** Delay before a save; undefined after a conflict, and after a refusal until the input changes. */
function waitAfter(failure: Failure | undefined, typed: string): number | undefined {
  if (isOvertaken(failure?.error)) return undefined;
  if (failure?.typed !== typed) return PAUSE_MS;
  return failure.error.kind === 'refusal' ? undefined : RETRY_MS;
}

/**
 * Saves input on the server: on demand, after a pause, when the network returns, and when the page is hidden or left. One save at a time,
 * each based on the version before.
 */
export function useDraft<Kept extends KeptDraft>(options: DraftOptions<Kept>) {
  const { start, typed, phase } = options;
  const [kept, setKept] = useState(start);
  const [saved, setSaved] = useState({ typed, at: start?.savedAt ?? undefined });
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const unsaved = typed !== saved.typed;
  const wait = waitAfter(failure, typed);
  const due = unsaved && phase === 'writing' && options.save !== undefined && wait !== undefined;

  const now = useRef({ options, due, left: false });
  const over = useRef(start);
  /** A save without an answer may have succeeded, so it is repeated before another one. */
  const unanswered = useRef<DraftOptions<Kept>>(undefined);
  useEffect(() => {
    now.current = { options, due, left: false };
  });

  const [line] = useState(() => saveQueue<Result<Kept> | undefined>());

  const save = useCallback(
    (state: string): Promise<Result<Kept> | undefined> => {
      async function attempt(sent: DraftOptions<Kept>): Promise<Result<Kept> | undefined> {
        const result = await sent.save?.(over.current);
        if (result === undefined) return undefined;
        unanswered.current = !result.ok && isLost(result.error) ? sent : undefined;
        if (!result.ok) return result;
        const first = over.current === undefined;
        over.current = result.data;
        setKept(result.data);
        setSaved({ typed: sent.typed, at: result.data.savedAt ?? new Date().toISOString() });
        if (first && !now.current.left) sent.onFirstSaved?.(result.data);
        return result;
      }
      async function send(sent: DraftOptions<Kept>): Promise<Result<Kept> | undefined> {
        if (!sent.save) return undefined;
        setBusy(true);
        try {
          const lost = unanswered.current;
          const asked = lost && lost.typed !== sent.typed ? await attempt(lost) : undefined;
          // While the outcome is unknown, do not start another save over the same version.
          const result = asked && unanswered.current ? asked : await attempt(sent);
          setFailure(result?.ok === false ? { error: result.error, typed: sent.typed } : undefined);
          return result;
        } finally {
          setBusy(false);
        }
      }
      return line.save(state, () => ({ typed: now.current.options.typed, ended: send(now.current.options) }));
    },
    [line],
  );

  useEffect(() => {
    if (!due || busy) return undefined;
    const timer = setTimeout(() => void save(typed), wait);
    return () => clearTimeout(timer);
  }, [due, busy, failure, typed, wait, save]);

  useEffect(() => {
    const saveNow = () => {
      const { due: pending, options: latest } = now.current;
      if (pending) void save(latest.typed);
    };
    const flush = () => {
      if (document.hidden) saveNow();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', saveNow);
    };
  }, [save]);

  useUnsaved(unsaved && phase !== 'sent', () => {
    const { due: pending, options: latest } = now.current;
    now.current = { ...now.current, left: true };
    if (pending) void save(latest.typed);
  });

  return {
    kept,
    /** Saves now, or joins a running save of the same input. Returns nothing if there is nothing to save. */
    save: () => save(typed),
    /** The draft after all running saves. */
    settled: async (): Promise<Kept | undefined> => {
      await line.settled();
      return over.current;
    },
    busy,
    savedAt: saved.at,
    error: failure?.error,
  };
}

export type Draft = Pick<ReturnType<typeof useDraft>, 'busy' | 'savedAt' | 'error'>;
