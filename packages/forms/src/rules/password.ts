import { PASSWORD_PROFILES, passwordFault, type PasswordFault, type PasswordProfileId } from '@lianxin/domain';
import * as z from 'zod/mini';
import { messageRef, type MessageKey } from '../messages.ts';

/** Maximum length of a captcha input, in characters (specification §5). */
export const CAPTCHA_INPUT_MAX = 12;

const LENGTH: Readonly<Record<PasswordProfileId, MessageKey>> = {
  spec: 'passwordLength',
  'cn-l3': 'passwordLengthMedium',
  asvs: 'passwordLengthLong',
};

const withoutFault = (id: PasswordProfileId, fault: PasswordFault, message: MessageKey) =>
  z.refine<string>((text) => passwordFault(PASSWORD_PROFILES[id], text) !== fault, messageRef(message));

const profileRules = (id: PasswordProfileId) =>
  [withoutFault(id, 'length', LENGTH[id]), withoutFault(id, 'classes', 'passwordClasses')] as const;

/** A password as typed to sign in: required, without rules about what it contains. */
export const password = z.string().check(z.minLength(1, messageRef('passwordRequired')));

/** A new password, checked by the installation's password profile; by default 6 to 32 characters (specification §5). */
export const chosenPassword = (profile: PasswordProfileId = 'spec', missing: MessageKey = 'passwordRequired') =>
  z.string().check(z.minLength(1, messageRef(missing)), ...profileRules(profile));

/** Change of password (specification §5): the old password, the new one twice and the drawn captcha. With a stricter profile, the old password may predate it. */
export function changePassword(profile: PasswordProfileId = 'spec') {
  const old = z.string().check(z.minLength(1, messageRef('oldPasswordRequired')));
  const passwordsMatch = ({ newPassword, confirmation }: { readonly newPassword: string; readonly confirmation: string }) =>
    newPassword === confirmation;
  return z
    .object({
      oldPassword: profile === 'spec' ? old.check(...profileRules(profile)) : old,
      newPassword: chosenPassword(profile, 'newPasswordRequired'),
      confirmation: chosenPassword(profile, 'confirmationRequired'),
      captcha: z.string().check(z.minLength(1, messageRef('drawnCaptchaRequired')), z.maxLength(CAPTCHA_INPUT_MAX)),
    })
    .check(
      z.refine(passwordsMatch, { path: ['newPassword'], error: messageRef('passwordMismatch') }),
      z.refine(passwordsMatch, { path: ['confirmation'], error: messageRef('passwordMismatch') }),
    );
}

/** A password as sent to the server: UTF-8 bytes in base64 (specification §5). This is no encryption; TLS protects it. */
export const encodePassword = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
