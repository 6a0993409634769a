import { cn } from '../cn.ts';
import { Dialog, useDialog } from '../dialog/dialog.tsx';
import type { FloatingParts } from '../floating/floating.ts';

export const Sheet = Dialog;

export type SheetContentProps = Omit<Parameters<FloatingParts['SheetSurface']>[0], 'opened'> & {
  /** Stands beside the page, which stays usable, instead of over it; for wide screens. @default false */
  beside?: boolean | undefined;
};

/** A side sheet of 640 px for details, so that the person keeps their place in the list. It can offer to open as a full page. */
export function SheetContent({ beside = false, ...props }: SheetContentProps) {
  const opened = useDialog();
  const { parts } = opened;
  if (!parts) return undefined;
  if (!beside) return <parts.SheetSurface opened={opened} {...props} />;
  if (!opened.open) return undefined;
  const { title, titleNote, actions, onWiden, className, children } = props;
  return (
    <parts.PaneSurface opened={opened} title={title} titleNote={titleNote} actions={actions} onWiden={onWiden} className={className}>
      {children}
    </parts.PaneSurface>
  );
}

/** Scrollable content of a sheet, also scrollable by keyboard. */
export function SheetBody({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      tabIndex={0}
      className={cn(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 soft:px-6 soft:py-5 soft:max-tablet:px-4',
        className,
      )}
      {...props}
    />
  );
}

/** Buttons at the lower edge, always visible. */
export function SheetFooter({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <footer
      className={cn(
        'flex flex-none items-center justify-end gap-3 border-t border-line px-6 py-3.5 max-tablet:px-4 max-tablet:pb-[max(12px,env(safe-area-inset-bottom))] max-tablet:*:[button]:flex-1',
        className,
      )}
      {...props}
    />
  );
}
