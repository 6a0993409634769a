import { NoticeArea } from '@lianxin/ui';
import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Notice } from './notice.ts';

interface Notices {
  readonly show: (notice: Notice) => void;
}

const NoticesContext = createContext<Notices>({ show: () => undefined });

const AreaContext = createContext<HTMLElement | null>(null);

const LazyToaster = lazy(async () => ({ default: (await import('./toaster.tsx')).NoticesToaster }));

/** Shows notices in a strip that pushes the page down. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Notice[]>([]);
  const taken = useCallback((count: number) => setQueue((waiting) => waiting.slice(count)), []);
  const notices = useMemo<Notices>(() => ({ show: (notice) => setQueue((waiting) => [...waiting, notice]) }), []);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  if (queue.length > 0 && !used) setUsed(true);
  return (
    <NoticesContext value={notices}>
      <NoticeArea>
        <div ref={setArea} />
        {used && (
          <Suspense fallback={null}>
            <LazyToaster queue={queue} onTaken={taken} />
          </Suspense>
        )}
      </NoticeArea>
      <AreaContext value={area}>{children}</AreaContext>
    </NoticesContext>
  );
}

/** Shows something in the notice strip while it is mounted. */
export function InNoticeArea({ children }: { readonly children: ReactNode }) {
  const area = use(AreaContext);
  return area && createPortal(children, area);
}

export const useNotices = (): Notices => use(NoticesContext);
