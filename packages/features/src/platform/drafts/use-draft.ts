import { isLost, isOvertaken, type ApiError } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../tabs/index.ts';
import { saveLine } from './save-line.ts';

/** Typing must rest this long before a draft is saved by itself. */
const PAUSE_MS = 2_000;

/** After a failure on the way the same is tried again this much later. */
const RETRY_MS = 10_000;

/** A draft as the server keeps it. */
export interface KeptDraft {
  readonly version: number;
  readonly savedAt?: string | null;
}

export interface DraftOptions<Kept extends KeptDraft> {
  /** The draft that the form was opened with; none: a new form. */
  readonly start: Kept | undefined;
  /** Tells one state of what the person typed from another. */
  readonly typed: string;
  /** Saves it over the draft given; none: there is nothing worth keeping, or drafts are not for this form. */
  readonly save: ((over: Kept | undefined) => Promise<Result<Kept>>) | undefined;
  /** Nothing is saved by itself while the form is being sent, or once it was. */
  readonly phase: 'writing' | 'sending' | 'sent';
  /** The form has become a draft of its own. */
  readonly onFirstSaved?: (kept: Kept) => void;
}

interface Failure {
  readonly error: ApiError;
  readonly typed: string;
}

/** How long to wait before a save; nothing: what somebody else changed is not overwritten, and what was refused waits until it is changed. */
function waitAfter(failure: Failure | undefined, typed: string): number | undefined {
  if (isOvertaken(failure?.error)) return undefined;
  if (failure?.typed !== typed) return PAUSE_MS;
  return failure.error.kind === 'refusal' ? undefined : RETRY_MS;
}

/** Keeps what is typed on the server: on demand, by itself when typing rests, when the network is back, and when the page is hidden or left. One save at a time, each over the version of the one before. */
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
  /** A save whose answer was lost: it may have come about, so it is asked for before another is made. */
  const unanswered = useRef<DraftOptions<Kept>>(undefined);
  useEffect(() => {
    now.current = { options, due, left: false };
  });

  const [line] = useState(() => saveLine<Result<Kept> | undefined>());

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
          // As long as nobody knows what became of it, another over the same version would be one too many.
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
    /** The draft as the server has it. */
    kept,
    /** Saves what is typed now; joins a save that is under way with the same. Nothing comes of it where there was nothing worth keeping. */
    save: () => save(typed),
    /** The draft as it stands once every save under way has ended. */
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
