import { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import type { CivilDate } from '@lianxin/domain';
import { useEffect, useRef, useState } from 'react';
import { availableIn, pieceVersions } from '../funding/index.ts';
import { groupsToQuote, dueDaysOf, weekQuotes, type WeekQuotes } from './week-quotes.ts';

/** The number of groups to read. Each has at least one piece, so one request never needs more. */
const GROUPS_MAX = 20;

export type Asking = { readonly state: 'idle' | 'asking' | 'failed' } | { readonly state: 'answered'; readonly quotes: WeekQuotes };

/** Requests quotes from all lenders on the receipts of a week. Only the latest request is answered; earlier ones are cancelled. */
export function useWeekQuotes() {
  const client = useClient();
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);

  async function quotesOf(monday: CivilDate, signal: AbortSignal): Promise<WeekQuotes> {
    const options = { quiet: true, awaited: true, signal };
    const found = await client.call(contract.voucher.listFinanceable, { page: 1, pageSize: GROUPS_MAX, ...dueDaysOf(monday) }, options);
    const answers = await Promise.all(
      groupsToQuote(found.list).map(async (group) => {
        const request = { pieces: pieceVersions(group.pieces), amount: availableIn(group.pieces) };
        return { group, ...(await client.call(contract.financing.quote, request, options)) };
      }),
    );
    return weekQuotes(found, answers, answers.at(-1)?.askedAt);
  }

  return {
    asking,
    /** Resolves to the quotes, to "failed", or to undefined if the request was cancelled. */
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
    /** Cancels the request. */
    forget: () => {
      last.current?.abort();
      setAsking({ state: 'idle' });
    },
  };
}
