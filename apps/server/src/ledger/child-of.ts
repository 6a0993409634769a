import { childNumber } from '@lianxin/domain';
import * as z from 'zod/mini';
import { PieceId, VoucherNumber, type EnterpriseNo } from '../schema/ids.ts';
import type { ActContext } from './act-context.ts';
import { newId } from './new-id.ts';
import type { PieceRow } from './rows.ts';

/** The values that a child does not inherit from its parent. */
type ChildValues = Pick<PieceRow, 'state' | 'source' | 'cameById' | 'financingId' | 'receivingAccountId' | 'receivedOn'>;

/** Creates the piece that replaces a parent with another holder. Its number extends the parent's. */
export function createChild({ ids, clock, actor }: ActContext, parent: PieceRow, holderNo: EnterpriseNo, values: ChildValues): PieceRow {
  const now = clock.now();
  const id = newId(ids, PieceId);
  return {
    ...parent,
    ...values,
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
