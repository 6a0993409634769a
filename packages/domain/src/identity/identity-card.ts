import { civilDate } from '../calendar/civil-date.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The check character for the first seventeen digits of an identity number. */
export function identityCheck(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  return CHECKS.charAt(sum % 11);
}

/** Validates an 18-character resident identity number: an existing birthday and the ISO 7064 mod 11-2 check character, X in upper case. */
export function isIdentityCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  if (!civilDate(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`)) return false;
  return identityCheck(text) === text.charAt(17);
}
