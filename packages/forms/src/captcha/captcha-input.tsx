import { Input } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../field.tsx';
import { pasteCode } from '../fields/paste-code.ts';
import { CAPTCHA_INPUT_MAX } from '../rules/password.ts';

export type CaptchaInputProps = Omit<FieldProps, 'children'> & {
  /** The picture with the characters; clicking it shows another one. */
  readonly picture: ReactNode;
};

/** The input for the characters of a captcha picture beside it, at most 12 (specification §5), without autofill. */
export const CaptchaInput = ({ picture, ...labels }: CaptchaInputProps) => (
  <Field {...labels}>
    {({ value, ...binding }) => (
      <span className="flex items-center gap-2">
        <Input
          {...binding}
          className="min-w-0 flex-1"
          value={typeof value === 'string' ? value : ''}
          maxLength={CAPTCHA_INPUT_MAX}
          onPaste={pasteCode()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {picture}
      </span>
    )}
  </Field>
);
