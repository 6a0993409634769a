import { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import type { CivilDate } from '@lianxin/domain';
import { useEffect, useRef, useState } from 'react';
import { availableIn, piecesShown } from '../funding/index.ts';
import { askedOf, dueDaysOf, weekQuotes, type WeekQuotes } from './week-quotes.ts';

/** Groups that are looked through: each has at least one piece, so that no more are needed for what is asked. */
const GROUPS_MAX = 20;

/** What became of asking. */
export type Asking = { readonly state: 'idle' | 'asking' | 'failed' } | { readonly state: 'answered'; readonly quotes: WeekQuotes };

/** Asks every lender what it would pay now for what is to be received in a week. Only what was asked for last is answered: before that, and once nobody waits any more, it is forgotten. */
export function useWeekQuotes() {
  const client = useClient();
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);

  async function quotesOf(monday: CivilDate, signal: AbortSignal): Promise<WeekQuotes> {
    const options = { quiet: true, awaited: true, signal };
    const found = await client.call(contract.voucher.listFinanceable, { page: 1, pageSize: GROUPS_MAX, ...dueDaysOf(monday) }, options);
    const answers = await Promise.all(
      askedOf(found.list).map(async (group) => {
        const request = { pieces: piecesShown(group.pieces), amount: availableIn(group.pieces) };
        return { group, ...(await client.call(contract.financing.quote, request, options)) };
      }),
    );
    return weekQuotes(found, answers, answers.at(-1)?.askedAt);
  }

  return {
    asking,
    /** Answers the quotes, "failed" where they did not come, and undefined where nobody waits for them any more. */
    ask: async (monday: CivilDate): Promise<WeekQuotes | 'failed' | undefined> => {
      last.current?.abort();
      const own = new AbortController();
      last.current = own;
      setAsking({ state: 'asking' });
      try {
        const quotes = await quotesOf(monday, own.signal);
        if (own.signal.aborted) return undefined;
        setAsking({ state: 'answered', quotes });
        return quotes;
      } catch (error) {
        if (own.signal.aborted) return undefined;
        if (!(error instanceof ApiError)) throw error;
        setAsking({ state: 'failed' });
        return 'failed';
      }
    },
    /** Waits for nothing any more. */
    forget: () => {
      last.current?.abort();
      setAsking({ state: 'idle' });
    },
  };
}
