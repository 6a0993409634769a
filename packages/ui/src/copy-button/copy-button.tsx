import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cn } from '../cn.ts';
import { CheckIcon, CopyIcon, XIcon } from '../icons/index.ts';
import { copyText } from './copy-text.ts';

export type CopyButtonProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  text: string;
  /** Accessible name with what is copied: "复制账号". @default 复制 */
  label?: string | undefined;
};

/** Copies a text such as a number or an address, and shows the result as a tick or a cross for two seconds. */
export function CopyButton({ text, label, className, onClick, ...props }: CopyButtonProps) {
  const { t } = useLingui();
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), 2000);
    return () => clearTimeout(timer);
  }, [result]);
  const name = label ?? t`复制`;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      data-result={result}
      className={cn(
        'inline-grid size-6 flex-none place-items-center rounded-sm text-ink-faint hover:bg-surface-hover hover:text-ink',
        className,
      )}
      onClick={(event) => {
        onClick?.(event);
        void copyText(text).then((copied) => setResult(copied ? 'copied' : 'failed'));
      }}
      {...props}
    >
      {result === undefined && <CopyIcon className="size-3.5" />}
      {result === 'copied' && <CheckIcon className="size-3.5 text-positive" />}
      {result === 'failed' && <XIcon className="size-3.5 text-critical" />}
      <output className="sr-only">
        {result === 'copied' && t`已复制`}
        {result === 'failed' && t`没有复制成功，请手动复制`}
      </output>
    </button>
  );
}
