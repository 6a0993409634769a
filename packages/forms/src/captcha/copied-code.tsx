import { Input } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../field.tsx';
import { CAPTCHA_INPUT_MAX } from '../rules/password.ts';

export type CopiedCodeProps = Omit<FieldProps, 'children'> & {
  /** What shows the characters, and shows others when it is pressed. */
  readonly picture: ReactNode;
};

/** A box for the characters of the picture beside it, 12 at most (specification §5); nothing fills it in for the person. */
export const CopiedCode = ({ picture, ...labels }: CopiedCodeProps) => (
  <Field {...labels}>
    {({ value, ...binding }) => (
      <span className="flex items-center gap-2">
        <Input
          {...binding}
          className="min-w-0 flex-1"
          value={typeof value === 'string' ? value : ''}
          maxLength={CAPTCHA_INPUT_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {picture}
      </span>
    )}
  </Field>
);
