import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Db } from '../../platform/db/client.ts';
import { notify } from '../message/notify.ts';
import type { FeeRow } from './fee-rows.ts';
import { moveFee } from './move-fee.ts';

/** What the platform's acts on fees need; who does them and why is written down by whoever calls. */
export interface FeeContext {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
}

const tell = (context: FeeContext, { enterpriseNo, id }: FeeRow, title: string, content: string) =>
  notify(context, { enterpriseNo, type: 'result', title, content, subjectKind: 'fee', subjectId: id });

/** The platform has found the payment of a declared fee. Refuses NOT_FOUND or ILLEGAL_STATE. */
export async function confirmFee(context: FeeContext, id: string): Promise<FeeRow> {
  const row = await moveFee(context.db, { id, event: 'confirm', set: { decidedAt: context.clock.now() } });
  await tell(context, row, '缴费已确认', `平台已确认“${row.summary}”到账。`);
  return row;
}

/** The platform has not found the payment of a declared fee: it waits for the enterprise again, with the reason. */
export async function sendBackFee(context: FeeContext, id: string, reason: string): Promise<FeeRow> {
  const row = await moveFee(context.db, { id, event: 'sendBack', set: { decidedAt: context.clock.now(), returnReason: reason } });
  await tell(context, row, '缴费申报已退回', `“${row.summary}”的缴费申报已退回：${reason}`);
  return row;
}
