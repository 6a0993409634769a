import type { FieldProps } from '../field.tsx';
import { CaptchaInput } from './captcha-input.tsx';
import { DrawnCaptcha, type DrawnCaptchaProps } from './drawn-captcha.tsx';

export type CaptchaFieldProps = Omit<FieldProps, 'children'> & { readonly captcha: DrawnCaptchaProps };

/** A captcha drawn by the page, with its input. */
export const CaptchaField = ({ captcha, ...labels }: CaptchaFieldProps) => (
  <CaptchaInput {...labels} picture={<DrawnCaptcha {...captcha} />} />
);
