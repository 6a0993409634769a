import { isAccountNumber, isBankBranchNumber, isEmail, isIdentityCard, isMobile, isSocialCreditCode } from '@lianxin/domain';
import * as z from 'zod/mini';
import { messageRef, type MessageKey } from '../messages.ts';
import { cleanCode, cleanMobile } from './clean-code.ts';

const required = (key: MessageKey) => z.string().check(z.trim(), z.minLength(1, messageRef(key)));

/** Required text of at most `max` characters. */
export const requiredText = (max: number, missing: MessageKey = 'required') =>
  required(missing).check(z.maxLength(max, messageRef('tooLong')));

/** Optional text of at most `max` characters. */
export const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, messageRef('tooLong'))));

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

/** A resident identity number of 18 characters with a valid check digit (GB 11643). */
export const identityCard = required('required').check(
  z.overwrite(cleanCode),
  z.toUpperCase(),
  z.refine(isIdentityCard, messageRef('identityCardFormat')),
);

/** A bank account number. Banks print it in groups; what stands between them is removed. */
export const accountNumber = required('required').check(
  z.overwrite(cleanCode),
  z.refine(isAccountNumber, messageRef('accountNumberFormat')),
);

export const branchNumber = required('required').check(
  z.overwrite(cleanCode),
  z.refine(isBankBranchNumber, messageRef('branchNumberFormat')),
);

/** The reason of a return, refusal, withdrawal or void: required, at most 100 characters. */
export const reason = required('reasonRequired').check(z.maxLength(100, messageRef('reasonLength')));
