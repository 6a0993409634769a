import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../../calls/handler.ts';
import type { CallContext } from '../../../../platform/call-context.ts';
import { refusedField } from '../../../../platform/refusals.ts';
import { recordAudit } from '../../../../platform/security/audit.ts';
import { plainReceivable } from '../../../../schema/index.ts';
import { ownReceivable, type PlainRow } from './own.ts';
import { receivableView } from './rows.ts';

type Calls = Handlers['receivable'];

async function saveCollection(
  context: CallContext,
  row: PlainRow,
  change: Pick<PlainRow, 'collectedOn' | 'receiptNumber'>,
  action: string,
) {
  const { viewer, clock } = context;
  await context.db
    .update(plainReceivable)
    .set({ ...change, version: row.version + 1, changedBy: viewer.displayName, changedAt: clock.now() })
    .where(eq(plainReceivable.id, row.id));
  await recordAudit(context, action, row.id);
  return receivableView(context, row.id);
}

export const collectReceivable: Calls['collect'] = async (context, { collectedOn, receiptNumber, ...seen }) => {
  if (collectedOn > context.clock.today())
    throw refusedField('collectedOn', { zh: '收款日期不能晚于今天', en: 'It cannot have been collected after today' });
  const row = await ownReceivable(context, seen, false);
  return saveCollection(context, row, { collectedOn, receiptNumber: receiptNumber ?? null }, 'receivable.collect');
};

export const reopenReceivable: Calls['reopen'] = async (context, seen) => {
  const row = await ownReceivable(context, seen, true);
  return saveCollection(context, row, { collectedOn: null, receiptNumber: null }, 'receivable.reopen');
};

export const removeReceivable: Calls['remove'] = async (context, seen) => {
  const row = await ownReceivable(context, seen, false);
  await context.db.delete(plainReceivable).where(eq(plainReceivable.id, row.id));
  await recordAudit(context, 'receivable.remove', row.id);
  return {};
};
