import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { cn } from '../cn.ts';
import type { Opened } from '../floating/opened.ts';
import { XIcon } from '../icons/index.ts';
import { usePublishedSize } from '../published-height/use-published-height.ts';
import { SheetHeader, sheetTitleClass, type SheetHeaderProps } from './sheet-header.tsx';

export interface PaneSurfaceProps
  extends Omit<React.ComponentProps<'aside'>, 'title'>, Pick<SheetHeaderProps, 'titleNote' | 'actions' | 'onWiden'> {
  opened: Opened;
  /** Heading and accessible name. */
  title: React.ReactNode;
}

/**
 * A sheet that stands beside the page instead of over it, below the header of the portal. The page keeps the focus and the keys; Escape
 * inside closes it. Its width is published as `--pane-now`, which the frame of the page leaves free.
 */
export function PaneSurface({ opened, title, titleNote, actions, onWiden, className, children, ...props }: PaneSurfaceProps) {
  const { t } = useLingui();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  usePublishedSize(pane, '--pane-now', 'width');
  const { setOpen } = opened;
  // The focus may also be on the row in the list, or nowhere after a click.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [setOpen]);
  return (
    <aside
      ref={pane}
      id={opened.contentId}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-pane=""
      className={cn(
        'fixed top-(--header-now,0px) right-0 bottom-0 z-(--z-batch) flex w-[clamp(420px,36vw,var(--sheet-width))] flex-col border-l border-line bg-surface-raised text-ink outline-none print:hidden',
        className,
      )}
      {...props}
    >
      <SheetHeader
        heading={
          <h2 id={titleId} className={sheetTitleClass}>
            {title}
          </h2>
        }
        titleNote={titleNote}
        actions={actions}
        onWiden={onWiden}
        close={
          <button
            type="button"
            aria-label={t`关闭`}
            className="grid size-9 flex-none place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink"
            onClick={() => setOpen(false)}
          >
            <XIcon className="size-5" />
          </button>
        }
      />
      {/* Nothing inside stands below the header of the page. */}
      <div className="flex min-h-0 flex-1 flex-col [--header-now:0px] [--tabs-now:0px]">{children}</div>
    </aside>
  );
}
