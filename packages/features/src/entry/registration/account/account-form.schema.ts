import type { DocumentConsent } from '@lianxin/api/contract';
import type { PasswordProfileId } from '@lianxin/domain';
import { chosenPassword, email, mobile, requiredText, messageRef } from '@lianxin/forms';
import * as z from 'zod/mini';

export const ACCOUNT_DOCUMENTS = ['userAgreement', 'privacyPolicy'] as const;

/** Fields of an account (specification §3, register request); messages exactly as in specification §5. */
export const accountSchema = (profile: PasswordProfileId) =>
  z
    .object({
      email,
      mobile,
      picture: requiredText(12, 'drawnCaptchaRequired'),
      code: requiredText(12, 'captchaRequired'),
      password: chosenPassword(profile),
      confirmation: chosenPassword(profile, 'passwordAgainRequired'),
      consents: z.array(z.custom<DocumentConsent>()).check(z.minLength(ACCOUNT_DOCUMENTS.length, messageRef('agreementRequired'))),
    })
    .check(z.refine((form) => form.password === form.confirmation, { path: ['confirmation'], error: messageRef('passwordMismatch') }));

export type AccountValues = z.input<ReturnType<typeof accountSchema>>;
export type AccountSent = z.output<ReturnType<typeof accountSchema>>;

export const EMPTY_ACCOUNT: AccountValues = { email: '', mobile: '', picture: '', code: '', password: '', confirmation: '', consents: [] };
