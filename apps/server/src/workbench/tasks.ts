import type { EnterpriseNo } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { assignmentNotice, issuance, transfer } from '../db/schema/index.ts';
import type { SessionViewer } from '../http/handler.ts';

export type TaskKind =
  | 'signFor'
  | 'signForConfirm'
  | 'issuanceReview'
  | 'voidReview'
  | 'issuanceReturned'
  | 'transferReview'
  | 'transferReturned'
  | 'assignmentNotice';

/** Something that waits for the viewer's role. */
export interface Task {
  readonly kind: TaskKind;
  readonly id: string;
  readonly counterpartyNo: EnterpriseNo | null;
  readonly number: string;
  readonly amount: Fen;
  readonly waitingSince: Date;
  readonly deadline: CivilDate | null;
  readonly reason: string | null;
}

/** More than this a person does not read; the counts tell the rest. */
const TASK_LIMIT = 200;

type IssuanceRow = typeof issuance.$inferSelect;
type TransferRow = typeof transfer.$inferSelect;

const fromIssuance = (kind: TaskKind, row: IssuanceRow, counterpartyNo: EnterpriseNo | null): Task[] =>
  row.amount === null
    ? []
    : [
        {
          kind,
          id: row.id,
          counterpartyNo,
          number: row.reservedNumber ?? row.applicationNumber,
          amount: row.amount,
          waitingSince: row.stateSince,
          deadline: row.signDeadline,
          reason: row.reason,
        },
      ];

const fromTransfer = (kind: TaskKind, row: TransferRow, counterpartyNo: EnterpriseNo): Task => ({
  kind,
  id: row.id,
  counterpartyNo,
  number: row.transferNumber,
  amount: row.amount,
  waitingSince: row.stateSince,
  deadline: row.signDeadline,
  reason: row.reason,
});

const issuances = (db: Db, side: 'issuerNo' | 'recipientNo', enterpriseNo: EnterpriseNo, states: readonly IssuanceRow['state'][]) =>
  db
    .select()
    .from(issuance)
    .where(and(eq(issuance[side], enterpriseNo), eq(issuance.removed, false), inArray(issuance.state, [...states])))
    .orderBy(asc(issuance.stateSince))
    .limit(TASK_LIMIT);

const transfers = (db: Db, side: 'senderNo' | 'recipientNo', enterpriseNo: EnterpriseNo, states: readonly TransferRow['state'][]) =>
  db
    .select()
    .from(transfer)
    .where(and(eq(transfer[side], enterpriseNo), eq(transfer.removed, false), inArray(transfer.state, [...states])))
    .orderBy(asc(transfer.stateSince))
    .limit(TASK_LIMIT);

async function operatorTasks(db: Db, own: EnterpriseNo): Promise<Task[]> {
  const offered = await issuances(db, 'recipientNo', own, ['awaitingSignature']);
  const incoming = await transfers(db, 'recipientNo', own, ['awaitingSignature']);
  const returned = await issuances(db, 'issuerNo', own, ['returned']);
  const sentBack = await transfers(db, 'senderNo', own, ['returned']);
  const notices = await db
    .select()
    .from(assignmentNotice)
    .where(and(eq(assignmentNotice.issuerNo, own), isNull(assignmentNotice.readAt)))
    .orderBy(asc(assignmentNotice.transferredAt))
    .limit(TASK_LIMIT);
  return [
    ...offered.flatMap((row) => fromIssuance('signFor', row, row.issuerNo)),
    ...incoming.map((row) => fromTransfer('signFor', row, row.senderNo)),
    ...returned.flatMap((row) => fromIssuance('issuanceReturned', row, row.recipientNo)),
    ...sentBack.map((row) => fromTransfer('transferReturned', row, row.recipientNo)),
    ...notices.map((row): Task => ({
      kind: 'assignmentNotice',
      id: row.id,
      counterpartyNo: row.toNo,
      number: row.number,
      amount: row.amount,
      waitingSince: row.transferredAt,
      deadline: null,
      reason: null,
    })),
  ];
}

/** A reviewer's work leaves out what they entered themselves: nobody reviews their own. */
async function reviewerTasks(db: Db, own: EnterpriseNo, userId: string): Promise<Task[]> {
  const toReview = await issuances(db, 'issuerNo', own, ['awaitingReview', 'voidAwaitingReview']);
  const transfersToReview = await transfers(db, 'senderNo', own, ['awaitingReview']);
  const signed = await issuances(db, 'recipientNo', own, ['awaitingSignatureReview']);
  const signedTransfers = await transfers(db, 'recipientNo', own, ['awaitingSignatureReview']);
  return [
    ...toReview
      .filter((row) => (row.state === 'voidAwaitingReview' ? row.voidMakerId : row.makerId) !== userId)
      .flatMap((row) => fromIssuance(row.state === 'voidAwaitingReview' ? 'voidReview' : 'issuanceReview', row, row.recipientNo)),
    ...transfersToReview.filter((row) => row.makerId !== userId).map((row) => fromTransfer('transferReview', row, row.recipientNo)),
    ...signed.filter((row) => row.signerId !== userId).flatMap((row) => fromIssuance('signForConfirm', row, row.issuerNo)),
    ...signedTransfers.filter((row) => row.signerId !== userId).map((row) => fromTransfer('signForConfirm', row, row.senderNo)),
  ];
}

/** What waits for a person, in no particular order. Administrators and group viewers have none of this work. */
export async function tasksOf(db: Db, viewer: Pick<SessionViewer, 'enterpriseNo' | 'role' | 'userId'>): Promise<readonly Task[]> {
  if (viewer.enterpriseNo === null) return [];
  if (viewer.role === 'operator') return operatorTasks(db, viewer.enterpriseNo);
  return viewer.role === 'reviewer' ? reviewerTasks(db, viewer.enterpriseNo, viewer.userId) : [];
}
