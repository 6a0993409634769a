import type { StatementSide } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { heldMovements } from './held-movements.ts';
import { issuedMovements } from './issued-movements.ts';
import type { Movement } from './movement.ts';

/** Movements of one side, earliest first. */
export async function movementsOf(db: Db, enterpriseNo: EnterpriseNo, side: StatementSide): Promise<readonly Movement[]> {
  if (side === 'issued') return issuedMovements(db, enterpriseNo);
  const all: Movement[] = [];
  for await (const movement of heldMovements(db, enterpriseNo)) all.push(movement);
  return all.toSorted((left, right) => (left.on < right.on ? -1 : left.on > right.on ? 1 : 0));
}
