import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { Input, type InputProps } from './input.tsx';

export type PasswordInputProps = Omit<InputProps, 'type' | 'suffix' | 'clearable'>;

/** A password field with a button to reveal the password. Pasting is allowed, for password managers. */
export function PasswordInput({ disabled, autoComplete = 'current-password', ...props }: PasswordInputProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Input
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      disabled={disabled}
      suffix={
        <button
          type="button"
          aria-label={t`显示密码`}
          aria-pressed={shown}
          disabled={disabled}
          className="-mr-1 grid size-6 place-items-center rounded-sm text-ink-faint hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
      {...props}
    />
  );
}
