/** Letters and digits that nobody takes for one another: no 0 and O, 1, I and l. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

export const CAPTCHA_LENGTH = 4;

/** A new code of four characters. `random` answers from 0 up to 1. */
export const newCaptcha = (random: () => number = Math.random): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)] ?? 'A').join('');

/** Whether what was typed is the code; capitals and small letters alike (specification §5). */
export const matchesCaptcha = (typed: string, code: string): boolean => typed.trim().toLowerCase() === code.toLowerCase();
