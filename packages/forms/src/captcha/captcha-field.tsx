import { Input } from '@lianxin/ui';
import { Field, type FieldProps } from '../field.tsx';
import { CAPTCHA_INPUT_MAX } from '../rules/password.ts';
import { DrawnCaptcha, type DrawnCaptchaProps } from './drawn-captcha.tsx';

export type CaptchaFieldProps = Omit<FieldProps, 'children'> & { readonly captcha: DrawnCaptchaProps };

/** The drawn code and the box it is typed into, 12 characters at most (specification §5). */
export const CaptchaField = ({ captcha, ...labels }: CaptchaFieldProps) => (
  <Field {...labels}>
    {({ value, ...binding }) => (
      <span className="flex items-center gap-2">
        <Input
          {...binding}
          className="min-w-0 flex-1"
          value={typeof value === 'string' ? value : ''}
          maxLength={CAPTCHA_INPUT_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <DrawnCaptcha {...captcha} />
      </span>
    )}
  </Field>
);
