import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { fen, type Fen } from '@lianxin/domain';

export interface BankReport {
  readonly balance: Fen;
  readonly opening: Fen;
  readonly received: Fen;
  readonly paid: Fen;
  readonly balanceAt: Date;
}

/** Also shows the part of the balance that its figures leave unexplained. */
export const balanceView = ({
  balance,
  opening,
  received,
  paid,
  balanceAt,
}: BankReport): ResponseOf<Contract['bankAccount']['queryBalance']> => ({
  balance,
  opening,
  received,
  paid,
  asOf: balanceAt.toISOString(),
  difference: fen(balance - (opening + received - paid)),
});
