import type { ApiError } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../notices/index.ts';
import { useSigning } from '../signing/index.ts';
import type { ReviewVerb } from './review-kind.ts';

type ReasonVerb = Extract<ReviewVerb, { readonly asks: 'reason' }>;

/** Decides about an item by one of its verbs: asks what the verb asks, sends it, says how it ended, and goes on to the next. */
export function useReviewActs(goOn: () => void) {
  const { show } = useNotices();
  const { sign, dialog } = useSigning();
  const [busy, setBusy] = useState(false);
  const [returning, setReturning] = useState<{ readonly id: string; readonly verb: ReasonVerb }>();
  const [failure, setFailure] = useState<{ readonly id: string; readonly error: ApiError }>();

  async function send(id: string, sending: Promise<Result<unknown>>, text: string): Promise<void> {
    setBusy(true);
    try {
      const result = await sending;
      setFailure(result.ok ? undefined : { id, error: result.error });
      if (!result.ok) return;
      show({ tone: 'positive', text, durationMs: DURATION_MS.success });
      goOn();
    } finally {
      setBusy(false);
      setReturning(undefined);
    }
  }

  async function start(id: string, verb: ReviewVerb): Promise<void> {
    if (verb.asks === 'reason') {
      setReturning({ id, verb });
      return;
    }
    if (verb.asks === 'nothing') {
      await send(id, verb.send(), verb.done);
      return;
    }
    const signature = await sign(verb.ask);
    if (signature !== undefined) await send(id, verb.send(signature), verb.done);
  }

  return {
    start: (id: string, verb: ReviewVerb) => void start(id, verb),
    busy,
    /** The dialog that asks for a signature. */
    dialog,
    /** The item and the verb that a reason is asked for. */
    returning,
    giveReason: ({ id, verb }: NonNullable<typeof returning>, reason: string) => void send(id, verb.send(reason), verb.done),
    dropReason: () => setReturning(undefined),
    failureOf: (id: string) => (failure?.id === id ? failure.error : undefined),
    forget: () => setFailure(undefined),
  } as const;
}
