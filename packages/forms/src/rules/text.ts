import { isAccountNumber, isBankBranchNumber, isIdentityCard, isMobile, isSocialCreditCode } from '@lianxin/domain';
import * as z from 'zod/mini';
import { says, type MessageKey } from '../messages.ts';

const required = (key: MessageKey) => z.string().check(z.trim(), z.minLength(1, says(key)));

/** Text that must be there, of at most so many characters. */
export const requiredText = (max: number, missing: MessageKey = 'required') => required(missing).check(z.maxLength(max, says('tooLong')));

/** Text that may be left out. */
export const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, says('tooLong'))));

export const userName = required('userNameRequired').check(z.maxLength(64, says('tooLong')));

/** A mobile number: 1 and ten digits (specification §5). */
export const mobile = required('mobileRequired').check(z.refine(isMobile, says('mobileFormat')));

/** An e-mail address of at most 254 characters, its local part of at most 64. */
export const email = required('emailRequired').check(
  z.maxLength(254, says('emailFormat')),
  z.refine((text) => z.safeParse(z.email(), text).success && text.indexOf('@') <= 64, says('emailFormat')),
);

/** A unified social credit code with its check digit (GB 32100). */
export const creditCode = required('required').check(z.toUpperCase(), z.refine(isSocialCreditCode, says('creditCodeFormat')));

/** A resident identity number of 18 characters with its check digit (GB 11643). */
export const identityCard = required('required').check(z.toUpperCase(), z.refine(isIdentityCard, says('identityCardFormat')));

/** An account number; banks print it in groups, and the spaces between them are no part of it. */
export const accountNumber = required('required').check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.refine(isAccountNumber, says('accountNumberFormat')),
);

export const branchNumber = required('required').check(z.refine(isBankBranchNumber, says('branchNumberFormat')));

/** Why a return, refusal, withdrawal or void: required, at most 100 characters. */
export const reason = required('reasonRequired').check(z.maxLength(100, says('reasonLength')));
