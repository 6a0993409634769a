/** Whether a text is a mobile number as the specification takes it: 1 and ten more digits. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/** Whether a text has the shape of a bank branch number (联行号), twelve digits; that it exists is the bank list's answer. */
export function isBankBranchNumber(text: string): boolean {
  return /^\d{12}$/.test(text);
}

/** Whether a text has the shape of a bank account number, ten to thirty digits. */
export function isAccountNumber(text: string): boolean {
  return /^\d{10,30}$/.test(text);
}
