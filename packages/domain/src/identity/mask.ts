/** Hides the middle of a text; a text too short for both ends is hidden completely. */
function maskMiddle(text: string, head: number, tail: number): string {
  const hidden = text.length - head - tail;
  if (hidden <= 0) return '*'.repeat(text.length);
  return text.slice(0, head) + '*'.repeat(hidden) + text.slice(text.length - tail);
}

/** 13800138000 becomes 138****8000. */
export function maskMobile(mobile: string): string {
  return maskMiddle(mobile, 3, 4);
}

/** Keeps the first three and the last four characters of an identity number; of the shorter number of another document, one and three. */
export function maskIdentityNumber(number: string): string {
  return number.length > 12 ? maskMiddle(number, 3, 4) : maskMiddle(number, 1, 3);
}

/** Keeps the first and last four digits around two hidden groups, so that the length is not revealed: "6212 **** **** 0358". */
export function maskAccountNumber(number: string): string {
  const digits = number.replaceAll(/\s/g, '');
  if (digits.length < 9) return '*'.repeat(digits.length);
  return `${digits.slice(0, 4)} **** **** ${digits.slice(-4)}`;
}

/** Keeps the family name and hides the rest: 王小明 becomes 王**. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(rest.length);
}

/** Keeps the first character of the local part: li.ming@example.com becomes l***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '*'.repeat(email.length) : `${email.slice(0, 1)}***${email.slice(at)}`;
}
