import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from './client-provider.tsx';
import { answersOf } from './keys.ts';
import { dropAhead } from './prefetch.ts';
import { renewInTurn } from './running-answers.ts';

export interface AnswerCache {
  /** Renews the cached answers of the given resources, for instance after a live event. */
  refresh: (isRenewed: (resource: string) => boolean) => Promise<void>;
  /** Forgets every answer: after signing out or switching the enterprise. */
  forget: () => Promise<void>;
}

/** The cached answers that the screens share. */
export function useAnswerCache(): AnswerCache {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async refresh(isRenewed) {
        const isOld = answersOf(isRenewed);
        dropAhead(client, isOld);
        await renewInTurn(client, isOld, mutate);
      },
      async forget() {
        dropAhead(client, () => true);
        await mutate(() => true, undefined, { revalidate: false });
      },
    }),
    [client, mutate],
  );
}
