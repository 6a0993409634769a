import type { Offer } from '@lianxin/api/contract';
import type { EndpointState } from '@lianxin/api/react';
import { useEffect, useState } from 'react';

export interface Answer<O extends Offer> {
  readonly askedAt: string;
  readonly offers: readonly O[];
}

export interface ComparingOptions {
  /** Whether there are pieces and a valid amount. */
  readonly asked: boolean;
  /** Whether the person is still typing. */
  readonly typing: boolean;
}

/** The longest delay of a timer in milliseconds. */
const MOST_MS = 2_147_483_647;

/** The server's time for checking validity: the time of the quotes, or just after their expiry. It changes only when a quote expires. */
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

/** The offers to compare. While a new request is pending, the old offers stay visible, but none of them can be chosen. */
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

export interface Comparing<O extends Offer = Offer> extends Pick<EndpointState<unknown>, 'error' | 'refresh'> {
  readonly offers: readonly O[];
  readonly askedAt: string | undefined;
  /** The time for evaluating the validity of quotes. */
  readonly now: Date | undefined;
  /** Whether the offers do not belong to the current input yet. */
  readonly asking: boolean;
  readonly isPast: (offer: Pick<Offer, 'quote'>) => boolean;
}
