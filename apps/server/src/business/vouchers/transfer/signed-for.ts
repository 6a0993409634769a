import { TransferId, type EnterpriseNo } from '@lianxin/api/contract';
import { allowedActs, transferMachine } from '@lianxin/domain';
import { inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { transfer, piece } from '../../../schema/index.ts';
import { type SentRow, signedFor } from '../../applications/application/index.ts';
import { completeTransfer, stepTransfer } from './complete.ts';
import { endTransfer } from './revert.ts';
import { transfers } from './repository.ts';
import { receiptTextOf } from './signed.ts';
import { tellTransfer } from './tell.ts';

const idOf = (id: string) => z.parse(TransferId, id);

const shownAs = (state: SQL): SQL => sql`case when ${state} = 'completed' then 'signed'
  when ${state} in ('awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview', 'refused', 'signatureExpired', 'withdrawn') then ${state} end`;

const sentTo = (enterpriseNo: EnterpriseNo): SQL => sql`
  select 'transfer' as kind, t.id, p.number, t.issuer_no, t.sender_no as from_no, t.amount, p.issued_on, t.due_on, p.received_on as signed_on, t.sign_deadline, t.passed_at,
    ${shownAs(sql`t.state`)} as state
  from transfer t join piece p on p.id = t.child_piece_id
  where t.recipient_no = ${enterpriseNo} and t.passed_at is not null and t.state in
    ('awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview', 'refused', 'signatureExpired', 'completed', 'withdrawn')`;

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

export const transferSignedFor = signedFor('transfer', {
  acts: { sign: 'transferSignFor', confirm: 'transferSignForConfirm' },
  rows: transfers,
  idOf,
  canExpire: ({ state }) => transferMachine.can(state, 'expire'),
  textOf: receiptTextOf,
  step: stepTransfer,
  receive: completeTransfer,
  end: endTransfer,
  tell: tellTransfer,
  shownAs,
  sentTo,
  rowsOf,
});
