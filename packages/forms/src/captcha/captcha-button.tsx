import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface CaptchaButtonProps {
  /** Accessible name. @default 看不清，换一张 */
  readonly label?: string | undefined;
  readonly onRefresh: () => void;
  /** The picture, which fills the button. */
  readonly children: ReactNode;
}

/** Shows the captcha picture and requests another one when clicked. It is as wide as `CountdownButton`, so that inputs above each other align. */
export function CaptchaButton({ label, onRefresh, children }: CaptchaButtonProps) {
  const { t } = useLingui();
  const refreshLabel = t`看不清，换一张`;
  return (
    <button
      type="button"
      aria-label={label ?? refreshLabel}
      title={refreshLabel}
      onClick={onRefresh}
      className="h-(--control-height) w-36 flex-none overflow-hidden rounded-sm border border-line-strong bg-surface-inset text-sm text-ink-muted"
    >
      {children}
    </button>
  );
}
