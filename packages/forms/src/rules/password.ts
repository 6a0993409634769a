import { PASSWORD_PROFILES, passwordFault, type PasswordFault, type PasswordProfileId } from '@lianxin/domain';
import * as z from 'zod/mini';
import { says, type MessageKey } from '../messages.ts';

/** Longest captcha that an input takes (specification §5). */
export const CAPTCHA_INPUT_MAX = 12;

const LENGTH: Readonly<Record<PasswordProfileId, MessageKey>> = {
  spec: 'passwordLength',
  'cn-l3': 'passwordLengthMedium',
  asvs: 'passwordLengthLong',
};

const free = (id: PasswordProfileId, from: PasswordFault, message: MessageKey) =>
  z.refine<string>((text) => passwordFault(PASSWORD_PROFILES[id], text) !== from, says(message));

const within = (id: PasswordProfileId) => [free(id, 'length', LENGTH[id]), free(id, 'classes', 'passwordClasses')] as const;

export const password = z.string().check(z.minLength(1, says('passwordRequired')));

/** A password that is chosen, by the rules of the installation; 6 to 32 characters where it has none of its own (specification §5). */
export const chosenPassword = (profile: PasswordProfileId = 'spec', missing: MessageKey = 'passwordRequired') =>
  z.string().check(z.minLength(1, says(missing)), ...within(profile));

/** Change of password (specification §5): the old one, the new one twice, the drawn captcha. An old one may be of the time before stricter rules. */
export function changePassword(profile: PasswordProfileId = 'spec') {
  const old = z.string().check(z.minLength(1, says('oldPasswordRequired')));
  const alike = ({ newPassword, confirmation }: { readonly newPassword: string; readonly confirmation: string }) =>
    newPassword === confirmation;
  return z
    .object({
      oldPassword: profile === 'spec' ? old.check(...within(profile)) : old,
      newPassword: chosenPassword(profile, 'newPasswordRequired'),
      confirmation: chosenPassword(profile, 'confirmationRequired'),
      captcha: z.string().check(z.minLength(1, says('drawnCaptchaRequired')), z.maxLength(CAPTCHA_INPUT_MAX)),
    })
    .check(
      z.refine(alike, { path: ['newPassword'], error: says('passwordMismatch') }),
      z.refine(alike, { path: ['confirmation'], error: says('passwordMismatch') }),
    );
}

/** A password as it travels: base64 of its UTF-8 bytes (specification §5). TLS protects it. */
export const encodePassword = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
