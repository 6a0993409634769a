import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Maximize2Icon } from '../icons/index.ts';

export interface SheetHeaderProps {
  /** The heading element with the title. */
  heading: ReactNode;
  titleNote?: ReactNode;
  actions?: ReactNode;
  onWiden?: (() => void) | undefined;
  close: ReactNode;
}

/** The classes of the heading in a sheet. */
export const sheetTitleClass = 'min-w-0 text-lg font-semibold wrap-anywhere max-tablet:text-base';

/** Title, note and buttons at the top of a sheet. */
export function SheetHeader({ heading, titleNote, actions, onWiden, close }: SheetHeaderProps) {
  const { t } = useLingui();
  return (
    <header className="flex min-h-14 flex-none items-center gap-3 border-b border-line pr-3 pl-6 max-tablet:min-h-12 max-tablet:pr-1 max-tablet:pl-4">
      {/* A long note wraps below the title instead of truncating it, because numbers differ at their end. */}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
        {heading}
        {titleNote}
      </div>
      <div className="ml-auto flex flex-none items-center gap-1">
        {actions}
        {onWiden && (
          <button
            type="button"
            aria-label={t`展开为整页`}
            title={t`展开为整页`}
            className="grid size-9 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink max-tablet:hidden"
            onClick={onWiden}
          >
            <Maximize2Icon aria-hidden />
          </button>
        )}
        {close}
      </div>
    </header>
  );
}
