import { formatMoney, toChineseCapitals } from '@lianxin/domain';
import { cn, Input, type InputProps } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSaid } from '../field.tsx';
import { says } from '../messages.ts';
import { moneyFault, readMoney } from '../rules/read-money.ts';

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix' | 'suffix' | 'type'> {
  /** What is typed, in yuan; separators allowed. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Shows the amount in Chinese capitals under the input while it is typed. @default true */
  readonly capitals?: boolean;
}

/** An amount in yuan, its Chinese capitals under it while it is typed. What cannot be written in capitals, 1e15 and above included, is refused at once by an alert in place (specification §5). */
export function MoneyInput({ value, onValueChange, capitals = true, onBlur, size = 'lg', className, ...props }: MoneyInputProps) {
  const { t } = useLingui();
  const said = useSaid();
  const noteId = useId();
  const amount = readMoney(value);
  const fault = value.trim() === '' ? undefined : moneyFault(value);
  const note = amount !== undefined && capitals;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Input
        size={size}
        inputMode="decimal"
        autoComplete="off"
        {...props}
        prefix="¥"
        suffix={t`元`}
        className={cn('text-right', size === 'lg' && 'text-xl font-semibold [&>span]:text-md [&>span]:font-normal', className)}
        value={value}
        aria-describedby={[props['aria-describedby'], note ? noteId : undefined].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onBlur={(event) => {
          if (amount !== undefined) onValueChange(formatMoney(amount));
          onBlur?.(event);
        }}
      />
      {fault && (
        <p role="alert" className="text-xs text-critical">
          {said(says(fault))}
        </p>
      )}
      {note && (
        <p id={noteId} className="rounded-sm bg-surface-inset px-2.5 py-1.5 text-sm text-ink">
          <span className="mr-2 text-xs text-ink-faint">
            <Trans>大写</Trans>
          </span>
          <span lang="zh-CN">{toChineseCapitals(amount, { prefix: true })}</span>
        </p>
      )}
    </div>
  );
}
