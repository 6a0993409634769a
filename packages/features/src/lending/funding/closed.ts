import type { Act } from '@lianxin/domain';
import type { FundingRow } from './kinds.ts';

/** Why an act of a row cannot succeed as things stand, in the server's words; undefined where it can. */
export const closedBecause =
  (act: Act) =>
  ({ closed }: Pick<FundingRow, 'closed'>): string | undefined =>
    closed?.find((one) => one.act === act)?.because;
