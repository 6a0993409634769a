import { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import type { CivilDate } from '@lianxin/domain';
import { useEffect, useRef, useState } from 'react';
import { availableIn, pieceVersions } from '../funding/index.ts';
import { askedOf, dueDaysOf, weekQuotes, type WeekQuotes } from './week-quotes.ts';

/** The number of groups to read: each has at least one piece, so that no more are needed for one question. */
const GROUPS_MAX = 20;

export type Asking = { readonly state: 'idle' | 'asking' | 'failed' } | { readonly state: 'answered'; readonly quotes: WeekQuotes };

/** Asks all lenders for quotes on the receipts of a week. Only the latest question is answered; earlier ones are abandoned. */
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
        const request = { pieces: pieceVersions(group.pieces), amount: availableIn(group.pieces) };
        return { group, ...(await client.call(contract.financing.quote, request, options)) };
      }),
    );
    return weekQuotes(found, answers, answers.at(-1)?.askedAt);
  }

  return {
    asking,
    /** Resolves to the quotes, to "failed", or to undefined if the question was abandoned. */
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
    /** Abandons the question. */
    forget: () => {
      last.current?.abort();
      setAsking({ state: 'idle' });
    },
  };
}
