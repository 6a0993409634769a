import { TransferId, type EnterpriseNo } from '@lianxin/api/contract';
import { allowedActs, transferMachine } from '@lianxin/domain';
import { inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { transfer, piece } from '../../schema/index.ts';
import { guardAct } from '../applications/guard.ts';
import type { Sent, SentRow, SignedFor } from '../applications/kind.ts';
import { completeTransfer, stepTransfer } from './complete.ts';
import { endTransfer } from './revert.ts';
import { transfers, type TransferRow } from './repository.ts';
import { receiptTextOf } from './signed.ts';
import { tellTransfer } from './tell.ts';

/** Transfer on its way to its recipient’s signature. */
const sent = (row: TransferRow): Sent => ({
  id: row.id,
  state: row.state,
  version: row.version,
  signerId: row.signerId,
  receivingAccountId: row.receivingAccountId,
  signDeadline: row.signDeadline,
  canExpire: transferMachine.can(row.state, 'expire'),
  guard: (viewer, act, shown) => guardAct('transfer', row, 'counterparty', viewer, act, shown),
  textOf: (db, decision, accountId) => receiptTextOf(db, row, decision, accountId),
  sign: async (context, receipt) => sent(await stepTransfer(context, row, 'sign', receipt)),
  signReturn: async (context, reason) => sent(await stepTransfer(context, row, 'signReturn', { reason })),
  receive: async (context, event, receipt) => sent(await completeTransfer(context, row, event, receipt)),
  refuse: async (context, { reason }) => sent(await endTransfer(context, row, 'refuse', { reason })),
  expire: async (context) => sent(await endTransfer(context, row, 'expire')),
  tell: (context, step) => tellTransfer(context, row, step),
});

const idOf = (id: string) => z.parse(TransferId, id);

const sentTo = (enterpriseNo: EnterpriseNo): SQL => sql`
  select 'transfer' as kind, t.id, p.number, t.issuer_no, t.sender_no as from_no, t.amount, p.issued_on, t.due_on, p.received_on as signed_on, t.sign_deadline, t.passed_at,
    case when t.state = 'completed' then 'signed' else t.state end as state
  from transfer t join piece p on p.id = t.child_piece_id
  where t.recipient_no = ${enterpriseNo} and t.passed_at is not null and t.state in
    ('awaitingSignature', 'awaitingSignatureReview', 'refused', 'signatureExpired', 'completed', 'withdrawn')`;

async function rowsOf(db: Db, ids: readonly string[]): Promise<SentRow[]> {
  const rows = await db
    .select()
    .from(transfer)
    .where(inArray(transfer.id, ids.map(idOf)));
  const children = rows.flatMap(({ childPieceId }) => childPieceId ?? []);
  const pieces = await db.select().from(piece).where(inArray(piece.id, children));
  return rows.flatMap((row) => {
    const offered = pieces.find(({ id }) => id === row.childPieceId);
    return offered ? [{ ...row, offered, granted: (role) => allowedActs('transfer', row.state, 'counterparty', role) }] : [];
  });
}

/** How transfers are signed for. */
export const transferSignedFor: SignedFor = {
  acts: { sign: 'transferSignFor', confirm: 'transferSignForConfirm' },
  hold: async (db, id, viewerNo, act) => sent(await transfers.received(db, idOf(id), viewerNo, act)),
  async holdForJob(db, id) {
    const row = await transfers.hold(db, idOf(id));
    return row && sent(row);
  },
  sentTo,
  rowsOf,
};
