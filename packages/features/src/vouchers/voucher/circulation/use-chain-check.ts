import { type ChainedEvent, verifyChain } from '@lianxin/domain';
import { useEffect, useState } from 'react';

export type ChainCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'intact'; readonly at: Date }
  /** `index`: the first event that does not fit. */
  | { readonly state: 'broken'; readonly at: Date; readonly index: number }
  /** All links fit, but the last is not the one known to the server: events are missing at the end. */
  | { readonly state: 'cut'; readonly at: Date }
  | { readonly state: 'unavailable' };

interface ChainCheckRequest {
  readonly events: readonly ChainedEvent[];
  /** Expected digest of the last event, if known. */
  readonly head?: string | undefined;
  readonly now: () => Date;
}

/** Recomputes a chain in the browser with SM3, loaded on demand. */
export function useChainCheck({ events, head, now }: ChainCheckRequest): { readonly check: ChainCheck; readonly recheck: () => void } {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly events: unknown; readonly round: number; readonly check: ChainCheck }>();

  useEffect(() => {
    let shown = true;
    const run = async () => {
      const check = await checkChain(events, head, now);
      if (shown) setOutcome({ events, round, check });
    };
    void run();
    return () => {
      shown = false;
    };
  }, [events, head, now, round]);

  const recheck = () => {
    setRound((before) => before + 1);
  };
  const settled = outcome?.events === events && outcome.round === round;
  return { check: settled ? outcome.check : { state: 'checking' }, recheck };
}

async function checkChain(events: readonly ChainedEvent[], head: string | undefined, now: () => Date): Promise<ChainCheck> {
  const library = await import('sm-crypto-v2').catch(() => undefined);
  if (library === undefined) return { state: 'unavailable' };
  const verdict = verifyChain(events, (text) => library.sm3(text));
  const at = now();
  if (!verdict.ok) return { state: 'broken', at, index: verdict.at };
  return { state: head === undefined || head === verdict.head ? 'intact' : 'cut', at };
}
