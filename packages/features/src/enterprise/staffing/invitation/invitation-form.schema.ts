import type { DocumentConsent } from '@lianxin/api/contract';
import { IDENTITY_TAIL_LENGTH, type PasswordProfileId } from '@lianxin/domain';
import { chosenPassword, messageRef, requiredText } from '@lianxin/forms';
import * as z from 'zod/mini';
import { ACCOUNT_DOCUMENTS } from '../../../entry/registration/index.ts';

const tail = requiredText(IDENTITY_TAIL_LENGTH).check(
  z.toUpperCase(),
  z.regex(new RegExp(`^[0-9A-Z]{${IDENTITY_TAIL_LENGTH}}$`), messageRef('invalid')),
);

/** Input to accept: the end of the identity number, and for a new account a password and consents. */
export const invitationSchema = (profile: PasswordProfileId, hasAccount: boolean) =>
  hasAccount
    ? z.object({ identityTail: tail, password: z.string(), confirmation: z.string(), consents: z.array(z.custom<DocumentConsent>()) })
    : z
        .object({
          identityTail: tail,
          password: chosenPassword(profile),
          confirmation: chosenPassword(profile, 'passwordAgainRequired'),
          consents: z.array(z.custom<DocumentConsent>()).check(z.minLength(ACCOUNT_DOCUMENTS.length, messageRef('agreementRequired'))),
        })
        .check(z.refine((form) => form.password === form.confirmation, { path: ['confirmation'], error: messageRef('passwordMismatch') }));
