import { LIVE_PATH } from '@lianxin/api/contract';
import { useAnswerCache, useClient } from '@lianxin/api/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useSession, useViewer, type Viewer } from '../session/index.ts';
import { openLiveStream } from './live-stream.ts';
import { affectedBy } from './topics.ts';

const LiveContext = createContext(false);

/** Topics are collected for this long, because one act may send several. */
const GATHER_MS = 200;

/** Under review, rejected, or before the micro-deposit check: no changes to expect yet. */
const STATUSES_WITHOUT_CHANGES: readonly number[] = [0, 2, 3, 4];

/** Name of the stream shared by the person's windows; undefined if there are no changes to expect. */
const streamOf = (viewer: Viewer | undefined): string | undefined =>
  viewer === undefined ||
  viewer.enterpriseNo === undefined ||
  viewer.role === 'groupViewer' ||
  STATUSES_WITHOUT_CHANGES.includes(viewer.status)
    ? undefined
    : `lianxin-live ${viewer.userId} ${viewer.enterpriseNo} ${viewer.role}`;

/** Refreshes counts, red dots, queues and lists when others change them. Without it they are polled. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { refresh } = useAnswerCache();
  const { reload } = useSession();
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
      // The profile carries the lists of holidays.
      void (topics.has('calendar') ? reload().catch(() => undefined) : Promise.resolve()).then(() => refresh(affectedBy(topics)));
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
  }, [client, name, refresh, reload]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Whether changes arrive at the moment. */
export const useIsLive = (): boolean => use(LiveContext);
