import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface CaptchaButtonProps {
  /** What is read to who cannot see it. @default 看不清，换一张 */
  readonly label?: string | undefined;
  readonly onRefresh: () => void;
  /** The picture; it fills the button. */
  readonly children: ReactNode;
}

/** The characters to copy, as wide as the button that sends a code, so that boxes above one another end alike; a press shows others. */
export function CaptchaButton({ label, onRefresh, children }: CaptchaButtonProps) {
  const { t } = useLingui();
  const again = t`看不清，换一张`;
  return (
    <button
      type="button"
      aria-label={label ?? again}
      title={again}
      onClick={onRefresh}
      className="h-(--control-height) w-36 flex-none overflow-hidden rounded-sm border border-line-strong bg-surface-inset text-sm text-ink-muted"
    >
      {children}
    </button>
  );
}
