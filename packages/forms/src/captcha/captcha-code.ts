/** Letters and digits without those that look alike: 0 and O, 1, I and l. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

/** Number of characters of a drawn code. */
export const CAPTCHA_LENGTH = 4;

/** Creates a code of four characters. `random` returns a number from 0 (inclusive) to 1 (exclusive), as `Math.random` does. */
export const newCaptcha = (random: () => number = Math.random): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)] ?? 'A').join('');

/** Whether the typed text matches the code; case and surrounding spaces are ignored (specification §5). */
export const matchesCaptcha = (typed: string, code: string): boolean => typed.trim().toLowerCase() === code.toLowerCase();
