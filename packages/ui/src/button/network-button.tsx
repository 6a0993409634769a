import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useOnline } from '../online/index.ts';
import { Button, type ButtonProps } from './button.tsx';

/** A button for acts that are binding or move money. It is disabled with a reason while offline. */
export function NetworkButton({ disabled = false, 'aria-describedby': describedBy, ...props }: ButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  const id = useId();
  const reason = t`网络已断开，恢复后才能继续。已填写的内容不会丢失。`;
  return (
    <>
      <Button
        {...props}
        disabled={disabled || !online}
        title={online ? props.title : reason}
        aria-describedby={[describedBy, online ? undefined : id].filter(Boolean).join(' ') || undefined}
      />
      {!online && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
