import { fen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';

/** What a line was granted, what is drawn, and what applications hold that are not decided yet (objects §4: 剩余 = 总额 − 已用 − 在途). */
export interface CreditUse {
  readonly total: Fen;
  readonly used: Fen;
  readonly inTransit: Fen;
}

/** What is left of a line; less than nothing where its total was cut below what is drawn. */
export const freeCredit = ({ total, used, inTransit }: CreditUse): Fen => fen(total - used - inTransit);

/** A line of which an application takes an amount. Refuses QUOTA_EXCEEDED with what is missing. */
export function reserved(line: CreditUse, amount: Fen): CreditUse {
  const free = freeCredit(line);
  if (free < amount) throw new Refusal('QUOTA_EXCEEDED', { shortfall: yuanOf(fen(amount - free)) });
  return { ...line, inTransit: fen(line.inTransit + amount) };
}

/** A line of which the application was paid out: what it held is drawn. */
export const consumed = (line: CreditUse, amount: Fen): CreditUse => ({
  ...line,
  inTransit: fen(line.inTransit - amount),
  used: fen(line.used + amount),
});

/** A line whose application came to nothing: exactly what it took is free again. */
export const released = (line: CreditUse, amount: Fen): CreditUse => ({ ...line, inTransit: fen(line.inTransit - amount) });

/** A line of which so much of the principal was paid back. */
export const restored = (line: CreditUse, amount: Fen): CreditUse => ({ ...line, used: fen(line.used - amount) });
