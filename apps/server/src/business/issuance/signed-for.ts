import { IssuanceId, type EnterpriseNo } from '@lianxin/api/contract';
import { allowedActs, issuanceMachine } from '@lianxin/domain';
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { issuance, piece } from '../../schema/index.ts';
import { guardAct } from '../applications/guard.ts';
import type { Sent, SentRow, SignedFor } from '../applications/kind.ts';
import { closeIssuance, receiveIssuance, stepIssuance } from './sign-for.ts';
import { issuances, type IssuanceRow } from './repository.ts';
import { receiptTextOf } from './signed.ts';
import { tellIssuance } from './tell.ts';

/** Issuance on its way to its recipient’s signature. */
const sent = (row: IssuanceRow): Sent => ({
  id: row.id,
  state: row.state,
  version: row.version,
  signerId: row.signerId,
  receivingAccountId: row.receivingAccountId,
  signDeadline: row.signDeadline,
  canExpire: issuanceMachine.can(row.state, 'expire'),
  guard: (viewer, act, shown) => guardAct('issuance', row, 'counterparty', viewer, act, shown),
  textOf: (db, decision, accountId) => receiptTextOf(db, row, decision, accountId),
  sign: async (context, receipt) => sent(await stepIssuance(context, row, 'sign', receipt)),
  signReturn: async (context, reason) => sent(await stepIssuance(context, row, 'signReturn', { reason })),
  receive: async (context, event, receipt) => sent(await receiveIssuance(context, row, event, receipt)),
  refuse: async (context, by) => sent(await closeIssuance(context, row, 'refuse', by)),
  expire: async (context) => sent(await closeIssuance(context, row, 'expire')),
  tell: (context, step) => tellIssuance(context, row, step),
});

const idOf = (id: string) => z.parse(IssuanceId, id);

/** A voided voucher was withdrawn, as its recipient sees it; one that is the recipient’s is signed for, whatever became of it. */
const sentTo = (enterpriseNo: EnterpriseNo): SQL => sql`
  select 'issuance' as kind, i.id, v.number, i.issuer_no, i.issuer_no as from_no, i.amount, v.issued_on, i.due_on, i.signed_on, i.sign_deadline, i.passed_at,
    case when i.state in ('awaitingSignature', 'voidAwaitingReview', 'awaitingSignatureReview', 'refused', 'signatureExpired') then i.state
      when i.state = 'voided' then 'withdrawn' else 'signed' end as state
  from issuance i join voucher v on v.id = i.voucher_id
  where i.recipient_no = ${enterpriseNo} and i.passed_at is not null`;

async function rowsOf(db: Db, ids: readonly string[]): Promise<SentRow[]> {
  const rows = await db
    .select()
    .from(issuance)
    .where(inArray(issuance.id, ids.map(idOf)));
  const vouchers = rows.flatMap(({ voucherId }) => voucherId ?? []);
  const roots = await db
    .select()
    .from(piece)
    .where(and(inArray(piece.voucherId, vouchers), isNull(piece.parentId)));
  return rows.flatMap((row) => {
    const offered = roots.find(({ voucherId }) => voucherId === row.voucherId);
    return offered ? [{ ...row, offered, granted: (role) => allowedActs('issuance', row.state, 'counterparty', role) }] : [];
  });
}

/** How issuances are signed for. */
export const issuanceSignedFor: SignedFor = {
  acts: { sign: 'issuanceSignFor', confirm: 'issuanceSignForConfirm' },
  hold: async (db, id, viewerNo, act) => sent(await issuances.received(db, idOf(id), viewerNo, act)),
  async holdForJob(db, id) {
    const row = await issuances.hold(db, idOf(id));
    return row && sent(row);
  },
  sentTo,
  rowsOf,
};
