import { fen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';

/** Use of a credit line: granted total, drawn amount, and amount reserved by undecided applications (objects §4: 剩余 = 总额 − 已用 − 在途). */
export interface CreditUse {
  readonly total: Fen;
  readonly used: Fen;
  readonly inTransit: Fen;
}

/** The free amount of a line; negative when its total was cut below what is in use. */
export const freeCredit = ({ total, used, inTransit }: CreditUse): Fen => fen(total - used - inTransit);

/** Reserves an amount for an application. Throws the refusal QUOTA_EXCEEDED with the shortfall. */
export function reserved(line: CreditUse, amount: Fen): CreditUse {
  const free = freeCredit(line);
  if (free < amount) throw new Refusal('QUOTA_EXCEEDED', { shortfall: yuanOf(fen(amount - free)) });
  return { ...line, inTransit: fen(line.inTransit + amount) };
}

/** Turns a reserved amount into a drawn one when the application is paid out. */
export const consumed = (line: CreditUse, amount: Fen): CreditUse => ({
  ...line,
  inTransit: fen(line.inTransit - amount),
  used: fen(line.used + amount),
});

/** Frees the reserved amount of an application that ended without payout. */
export const released = (line: CreditUse, amount: Fen): CreditUse => ({ ...line, inTransit: fen(line.inTransit - amount) });

/** Frees drawn credit by a repayment of principal. */
export const restored = (line: CreditUse, amount: Fen): CreditUse => ({ ...line, used: fen(line.used - amount) });
