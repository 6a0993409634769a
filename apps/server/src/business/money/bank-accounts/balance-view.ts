import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { fen, type Fen } from '@lianxin/domain';

/** What a bank said of an account, as it is kept. */
export interface SaidOfAccount {
  readonly balance: Fen;
  readonly opening: Fen;
  readonly received: Fen;
  readonly paid: Fen;
  readonly balanceAt: Date;
}

/** The same for people: with what the figures leave unexplained. */
export const balanceView = ({
  balance,
  opening,
  received,
  paid,
  balanceAt,
}: SaidOfAccount): ResponseOf<Contract['bankAccount']['queryBalance']> => ({
  balance,
  opening,
  received,
  paid,
  asOf: balanceAt.toISOString(),
  difference: fen(balance - (opening + received - paid)),
});
