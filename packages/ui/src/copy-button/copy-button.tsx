import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cn } from '../cn.ts';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import { copyText } from './copy-text.ts';

export type CopyButtonProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  /** What goes to the clipboard. */
  text: string;
  /** What it copies, for a screen reader: "复制账号". @default 复制 */
  label?: string | undefined;
};

/** Copies a number or an address; a tick for two seconds says that it did. */
export function CopyButton({ text, label, className, onClick, ...props }: CopyButtonProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const name = label ?? t`复制`;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      data-copied={copied ? '' : undefined}
      className={cn(
        'inline-grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:bg-surface-hover hover:text-ink',
        className,
      )}
      onClick={(event) => {
        onClick?.(event);
        void copyText(text).then(setCopied);
      }}
      {...props}
    >
      {copied ? <CheckIcon className="size-3.5 text-positive" /> : <CopyIcon className="size-3.5" />}
      <output className="sr-only">{copied && t`已复制`}</output>
    </button>
  );
}
