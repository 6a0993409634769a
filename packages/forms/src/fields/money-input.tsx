import { formatMoney, toChineseCapitals } from '@lianxin/domain';
import { cn, Input, type InputProps } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useMessageText } from '../field.tsx';
import { messageRef } from '../messages.ts';
import { moneyFault, readMoney } from '../rules/read-money.ts';

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix' | 'suffix' | 'type'> {
  /** The text as typed, in yuan; thousands separators are allowed. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Shows the amount in Chinese capitals below the input while typing. @default true */
  readonly capitals?: boolean;
}

/**
 * An amount in yuan with its Chinese capitals below. An amount that cannot be written in capitals, such as 1e15 yuan or more, is refused
 * immediately by an alert below the input (specification §5).
 */
export function MoneyInput({ value, onValueChange, capitals = true, onBlur, size = 'lg', className, ...props }: MoneyInputProps) {
  const { t } = useLingui();
  const messageText = useMessageText();
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
          {messageText(messageRef(fault))}
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
