import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';

type Time = ResponseOf<typeof contract.session.time>;

/** The person is warned this long before the session ends for want of anything done. */
export const WARN_MS = 120_000;
/** How often the server is asked; asking does not keep the session alive. */
const ASK_EVERY_MS = 60_000;
/** A person at work keeps the session alive with no more than one call in this time. */
const KEEP_EVERY_MS = 60_000;

const ACTIVITY = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** How long a session still lives, as the server said it last, counted down here. */
export interface SessionTime {
  /** Milliseconds left when the session is about to end unless somebody does something; undefined while there is time enough. */
  readonly leftMs: number | undefined;
  /** Whether nothing can lengthen it any more. */
  readonly final: boolean;
  readonly newerSignIn: Time['newerSignIn'];
  readonly keepAlive: () => void;
}

/** Follows a session's life: asks every minute, keeps it alive while the person is at work, counts down its last two minutes. */
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
    // Another window may have lengthened it, so the server has the last word at either line.
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
