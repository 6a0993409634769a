import { LIVE_PATH } from '@lianxin/api/contract';
import { useAnswerCache, useClient } from '@lianxin/api/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useViewer, type Viewer } from '../session/index.ts';
import { openLiveStream } from './live-stream.ts';
import { renewedBy } from './topics.ts';

const LiveContext = createContext(false);

/** So long are topics gathered: word of one act may come in several pieces. */
const GATHER_MS = 200;

/** Under review, rejected, or owing the micro-deposit check: nothing happens for them yet. */
const UNSETTLED: readonly number[] = [0, 2, 3, 4];

/** Name of the stream that the windows of this person share; undefined where there is nothing to hear. */
const streamOf = (viewer: Viewer | undefined): string | undefined =>
  viewer === undefined || viewer.enterpriseNo === undefined || viewer.role === 'groupViewer' || UNSETTLED.includes(viewer.status)
    ? undefined
    : `lianxin-live ${viewer.userId} ${viewer.enterpriseNo} ${viewer.role}`;

/** Renews the answers on the screen as others change them: counts, red dots, queues, lists. Without it everything is asked for now and then. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { refresh } = useAnswerCache();
  const name = streamOf(useViewer());
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (name === undefined) return undefined;
    const gathered = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      timer = undefined;
      const topics = new Set(gathered);
      gathered.clear();
      void refresh(renewedBy(topics));
    };
    const close = openLiveStream({
      url: client.urlOf({ base: 'api', path: LIVE_PATH }),
      name,
      onLive: setLive,
      onTopics: (topics) => {
        for (const topic of topics) gathered.add(topic);
        timer ??= setTimeout(renew, GATHER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      close();
      setLive(false);
    };
  }, [client, name, refresh]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Whether word of changes arrives by itself at the moment. */
export const useIsLive = (): boolean => use(LiveContext);
