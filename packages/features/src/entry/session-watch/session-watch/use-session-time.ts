import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';

type Time = ResponseOf<typeof contract.session.time>;

/** Warning time before an idle session ends. */
export const WARN_MS = 120_000;
/** Polling interval; polling does not extend the session. */
const ASK_EVERY_MS = 60_000;
/** Active people extend the session at most this often. */
const KEEP_EVERY_MS = 60_000;

const ACTIVITY = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** Remaining lifetime as of the server's last answer, counted down here. */
export interface SessionTime {
  /** Milliseconds left if the end is near; undefined otherwise. */
  readonly leftMs: number | undefined;
  /** Whether it cannot be extended. */
  readonly final: boolean;
  readonly newerSignIn: Time['newerSignIn'];
  readonly keepAlive: () => void;
}

/** Tracks the session: polls every minute, extends it while the person is active, counts down the last two minutes. */
export function useSessionTime(): SessionTime {
  const client = useClient();
  const [time, setTime] = useState<{ readonly end: number; readonly absoluteEnd: number; readonly newerSignIn: Time['newerSignIn'] }>();
  const [now, setNow] = useState(() => Date.now());
  const keptAt = useRef(now);

  const ask = useCallback(
    async (call: 'time' | 'keepAlive') => {
      const said = await client.call(contract.session[call], {}, { quiet: true }).catch(() => undefined);
      const at = Date.now();
      setNow(at);
      if (said) setTime({ end: at + said.idleMs, absoluteEnd: at + said.absoluteMs, newerSignIn: said.newerSignIn });
    },
    [client],
  );
  const keepAlive = useCallback(() => {
    keptAt.current = Date.now();
    void ask('keepAlive');
  }, [ask]);

  const leftMs = time === undefined ? Infinity : Math.max(0, time.end - now);
  const near = leftMs <= WARN_MS;
  const over = leftMs === 0;
  const final = time !== undefined && time.absoluteEnd - time.end < 1_000;

  useEffect(() => {
    void ask('time');
    const timer = setInterval(() => void ask('time'), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask]);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), near ? 1_000 : 10_000);
    return () => clearInterval(timer);
  }, [near]);

  useEffect(() => {
    // Another window may have extended it, so ask the server at both thresholds.
    if (near || over) void ask('time');
  }, [near, over, ask]);

  useEffect(() => {
    const act = () => {
      if (!final && (near || Date.now() - keptAt.current >= KEEP_EVERY_MS)) keepAlive();
    };
    for (const kind of ACTIVITY) window.addEventListener(kind, act, { passive: true, capture: true });
    return () => {
      for (const kind of ACTIVITY) window.removeEventListener(kind, act, { capture: true });
    };
  }, [near, final, keepAlive]);

  return { leftMs: near ? leftMs : undefined, final, newerSignIn: time?.newerSignIn ?? null, keepAlive };
}
