import type { contract, ResponseOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';

/** A paying account: what it has to pay, by day, and its last known balance. */
export type Need = ResponseOf<typeof contract.settlement.listToPay>['needs'][number];

/** The amount missing on an account; undefined while the balance is unknown. After a refusal by the bank at least this much is missing. */
export function gapOf({ due, balance, refused }: Need): bigint | undefined {
  const most = refused === null ? balance : refused.amount;
  if (most === null) return undefined;
  return most >= due ? 0n : due - most;
}

export const accountWords = ({ account: { bankName, accountNumber } }: Need): string => `${bankName} ${accountNumber}`;

/** What an account has to pay on a day. */
export interface DueDay {
  readonly key: string;
  readonly need: Need;
  readonly day: Need['days'][number];
  /** The balance left by the days before, what this day lacks, and the balance that it leaves; undefined while the balance is unknown. */
  readonly funds: { readonly before: bigint; readonly gap: bigint; readonly after: bigint } | undefined;
}

/** The days of one account with its balance running through them. A balance that the bank has contradicted is unknown. */
function daysOf(need: Need): readonly DueDay[] {
  let left = need.refused === null ? need.balance : null;
  return need.days.map((day) => {
    const key = `${day.paysOn}.${need.account.id}`;
    if (left === null) return { key, need, day, funds: undefined };
    const before: bigint = left;
    const after = before - day.due;
    const gap = after >= 0n ? 0n : day.due - (before > 0n ? before : 0n);
    left = fen(after);
    return { key, need, day, funds: { before, gap, after } };
  });
}

/** The days of all accounts, the earliest first: what is overdue stands at the top. */
export const dueDays = (needs: readonly Need[]): readonly DueDay[] =>
  needs.flatMap(daysOf).toSorted((one, other) => one.key.localeCompare(other.key));
