import type { Act } from '@lianxin/domain';
import type { FundingRow } from './kinds.ts';

/** The server's reason why an act on a row cannot succeed now; undefined if it can. */
export const closedBecause =
  (act: Act) =>
  ({ closed }: Pick<FundingRow, 'closed'>): string | undefined =>
    closed?.find((one) => one.act === act)?.because;
