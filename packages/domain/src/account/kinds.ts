/** What an account is for (objects §4): 基本户, 一般户, 监管户, 收款户. */
export const BANK_ACCOUNT_KINDS = ['basic', 'general', 'supervised', 'receiving'] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

/** Accounts that an enterprise may have at a time. */
export const BANK_ACCOUNTS_MAX = 20;
