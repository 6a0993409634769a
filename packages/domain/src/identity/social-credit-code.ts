const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** The check character of the first seventeen: weights are the powers of 3 modulo 31 (GB 32100). */
function checkCharacter(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const char of body) {
    sum += CHARACTERS.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return CHARACTERS.charAt((31 - (sum % 31)) % 31);
}

/** Whether a text is a unified social credit code: 18 characters in capitals, the last one the check character. */
export function isSocialCreditCode(text: string): boolean {
  return SHAPE.test(text) && checkCharacter(text.slice(0, 17)) === text.charAt(17);
}
