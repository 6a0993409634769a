const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Check character for the first seventeen characters, weighted by the powers of 3 modulo 31 (GB 32100). */
function checkCharacter(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const char of body) {
    sum += CHARACTERS.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return CHARACTERS.charAt((31 - (sum % 31)) % 31);
}

/** Validates a unified social credit code: 18 characters in upper case, of which the last is the check character. */
export function isSocialCreditCode(text: string): boolean {
  return SHAPE.test(text) && checkCharacter(text.slice(0, 17)) === text.charAt(17);
}
