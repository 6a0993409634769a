import type { FieldProps } from '../field.tsx';
import { CopiedCode } from './copied-code.tsx';
import { DrawnCaptcha, type DrawnCaptchaProps } from './drawn-captcha.tsx';

export type CaptchaFieldProps = Omit<FieldProps, 'children'> & { readonly captcha: DrawnCaptchaProps };

/** The code that the page draws, and the box it is typed into. */
export const CaptchaField = ({ captcha, ...labels }: CaptchaFieldProps) => (
  <CopiedCode {...labels} picture={<DrawnCaptcha {...captcha} />} />
);
