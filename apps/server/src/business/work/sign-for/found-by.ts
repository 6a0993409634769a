import { or, sql, type SQL } from 'drizzle-orm';
import { containing, isAmountIn } from '../../../platform/db/page.ts';
import { bearsName } from '../../foundation/parties/index.ts';

/** Matches the number or the amount of an item sent to the enterprise, or the name of its issuer or sender. */
export function isFoundBy(search: string, item: SQL): SQL | undefined {
  const pattern = containing(search);
  return or(
    sql`${item}.number ilike ${pattern}`,
    isAmountIn(search, sql`${item}.amount`),
    bearsName(pattern, sql`${item}.issuer_no`, sql`${item}.from_no`),
  );
}
