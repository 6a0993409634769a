import { CountdownButton, Field, pasteCode } from '@lianxin/forms';
import { Input } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SmsCodeFieldProps {
  readonly name: string;
  /** Sends the code; answers whether it was sent. The count of 60 s begins only then. */
  readonly send: () => Promise<boolean>;
  readonly hint?: ReactNode;
}

/** The code that came by text message, and the button that asks for it. */
export function SmsCodeField({ name, send, hint }: SmsCodeFieldProps) {
  const { t } = useLingui();
  return (
    <Field name={name} label={t`短信验证码`} required hint={hint}>
      {({ value, ...binding }) => (
        <span className="flex items-center gap-2">
          <Input
            {...binding}
            className="min-w-0 flex-1 tabular-nums"
            value={typeof value === 'string' ? value : ''}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            onPaste={pasteCode()}
          />
          <CountdownButton send={send} className="min-w-36 flex-none" />
        </span>
      )}
    </Field>
  );
}
