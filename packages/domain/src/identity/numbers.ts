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
