import { IssuanceId, TransferId, type Contract, type RequestOf } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { supplementOf } from '../agreement/supplement.ts';
import { assertNotOwn, guardAct } from '../applications/guard.ts';
import { nextVoucherNumber } from '../applications/numbers.ts';
import { issuance } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { ownIssuance, type IssuanceRow } from '../issuance/repository.ts';
import { passTextOf as issuancePassTextOf, voidTextOf } from '../issuance/signed.ts';
import { prepareSignature } from '../signed-text/signature-requests.ts';
import { ownTransfer } from '../transfer/repository.ts';
import { guardSubject, receiptText, subjectFor } from '../sign-for/sign-for.ts';
import { passTextOf as transferPassTextOf } from '../transfer/signed.ts';
import type { SignedText } from '../signed-text/signed-texts.ts';

type PrepareRequest = RequestOf<Contract['signature']['prepare']>;

/** Fixes the number that the voucher will have, anew on another day: the number carries the day of issue. */
async function withNumber(context: CallContext, row: IssuanceRow): Promise<IssuanceRow> {
  if (row.reservedNumber?.slice(2, 10) === context.clock.today().replaceAll('-', '')) return row;
  const reservedNumber = await nextVoucherNumber(context);
  await context.db.update(issuance).set({ reservedNumber }).where(eq(issuance.id, row.id));
  return { ...row, reservedNumber };
}

async function issuanceText(context: CallContext, { act, subjectId, version }: PrepareRequest): Promise<SignedText> {
  const { db, viewer, clock } = context;
  const voids = act === 'voidReview';
  const event = voids ? 'voidApprove' : 'pass';
  const row = await ownIssuance(db, z.parse(IssuanceId, subjectId), enterpriseOf(context), event);
  guardAct('issuance', row, 'own', viewer, event, version);
  assertNotOwn(viewer, voids ? row.voidMakerId : row.makerId);
  return voids ? voidTextOf(db, row, viewer.displayName) : issuancePassTextOf(db, await withNumber(context, row), clock.today());
}

async function transferText(context: CallContext, { subjectId, version }: PrepareRequest): Promise<SignedText> {
  const { db, viewer } = context;
  const row = await ownTransfer(db, z.parse(TransferId, subjectId), enterpriseOf(context), 'pass');
  guardAct('transfer', row, 'own', viewer, 'pass', version);
  assertNotOwn(viewer, row.makerId);
  return transferPassTextOf(db, row);
}

async function receipt(context: CallContext, { act, subjectId, version, receivingAccountId }: PrepareRequest): Promise<SignedText> {
  const confirms = act.endsWith('Confirm');
  const kind = act.startsWith('issuance') ? 'issuance' : 'transfer';
  const subject = await subjectFor(context.db, kind, subjectId, enterpriseOf(context), confirms ? 'signConfirm' : 'sign');
  guardSubject(subject, context.viewer, confirms ? 'signConfirm' : 'sign', version);
  if (confirms) assertNotOwn(context.viewer, subject.row.signerId);
  return receiptText(context.db, subject, confirms ? 'confirm' : 'sign', receivingAccountId);
}

const TEXT_OF: Readonly<Record<PrepareRequest['act'], (context: CallContext, request: PrepareRequest) => Promise<SignedText>>> = {
  issuanceReview: issuanceText,
  voidReview: issuanceText,
  transferReview: transferText,
  issuanceSignFor: receipt,
  issuanceSignForConfirm: receipt,
  transferSignFor: receipt,
  transferSignForConfirm: receipt,
  supplementSign: supplementOf,
};

/** What you see is what you sign: fixes the elements of an act as the server holds them true, and names the certificates to sign with. */
export const prepare: Handlers['signature']['prepare'] = async (context, request) => {
  const { act, subjectId, version } = request;
  const { text, elements } = await TEXT_OF[act](context, request);
  const { requestId, certificates } = await prepareSignature(context, { act, subjectId, version, text });
  return {
    requestId,
    elements: [...elements],
    text,
    certificates: certificates.map(({ validUntil, ...certificate }) => ({ ...certificate, validUntil: validUntil.toISOString() })),
  };
};
