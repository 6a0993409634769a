import { messageOf, Refusal, UNPAID_FEE_STATES, type CivilDate, type Fen } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { enterprise, feeItem } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import type { FeeContext } from './decide.ts';
import type { FeeRow } from './fee-rows.ts';
import { logFee } from './log-fee.ts';
import { moveFee } from './move-fee.ts';

export interface NewFee {
  readonly id?: string | undefined;
  /** "ukey" for a USB key, any other word otherwise. */
  readonly kind: string;
  readonly amount: Fen;
  /** An https address or a path of this server; people read it before they pay. */
  readonly agreementUrl: string | null;
  readonly summary: string;
  readonly mandatory: boolean;
  /** Due date; without one it can be paid at any time. */
  readonly dueOn?: CivilDate | null | undefined;
  /** The number of the business behind the fee, and its basis. */
  readonly businessNumber?: string | null | undefined;
  readonly basis?: string | null | undefined;
}

const isReadable = (url: string): boolean => /^\/(?!\/)[\w/.-]*$/.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');

/**
 * Replaces the open fees of an enterprise: updates those with an id, adds new ones, cancels the rest. Declared fees stay. Refuses NOT_FOUND
 * for an unknown enterprise, an id that is not open, or an address that cannot be opened.
 */
export async function setFeeItems(context: FeeContext, enterpriseNo: string, items: readonly NewFee[]): Promise<FeeRow[]> {
  const { db, ids, clock } = context;
  const [known] = await db
    .select({ no: enterprise.enterpriseNo })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo))
    .for('update');
  const open = await db
    .select({ id: feeItem.id })
    .from(feeItem)
    .where(and(eq(feeItem.enterpriseNo, enterpriseNo), inArray(feeItem.state, [...UNPAID_FEE_STATES])));
  const kept = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (!known || kept.some((id) => open.every((one) => one.id !== id))) throw new Refusal('NOT_FOUND');
  if (items.some(({ agreementUrl }) => agreementUrl !== null && !isReadable(agreementUrl))) throw new Refusal('VALIDATION');

  const dropped = open.filter(({ id }) => !kept.includes(id));
  for (const { id } of dropped) await moveFee(db, { id, enterpriseNo, event: 'cancel' });
  const rows: FeeRow[] = [];
  for (const { id, ...fee } of items) {
    const changed =
      id === undefined
        ? await db
            .insert(feeItem)
            .values({ id: ids.next(), enterpriseNo, askedAt: clock.now(), ...fee })
            .returning()
        : await db.update(feeItem).set(fee).where(eq(feeItem.id, id)).returning();
    rows.push(...changed);
  }
  const asked = rows.filter(({ id }) => !kept.includes(id));
  await logFee(
    context,
    ...dropped.map(({ id }) => ({ feeId: id, event: 'cancel' as const })),
    ...asked.map(({ id }) => ({ feeId: id, event: 'ask' as const })),
  );
  for (const { id, summary } of asked) await notify(context, { ...messageOf('feeAsked', { summary }), enterpriseNo, subjectId: id });
  return rows;
}
