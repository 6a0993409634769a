import {
  identityKindOf,
  isAccountNumber,
  isBankBranchNumber,
  isEmail,
  isIdentityDocument,
  isMobile,
  isSocialCreditCode,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import { messageRef, type MessageKey } from '../messages.ts';
import { cleanCode, cleanMobile } from './clean-code.ts';

const required = (key: MessageKey) => z.string().check(z.trim(), z.minLength(1, messageRef(key)));

/** Required text of at most `max` characters. */
export const requiredText = (max: number, missing: MessageKey = 'required') =>
  required(missing).check(z.maxLength(max, messageRef('tooLong')));

/** Optional text of at most `max` characters. */
export const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, messageRef('tooLong'))));

/** A user name, required, at most 64 characters. */
export const userName = required('userNameRequired').check(z.maxLength(64, messageRef('tooLong')));

/** A mobile number: 1 followed by ten digits (specification §5). */
export const mobile = required('mobileRequired').check(z.overwrite(cleanMobile), z.refine(isMobile, messageRef('mobileFormat')));

/** An e-mail address of at most 254 characters, with a local part of at most 64. */
export const email = required('emailRequired').check(
  // On a Chinese keyboard the signs are full-width.
  z.overwrite((text) => text.replaceAll('＠', '@').replaceAll(/[。．]/g, '.')),
  z.refine(isEmail, messageRef('emailFormat')),
);

/** A unified social credit code with a valid check digit (GB 32100). */
export const creditCode = required('required').check(
  z.overwrite(cleanCode),
  z.toUpperCase(),
  z.refine(isSocialCreditCode, messageRef('creditCodeFormat')),
);

/** The number of a document of identity, before it is checked against the kind of document by `identityDocument`. */
export const identityNumber = required('required').check(z.overwrite(cleanCode), z.toUpperCase());

/** A check of a form: the number in one field is one of the kind of document in another. An empty or masked number is left to its field. */
export const identityDocument = <Kind extends string, Number extends string>(kindField: Kind, numberField: Number) =>
  z.refine<Readonly<Record<Kind, string> & Record<Number, string>>>(
    (form) => {
      const number: string = form[numberField];
      return number === '' || number.includes('*') || isIdentityDocument({ kind: identityKindOf(form[kindField]), number });
    },
    {
      path: [numberField],
      error: messageRef('identityNumberFormat'),
      // Even while other fields are invalid.
      when: ({ value }) => typeof value === 'object' && value !== null && numberField in value,
    },
  );

/** A bank account number. Banks print it in groups; what stands between them is removed. */
export const accountNumber = required('required').check(
  z.overwrite(cleanCode),
  z.refine(isAccountNumber, messageRef('accountNumberFormat')),
);

/** The number of a bank branch, with its check digit. */
export const branchNumber = required('required').check(
  z.overwrite(cleanCode),
  z.refine(isBankBranchNumber, messageRef('branchNumberFormat')),
);

/** The reason of a return, refusal, withdrawal or void: required, at most 100 characters. */
export const reason = required('reasonRequired').check(z.maxLength(100, messageRef('reasonLength')));
