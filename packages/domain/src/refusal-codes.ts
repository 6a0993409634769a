/** Every outcome a call can have, by its five-digit code on the wire. Closed: a new one is a new row here and its sentence in refusals.ts, and the contract documents it. */
export const REFUSAL_CODES = {
  SUCCESS: '00000',
  ERROR: '00001',
  SESSION_EXPIRED: '00018',
  VALIDATION: '10001',
  NOT_FOUND: '10002',
  FORBIDDEN: '10003',
  NOT_ALLOWED_FOR_ROLE: '10004',
  STALE_VERSION: '10005',
  ILLEGAL_STATE: '10006',
  DUPLICATE: '10007',
  IDEMPOTENCY_REUSED: '10008',
  TOO_FREQUENT: '10009',
  MAINTENANCE: '10010',
  FILE_REJECTED: '10011',
  DOCUMENT_SUPERSEDED: '10012',
  PICTURE_UNREADABLE: '10016',
  AGREEMENT_REQUIRED: '10013',
  REAUTHENTICATION_REQUIRED: '10014',
  STEP_UP_REQUIRED: '10015',
  CREDENTIALS_WRONG: '20001',
  ACCOUNT_LOCKED: '20002',
  CAPTCHA_REQUIRED: '20003',
  CAPTCHA_WRONG: '20004',
  SMS_TOO_SOON: '20101',
  SMS_LIMIT: '20102',
  SMS_NOT_SENT: '20103',
  SIGN_ON_CODE_INVALID: '20201',
  PASSWORD_WRONG: '20005',
  POSITION_FROZEN: '20006',
  LIMIT_EXCEEDED: '30001',
  QUOTA_EXCEEDED: '30002',
  INVOICE_SHORT: '30003',
  SELF_REVIEW: '30004',
  SELF_TRANSFER: '30005',
  SIGNATURE_INVALID: '30006',
  TERM_TOO_LONG: '30007',
  ISSUER_SUSPENDED: '30008',
  ACCOUNT_UNUSABLE: '30009',
  REMINDED_RECENTLY: '30010',
  CHANNEL_REFUSED: '30011',
  SPLIT_LIMIT: '30012',
  ENTERPRISE_TAKEN: '30101',
  DEPOSIT_WRONG: '30111',
  DEPOSIT_EXHAUSTED: '30112',
  DEPOSIT_EXPIRED: '30113',
  DEPOSIT_RESTART_LIMIT: '30114',
  DEPOSIT_UNDER_WAY: '30115',
  MAIL_UNCONFIRMED: '30201',
  STAFF_SELF: '30301',
  STAFF_LAST_OF_ROLE: '30302',
  STAFF_OPEN_ITEMS: '30303',
  PASSWORD_CHANGE_DUE: '40001',
  LAST_OPERATOR: '40002',
  SECOND_FACTOR_REQUIRED: '40003',
  SECOND_FACTOR_WRONG: '40004',
  SECOND_FACTOR_DUE: '40005',
} as const;

/** The key of an outcome in code. */
export type RefusalKey = keyof typeof REFUSAL_CODES;

/** The five-digit code of an outcome. */
export type RefusalCode = (typeof REFUSAL_CODES)[RefusalKey];

const isRefusalKey = (key: string): key is RefusalKey => Object.hasOwn(REFUSAL_CODES, key);

/** Every key of the table. */
export const REFUSAL_KEYS: readonly RefusalKey[] = Object.keys(REFUSAL_CODES).filter(isRefusalKey);

/** The outcome that a code stands for. */
export function refusalOfCode(code: string): RefusalKey | undefined {
  return REFUSAL_KEYS.find((key) => REFUSAL_CODES[key] === code);
}
