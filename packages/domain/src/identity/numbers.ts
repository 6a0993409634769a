/** Whether a text is a mobile number by the rule of the specification: 1 followed by ten digits. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/** Whether a text has the format of a bank branch number (联行号), twelve digits. Whether the branch exists is up to the bank list. */
export function isBankBranchNumber(text: string): boolean {
  return /^\d{12}$/.test(text);
}

/** Whether a text has the format of a bank account number, ten to thirty digits. */
export function isAccountNumber(text: string): boolean {
  return /^\d{10,30}$/.test(text);
}

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}]{2,63}$/u;

/**
 * Whether a text has the format of an e-mail address of at most 254 characters, with a local part of at most 64 (RFC 5321). Its domain may
 * be in Chinese, as in zhang@例子.公司 (RFC 5890).
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
