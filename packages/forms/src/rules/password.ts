import * as z from 'zod/mini';
import { says } from '../messages.ts';

/** Longest password and captcha that an input takes (specification §5). */
export const PASSWORD_MAX = 32;
export const CAPTCHA_INPUT_MAX = 12;
const PASSWORD_MIN = 6;

const length = [z.minLength(PASSWORD_MIN, says('passwordLength')), z.maxLength(PASSWORD_MAX, says('passwordLength'))] as const;

export const password = z.string().check(z.minLength(1, says('passwordRequired')));

/** A password that is chosen: 6 to 32 characters (specification §5). */
export const chosenPassword = z.string().check(z.minLength(1, says('passwordRequired')), ...length);

/** Change of password (specification §5): the old one, the new one twice, the drawn captcha. */
export const changePassword = z
  .object({
    oldPassword: z.string().check(z.minLength(1, says('oldPasswordRequired')), ...length),
    newPassword: z.string().check(z.minLength(1, says('newPasswordRequired')), ...length),
    confirmation: z.string().check(z.minLength(1, says('newPasswordRequired')), ...length),
    captcha: z.string().check(z.minLength(1, says('drawnCaptchaRequired')), z.maxLength(CAPTCHA_INPUT_MAX)),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmation, { path: ['newPassword'], error: says('passwordMismatch') }),
    z.refine((form) => form.newPassword === form.confirmation, { path: ['confirmation'], error: says('passwordMismatch') }),
  );

/** A password as it travels: base64 of its UTF-8 bytes (specification §5). TLS protects it. */
export const encodePassword = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
