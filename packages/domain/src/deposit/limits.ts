/** Limits of the account check by micro-deposit (rules §6). Amounts in fen. */
export const DEPOSIT_LIMITS = {
  smallestFen: 1,
  largestFen: 99,
  /** Attempts to enter the amount before the deposit is exhausted. */
  tries: 3,
  /** Days after the payment during which it can be confirmed. */
  validDays: 7,
  /** Further payments after the first, to any account. */
  restartsPerDay: 3,
  restartsInAll: 6,
  /** Working days after which a payment that has not arrived may be repeated. */
  arrivalWorkingDays: 3,
} as const;
