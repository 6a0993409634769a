import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Banner } from '../banner/banner.tsx';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { dismiss, dismissAll, activeNotices, subscribe, type ActiveNotice } from './notice-store.ts';

/** Most notices shown at a time; earlier ones wait. */
const MAX_VISIBLE = { wide: 3, phone: 1 } as const;

/** The list of notices, each shown for its duration. Use it inside a `NoticeArea`. */
export function NoticeList() {
  const { t } = useLingui();
  const notices = useSyncExternalStore(subscribe, activeNotices);
  const room = useIsMobile() ? MAX_VISIBLE.phone : MAX_VISIBLE.wide;
  const before = useRef<Element | null>(null);
  useEffect(() => dismissAll, []);
  const returnFocus = useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
  return (
    <ol
      aria-label={t`通知`}
      className="divide-y divide-line"
      onFocusCapture={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      }}
    >
      {notices.slice(-room).map((notice) => (
        <Item key={notice.key} notice={notice} onFocusLost={returnFocus} />
      ))}
    </ol>
  );
}

/** Calls `onOver` after the duration; time does not pass while `paused`. */
function useTimeout(durationMs: number, paused: boolean, onOver: () => void): void {
  const left = useRef(durationMs);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (paused || left.current === Infinity) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => over.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [paused]);
}

/** Whether the page is visible. */
const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => !document.hidden,
  );

function Item({ notice, onFocusLost }: { notice: ActiveNotice; onFocusLost: () => void }) {
  const { key, tone = 'info', text, detail, action, durationMs = 5_000 } = notice;
  const [paused, setHeld] = useState(false);
  const visible = usePageVisible();
  const close = () => dismiss(key);
  useTimeout(durationMs, paused || !visible, close);
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = item;
    const hold = () => setHeld(true);
    const letGo = () => setHeld(false);
    const steps = { pointerenter: hold, focusin: hold, pointerleave: letGo, focusout: letGo };
    for (const [event, step] of Object.entries(steps)) current?.addEventListener(event, step);
    return () => {
      for (const [event, step] of Object.entries(steps)) current?.removeEventListener(event, step);
      if (current?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <li ref={item}>
      <Banner
        tone={tone}
        className="animate-fade-in rounded-none px-6 max-tablet:px-4"
        onDismiss={close}
        action={
          action && (
            <button
              type="button"
              className="min-h-6 rounded-xs font-semibold underline underline-offset-3"
              onClick={() => {
                action.onSelect();
                close();
              }}
            >
              {action.label}
            </button>
          )
        }
      >
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span>{text}</span>
          {detail !== undefined && <span>{detail}</span>}
        </span>
      </Banner>
    </li>
  );
}
