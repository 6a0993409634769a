import { CountdownButton, Field, pasteCode } from '@lianxin/forms';
import { Input } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SmsCodeFieldProps {
  readonly name: string;
  /** Sends the code; resolves to whether it was sent. The countdown of 60 s starts then. */
  readonly send: () => Promise<boolean>;
  readonly hint?: ReactNode;
}

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
