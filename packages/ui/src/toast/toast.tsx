import { useLingui } from '@lingui/react/macro';
import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { cn } from '../cn.ts';
import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons/index.ts';

export type NoticeTone = 'positive' | 'info' | 'caution' | 'critical';

export type Notice = {
  /** What kind of news; critical ones interrupt a screen reader. @default 'info' */
  tone?: NoticeTone | undefined;
  /** What happened, in one line. */
  text: React.ReactNode;
  /** A second, quieter line: with whom, what comes next. */
  detail?: React.ReactNode;
  /** How long it stays; `Infinity` until it is closed. It waits while the pointer rests on it. @default 5000 */
  durationMs?: number | undefined;
  /** One thing to do about it; doing it closes the notice. */
  action?: { label: React.ReactNode; onSelect: () => void } | undefined;
  /** A second notice with the same id takes the place of the first. */
  id?: string | undefined;
};

const faces = {
  positive: ['text-positive', CircleCheckIcon],
  info: ['text-info', InfoIcon],
  caution: ['text-caution', TriangleAlertIcon],
  critical: ['text-critical', CircleXIcon],
} as const;

/** Puts the focus back where it was before it went to a notice. */
const FocusReturn = createContext(() => {});

function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useLingui();
  const tone = notice.tone ?? 'info';
  const [ink, Icon] = faces[tone];
  const card = useRef<HTMLDivElement>(null);
  const returnFocus = use(FocusReturn);
  useLayoutEffect(() => {
    const entry = card.current?.closest('li');
    return () => {
      if (entry?.contains(document.activeElement)) returnFocus();
    };
  }, [returnFocus]);
  return (
    <div
      ref={card}
      role={tone === 'critical' ? 'alert' : 'status'}
      data-tone={tone}
      className="flex w-full items-start gap-3 rounded-lg bg-surface-raised py-3 pr-2 pl-3.5 font-sans text-sm text-ink shadow-menu"
    >
      <Icon className={cn('mt-px size-5', ink)} />
      <div className="min-w-0 flex-1">
        <div className={cn(notice.detail !== undefined && 'font-semibold')}>{notice.text}</div>
        {(notice.detail !== undefined || notice.action) && (
          <div className="flex flex-wrap gap-x-4 text-ink-muted">
            {notice.detail !== undefined && <span>{notice.detail}</span>}
            {notice.action && (
              <button
                type="button"
                className="min-h-6 rounded-xs text-accent underline-offset-3 hover:underline"
                onClick={() => {
                  notice.action?.onSelect();
                  onClose();
                }}
              >
                {notice.action.label}
              </button>
            )}
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={t`关闭`}
        className="-mt-0.5 grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:text-ink"
        onClick={onClose}
      >
        <XIcon />
      </button>
    </div>
  );
}

const place: React.CSSProperties & Record<'--width', string> = { '--width': '380px', zIndex: 'var(--z-toast)' };

/** Where notices appear; once, at the root of the app. */
export function Toaster() {
  const { t } = useLingui();
  const before = useRef<Element | null>(null);
  // Sonner puts the focus back whenever it leaves: behind the last notice nothing could be reached with Tab.
  const rememberBefore = (event: React.FocusEvent) => {
    event.stopPropagation();
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
  };
  const returnFocus = useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
  return (
    <FocusReturn value={returnFocus}>
      <div onFocusCapture={rememberBefore}>
        <Sonner
          position="top-right"
          offset={{ top: 'calc(var(--hotline-height) + var(--header-height) + 12px)', right: 24 }}
          mobileOffset={{ top: 'calc(var(--header-height-scrolled) + 8px)', left: 12, right: 12 }}
          containerAriaLabel={t`通知`}
          style={place}
        />
      </div>
    </FocusReturn>
  );
}

/** Tells the person what came of an act without taking the focus. */
export function notify(notice: Notice): void {
  toast.custom((id) => <NoticeCard notice={notice} onClose={() => toast.dismiss(id)} />, {
    duration: notice.durationMs ?? 5000,
    ...(notice.id === undefined ? {} : { id: notice.id }),
  });
}
