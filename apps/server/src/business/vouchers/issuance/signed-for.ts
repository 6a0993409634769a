import { IssuanceId, type EnterpriseNo } from '@lianxin/api/contract';
import { allowedActs, issuanceMachine } from '@lianxin/domain';
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { issuance, piece } from '../../../schema/index.ts';
import { type SentRow, signedFor } from '../../applications/application/index.ts';
import { closeIssuance, receiveIssuance, stepIssuance } from './sign-for.ts';
import { issuances } from './repository.ts';
import { receiptTextOf } from './signed.ts';
import { tellIssuance } from './tell.ts';

const idOf = (id: string) => z.parse(IssuanceId, id);

/** Recipients see a voided voucher as withdrawn, and every later state as signed. */
const shownAs = (state: SQL): SQL => sql`case
  when ${state} in ('awaitingSignature', 'voidAwaitingReview', 'awaitingSignatureReview', 'refused', 'signatureExpired') then ${state}
  when ${state} = 'voided' then 'withdrawn' else 'signed' end`;

const sentTo = (enterpriseNo: EnterpriseNo): SQL => sql`
  select 'issuance' as kind, i.id, v.number, i.issuer_no, i.issuer_no as from_no, i.amount, v.issued_on, i.due_on, i.signed_on, i.sign_deadline, i.passed_at,
    ${shownAs(sql`i.state`)} as state
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

export const issuanceSignedFor = signedFor('issuance', {
  acts: { sign: 'issuanceSignFor', confirm: 'issuanceSignForConfirm' },
  rows: issuances,
  idOf,
  canExpire: ({ state }) => issuanceMachine.can(state, 'expire'),
  textOf: receiptTextOf,
  step: stepIssuance,
  receive: receiveIssuance,
  end: closeIssuance,
  tell: tellIssuance,
  shownAs,
  sentTo,
  rowsOf,
});
