import { prefetch, useClient } from '@lianxin/api/react';
import { useEffect, useEffectEvent } from 'react';
import { mayOpen, preloadScreen, rowAt, useNavigation } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';

/** A pointer that stays longer is not just passing over a link. */
const PASSING_MS = 60;

/** Preloads a page when its link is hovered, touched or focused: script, words, first calls. */
export function usePreloadOnHover(): void {
  const client = useClient();
  const rows = useNavigation();
  const viewer = useViewer();
  // The viewer may load while the pointer rests on a link.
  const fetchFor = useEffectEvent(async (address: string) => {
    const [path = '', query = ''] = address.slice(1).split('?');
    const row = rowAt(rows, path);
    if (row?.kind !== 'page' || row.screen === undefined || !mayOpen(row, viewer)) return;
    preloadScreen(row.screen).catch(() => undefined);
    if (viewer === undefined || query !== '') return;
    // Loaded separately, because it includes the contracts of many resources.
    const { firstCallsOf } = await import('../first-calls.ts');
    for (const call of firstCallsOf(row.screen.key)) call((endpoint, request) => prefetch(client, endpoint, request));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reached: Element | null = null;

    const reach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      if (link === reached) return;
      reached = link;
      clearTimeout(timer);
      const address = link?.getAttribute('href') ?? undefined;
      if (address !== undefined && address !== window.location.hash)
        timer = setTimeout((to: string) => void fetchFor(to).catch(() => undefined), PASSING_MS, address);
    };

    const ways = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const way of ways) document.addEventListener(way, reach, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const way of ways) document.removeEventListener(way, reach);
    };
  }, []);
}
