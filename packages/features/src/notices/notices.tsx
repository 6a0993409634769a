import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Notice } from './notice.ts';

interface Notices {
  readonly show: (notice: Notice) => void;
}

const NoticesContext = createContext<Notices>({ show: () => undefined });

/** The toaster is fetched with the first notice: signing in rarely needs one. */
const LazyToaster = lazy(async () => ({ default: (await import('./toaster.tsx')).NoticesToaster }));

/** Shows notices over whatever is on the screen. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Notice[]>([]);
  const taken = useCallback((count: number) => setQueue((waiting) => waiting.slice(count)), []);
  const notices = useMemo<Notices>(() => ({ show: (notice) => setQueue((waiting) => [...waiting, notice]) }), []);
  const [used, setUsed] = useState(false);
  if (queue.length > 0 && !used) setUsed(true);
  return (
    <NoticesContext value={notices}>
      {children}
      {used && (
        <Suspense fallback={null}>
          <LazyToaster queue={queue} onTaken={taken} />
        </Suspense>
      )}
    </NoticesContext>
  );
}

export const useNotices = (): Notices => use(NoticesContext);
