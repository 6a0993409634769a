import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that are common in China, and of this product. */
const LOCAL =
  'woaini520 woaini1314 woaini521 admin888 admin666 66666666 88888888 5201314a a5201314 qq5201314 company1 login123 root1234 123456aa 123456abc aa12345678 abcd123456 qwe123456 asd123456 zxc123456 1234qwer lianxin123 lianxin2026';

/** The 49 233 most frequent passwords of known leaks, and the local ones; in lower case. */
const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...LOCAL.split(' ')]);

/** Whether a password is common, ignoring case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
