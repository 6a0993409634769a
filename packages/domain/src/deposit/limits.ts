/** The limits of a micro-deposit (rules §6). Amounts in fen. */
export const DEPOSIT_LIMITS = {
  smallestFen: 1,
  largestFen: 99,
  /** Wrong amounts until the deposit is used up. */
  tries: 3,
  /** Days after the payment until it can no longer be confirmed. */
  validDays: 7,
  /** Payments after the first, to whichever account. */
  restartsPerDay: 3,
  restartsInAll: 6,
  /** Working days after which a payment that has not arrived may be made again. */
  arrivalWorkingDays: 3,
} as const;
