import { FieldRefusal } from '../http/refusals.ts';
import { decodePassword } from './password.ts';

/** What people choose when nothing keeps them from it, in small letters. */
const COMMON: ReadonlySet<string> = new Set(
  '123456 1234567 12345678 123456789 1234567890 0123456789 111111 11111111 000000 00000000 222222 333333 555555 666666 66666666 777777 888888 88888888 999999 112233 121212 123123 123321 654321 696969 987654321 123456a 123456aa 123456abc a123456 a1234567 a12345678 aa123456 abc123 abc12345 abc123456 abcd1234 abcdef abcdefg 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qwe123 qwer1234 qwerty qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm password password1 password123 passw0rd p@ssw0rd p@ssword admin admin123 admin888 administrator root123 letmein welcome welcome1 iloveyou monkey dragon sunshine princess football baseball master superman woaini woaini520 woaini1314 5201314 520520 1314520 147258 147258369 159357 159753 789456 789456123 q123456 w123456 z123456 qq123456 qwe123456 changeme test123 test1234 login123 company1 caonima'.split(
    ' ',
  ),
);

const SHORTEST = 6;
const LONGEST = 32;

/** Reads a password that is to be set: 6 to 32 characters (specification §5), none of the common ones. Refuses it at the field named. */
export function newPassword(encoded: string, path: string): string {
  const password = decodePassword(encoded);
  if (password === undefined || password.length < SHORTEST || password.length > LONGEST)
    throw new FieldRefusal([{ path, message: '密码长度为6-32个字符' }]);
  if (COMMON.has(password.toLowerCase())) throw new FieldRefusal([{ path, message: '该密码过于常见，请换一个' }]);
  return password;
}
