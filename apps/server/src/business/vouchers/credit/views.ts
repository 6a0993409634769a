import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { waitingFor, type CivilDate } from '@lianxin/domain';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { actsOf, waitsForSecond, withLastReminders, withTwoReviews } from '../../applications/application/index.ts';
import { stateOn, type LineRow } from './lines.ts';
import { freeOf } from './quota.ts';
import { referenceOf, type CreditApplicationRow } from './repository.ts';

type LineView = ResponseOf<Contract['creditLine']['get']>[number];
type ApplicationView = ResponseOf<Contract['creditLine']['applications']>['list'][number];

export const lineView = (row: LineRow, today: CivilDate): LineView => ({
  channel: row.channel,
  bankName: row.bankName,
  creditNumber: row.creditNumber,
  state: stateOn(row, today),
  total: row.total,
  used: row.used,
  inTransit: row.inTransit,
  available: freeOf(row),
  beginsOn: row.beginsOn,
  validUntil: row.validUntil,
  queriedAt: row.queriedAt.toISOString(),
  version: row.version,
});

function applicationView(row: CreditApplicationRow, { userId, role }: Pick<RowViewer, 'userId' | 'role'>): ApplicationView {
  const isOwn = row.makerId === userId;
  const waiting = waitingFor(row.state, 'creditApplication');
  return {
    ...referenceOf(row),
    channel: row.channel,
    bankName: row.bankName,
    amount: row.amount,
    previousTotal: row.previousTotal,
    purpose: row.purpose,
    makerName: row.makerName,
    isOwn,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    grantedTotal: row.grantedTotal,
    validUntil: row.validUntil,
    waitingFor: waiting
      ? { party: waiting.party === 'own' ? 'own' : 'funder', role: waiting.role, since: row.stateSince.toISOString() }
      : null,
    reason: row.reason,
    acts: actsOf('creditApplication', row.state, 'own', role, isOwn),
  };
}

/** Requests as their enterprise sees them. */
export async function applicationViews(
  context: Pick<CallContext, 'db' | 'clock'>,
  rows: readonly CreditApplicationRow[],
  viewer: RowViewer,
): Promise<ApplicationView[]> {
  const views = rows.map((row) => applicationView(row, viewer));
  const reviewed = await withTwoReviews(context.db, 'creditApplication', viewer, views, waitsForSecond);
  return withLastReminders(context, 'creditApplication', reviewed);
}
