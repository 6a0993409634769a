/** Purpose of a bank account (objects §4): 基本户, 一般户, 监管户, 收款户. */
export const BANK_ACCOUNT_KINDS = ['basic', 'general', 'supervised', 'receiving'] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

/** Most accounts that an enterprise may have bound at a time. */
export const BANK_ACCOUNTS_MAX = 20;
