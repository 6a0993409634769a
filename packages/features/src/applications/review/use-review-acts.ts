import { isLost, type ApiError } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { useRef, useState } from 'react';
import { DURATION_MS, useNotices } from '../../platform/notices/index.ts';
import { useSigning } from '../../foundation/signing/index.ts';
import type { ReviewVerb } from './review-kind.ts';

/** A decision that needs a reason or a confirmation. */
type AskingVerb = Extract<ReviewVerb, { readonly asks: 'reason' | 'yes' }>;

export interface Decided {
  readonly id: string;
  readonly name: string;
}

interface Failure extends Decided {
  readonly error: ApiError;
}

/** Carries out the decisions on an item: asks, sends, shows the outcome and moves on. */
export function useReviewActs(goOn: () => void) {
  const { show } = useNotices();
  const { sign, dialog } = useSigning();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Decided & { readonly verb: AskingVerb }>();
  const [failure, setFailure] = useState<Failure>();
  /** By item, the reason that was typed and could not be sent. */
  const unsent = useRef(new Map<string, string>());

  function tell(item: Decided, result: Result<unknown>, text: string): void {
    setFailure(result.ok ? undefined : { ...item, error: result.error });
    // If the outcome is unknown, the dialog stays open for another try; a typed reason stays visible in any case.
    if (result.ok || (!isLost(result.error) && !unsent.current.has(item.id))) setAsking(undefined);
    if (!result.ok) return;
    unsent.current.delete(item.id);
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    goOn();
  }

  async function send(item: Decided, sending: Promise<Result<unknown>>, text: string): Promise<void> {
    setBusy(true);
    try {
      tell(item, await sending, text);
    } finally {
      setBusy(false);
    }
  }

  async function start(item: Decided, verb: ReviewVerb): Promise<void> {
    setFailure(undefined);
    if (verb.asks === 'reason' || verb.asks === 'yes') {
      setAsking({ ...item, verb });
      return;
    }
    if (verb.asks === 'more') {
      verb.open(goOn);
      return;
    }
    if (verb.asks === 'nothing') {
      await send(item, verb.send(), verb.done);
      return;
    }
    const result = await sign(verb.ask, verb.send);
    if (result) tell(item, result, verb.done);
  }

  return {
    start: (item: Decided, verb: ReviewVerb) => void start(item, verb),
    busy,
    /** The props of the signing dialog. */
    dialog,
    /** The item and decision that need a reason or a confirmation. */
    asking,
    answer: ({ verb, ...item }: NonNullable<typeof asking>, reason: string) => {
      if (reason !== '') unsent.current.set(item.id, reason);
      void send(item, verb.send(reason), verb.done);
    },
    unsentReason: (id: string) => unsent.current.get(id),
    dropAsking: () => setAsking(undefined),
    failure,
    forget: () => setFailure(undefined),
  } as const;
}
