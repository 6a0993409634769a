import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/endpoint.ts';
import { answersOf } from './keys.ts';

export interface AnswerCache {
  /** Renews every cached answer of these endpoints, for instance after a live event. */
  refresh: (...endpoints: readonly Endpoint[]) => Promise<void>;
  /** Forgets every answer: after signing out or switching the enterprise. */
  forget: () => Promise<void>;
}

/** The answers that the screens share. */
export function useAnswerCache(): AnswerCache {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async refresh(...endpoints) {
        await mutate(answersOf(endpoints));
      },
      async forget() {
        await mutate(() => true, undefined, { revalidate: false });
      },
    }),
    [mutate],
  );
}
