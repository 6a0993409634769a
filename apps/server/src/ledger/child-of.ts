import { childNumber } from '@lianxin/domain';
import * as z from 'zod/mini';
import { PieceId, VoucherNumber, type EnterpriseNo } from '../schema/ids.ts';
import type { ActContext } from './act-context.ts';
import { newId } from './new-id.ts';
import type { PieceRow } from './rows.ts';

/** How a piece comes to another. */
type Coming = Pick<PieceRow, 'state' | 'source' | 'cameById' | 'financingId' | 'receivingAccountId' | 'receivedOn'>;

/** The piece that takes another's place in somebody else's hands, under a number that extends the other's. */
export function childOf({ ids, clock, actor }: ActContext, parent: PieceRow, holderNo: EnterpriseNo, coming: Coming): PieceRow {
  const now = clock.now();
  const id = newId(ids, PieceId);
  return {
    ...parent,
    ...coming,
    id,
    parentId: parent.id,
    baseId: id,
    number: z.parse(VoucherNumber, childNumber(parent.number, parent.children + 1)),
    holderNo,
    fromNo: parent.holderNo,
    live: true,
    version: 0,
    children: 0,
    heldById: null,
    changedBy: actor.name,
    changedAt: now,
    createdAt: now,
  };
}
