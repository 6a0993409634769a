import type { Offer } from '@lianxin/api/contract';
import type { EndpointState } from '@lianxin/api/react';
import { useEffect, useState } from 'react';

/** What lenders answered, whatever was asked of them. */
export interface Answer<O extends Offer> {
  readonly askedAt: string;
  readonly offers: readonly O[];
}

export interface ComparingOptions {
  /** Whether anything is asked: there are pieces, and an amount of them. */
  readonly asked: boolean;
  /** Whether what is typed has yet to be asked. */
  readonly typing: boolean;
}

/** What a timer can wait for. */
const MOST_MS = 2_147_483_647;

/** What time it is by the server's clock, as exactly as it matters: when the lenders were asked, or just after quotes have run out since. */
function useQuoteClock(answer: Answer<Offer> | undefined): Date | undefined {
  const [past, setPast] = useState<{ readonly of: Answer<Offer>; readonly at: number }>();
  useEffect(() => {
    if (!answer) return undefined;
    const asked = Date.parse(answer.askedAt);
    const ends = new Set(answer.offers.flatMap(({ quote }) => (quote ? Date.parse(quote.validUntil) : [])));
    const timers = [...ends].map((end) => setTimeout(() => setPast({ of: answer, at: end + 1 }), Math.min(end + 1 - asked, MOST_MS)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [answer]);
  if (!answer) return undefined;
  return new Date(past?.of === answer ? past.at : Date.parse(answer.askedAt));
}

/** The offers to compare. The last answer stays until there is another; until then none is chosen from. */
export function useComparing<O extends Offer>(answered: EndpointState<Answer<O>>, { asked, typing }: ComparingOptions): Comparing<O> {
  const { data, error, isValidating, refresh } = answered;
  const answer = asked ? data : undefined;
  const now = useQuoteClock(answer);
  const asking = isValidating || typing;
  return {
    offers: answer?.offers ?? [],
    askedAt: answer?.askedAt,
    now,
    asking,
    error: asked && !asking ? error : undefined,
    refresh,
    isPast: ({ quote }) => quote !== null && now !== undefined && now > new Date(quote.validUntil),
  };
}

/** Lenders' offers as they are compared. */
export interface Comparing<O extends Offer = Offer> extends Pick<EndpointState<unknown>, 'error' | 'refresh'> {
  readonly offers: readonly O[];
  readonly askedAt: string | undefined;
  /** What time it is for a quote's validity. */
  readonly now: Date | undefined;
  /** The answer to what is typed now is not there yet. */
  readonly asking: boolean;
  /** Whether a quote has run out since it was made. */
  readonly isPast: (offer: Pick<Offer, 'quote'>) => boolean;
}
