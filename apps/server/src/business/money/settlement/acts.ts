import type { EnterpriseNo, PieceId, VoucherId } from '@lianxin/api/contract';
import {
  fen,
  lateInterestOn,
  messageOf,
  Refusal,
  settlementSignatureText,
  sumFen,
  yuanOf,
  ZERO_FEN,
  type Act,
  type Fen,
} from '@lianxin/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, piece, pledge, voucher } from '../../../schema/index.ts';
import { actOf, approvalBy, remindOnce, requiredReason, type Review, signedAs, tellSecond } from '../../applications/application/index.ts';
import { accountOf, accountsById, partiesOf } from '../../foundation/parties/index.ts';
import { actsOnUnpaid } from '../../vouchers/issuance/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { elementsOf, requireSignature, type SignedText } from '../../foundation/signed-text/index.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { heldMaturity, isSettling, type Settling } from './hold.ts';
import { instruct } from './instruct.ts';
import { moveSettlement, noteSettlement, referenceOf, type SettlementRow } from './repository.ts';
import { actsOfPayer } from './to-pay.ts';
import { unpaidPieces } from './unpaid.ts';

interface VoucherAtVersion {
  readonly voucherId: VoucherId;
  readonly version: number;
}

/**
 * Locks a voucher of the person's enterprise after its payment has begun. Refuses NOT_FOUND to others, STALE_VERSION, and ILLEGAL_STATE.
 */
export async function heldToPay(context: CallContext, { voucherId, version }: VoucherAtVersion, act: Act): Promise<Settling> {
  const { db, viewer } = context;
  const maturity = await heldMaturity(db, voucherId);
  if (!isSettling(maturity) || maturity.voucher.issuerNo !== enterpriseOf(context)) throw new Refusal('NOT_FOUND');
  const { row } = maturity;
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  if (!actsOfPayer(maturity, viewer).includes(act)) throw new Refusal('ILLEGAL_STATE', { object: 'settlement', state: row.state, act });
  return maturity;
}

/** Also refuses SELF_REVIEW to the preparer and PASSED_ALREADY to the first reviewer. */
async function heldToReview(context: CallContext, shown: VoucherAtVersion): Promise<{ readonly maturity: Settling; readonly by: Review }> {
  const maturity = await heldMaturity(context.db, shown.voucherId);
  const makerId = isSettling(maturity) && maturity.row.state === 'prepared' ? maturity.row.preparedBy : null;
  if (makerId === context.viewer.userId) throw new Refusal('SELF_REVIEW');
  const held = await heldToPay(context, shown, 'authorisePay');
  return { maturity: held, by: await approvalBy(context, { kind: 'settlement', id: shown.voucherId, act: 'authorisePay', makerId }) };
}

/** Count and amount of unpaid pieces with late interest as of today. */
async function owedToday({ db, clock }: CallContext, { voucher }: Settling): Promise<{ amount: Fen; lateInterest: Fen; payees: number }> {
  const owed = { amount: ZERO_FEN, lateInterest: ZERO_FEN, payees: 0 };
  for await (const pieces of unpaidPieces(db, voucher.id)) {
    owed.amount = sumFen([owed.amount, ...pieces.map(({ amount }) => amount)]);
    owed.lateInterest = sumFen([
      owed.lateInterest,
      ...pieces.map(({ amount }) => lateInterestOn(amount, voucher.paymentDate, clock.today())),
    ]);
    owed.payees += pieces.length;
  }
  return owed;
}

/** Prepares the payment of overdue vouchers, all or none. */
export const settle: Handlers['voucher']['settle'] = async (context, { vouchers, payAccountId }) => {
  const { db, clock, viewer } = context;
  const account = payAccountId && (await accountOf(db, enterpriseOf(context), payAccountId));
  if (payAccountId !== undefined && account?.state !== 'normal') throw new Refusal('ACCOUNT_UNUSABLE');
  const act = actOf(context);
  const prepared: SettlementRow[] = [];
  for (const shown of vouchers.toSorted((left, right) => (left.voucherId < right.voucherId ? -1 : 1))) {
    const maturity = await heldToPay(context, shown, 'pay');
    const { amount, lateInterest } = await owedToday(context, maturity);
    const total = fen(amount + lateInterest);
    const by = { preparedBy: viewer.userId, preparedByName: viewer.displayName, preparedAt: clock.now() };
    const change = { ...by, total, lateInterest, authorisedBy: null, returnReason: null, ...(account && { payerAccountId: account.id }) };
    const row = await moveSettlement(act, maturity.row, 'prepare', change);
    prepared.push(row);
    const told = messageOf('paymentToAuthorise', { number: row.number, amount: total, person: viewer.displayName });
    await notify(context, { ...told, enterpriseNo: row.issuerNo, role: 'reviewer', subjectId: row.voucherId });
  }
  return { vouchers: prepared.map(referenceOf) };
};

/** The paying account, the number of payees, the amount and its late interest. */
async function textOf(context: CallContext, maturity: Settling): Promise<SignedText & { readonly lateInterest: Fen }> {
  const { db, clock } = context;
  const { row } = maturity;
  const account = (await accountsById(db, [row.payerAccountId])).get(row.payerAccountId);
  if (!account) throw new Refusal('ACCOUNT_UNUSABLE');
  const { amount, lateInterest, payees } = await owedToday(context, maturity);
  const { accountName: payerName, accountNumber: payerAccountNumber, bankName } = account;
  const text = settlementSignatureText({
    voucherNumber: row.number,
    payerName,
    payerAccountNumber,
    payees,
    amount,
    lateInterest,
    paysOn: clock.today(),
  });
  const elements = elementsOf({
    voucherNumber: row.number,
    payerAccount: `${payerName}　${bankName}　${payerAccountNumber}`,
    payees: String(payees),
    amount: yuanOf(amount),
    lateInterest: yuanOf(lateInterest),
    total: yuanOf(fen(amount + lateInterest)),
    dueOn: row.paysOn,
    payingOn: clock.today(),
  });
  return { text, elements, lateInterest };
}

/** For reviewers other than the preparer. */
export const settlementText = async (context: CallContext, shown: VoucherAtVersion): Promise<SignedText> => {
  const { maturity, by } = await heldToReview(context, shown);
  const { text, elements } = signedAs(by, await textOf(context, maturity));
  return { text, elements };
};

export const review: Handlers['settlement']['review'] = async (context, { decision, reason, signature: given, ...shown }) => {
  const { maturity, by } = await heldToReview(context, shown);
  const { row } = maturity;
  const act = actOf(context);
  if (decision === 'return') {
    const why = requiredReason(reason);
    const moved = await moveSettlement(act, row, 'returnPay', { returnReason: why }, { note: why });
    const told = messageOf('paymentReturned', { number: row.number, amount: row.total, reason: why });
    await notify(context, { ...told, enterpriseNo: row.issuerNo, userId: row.preparedBy ?? undefined, subjectId: row.voucherId });
    return referenceOf(moved);
  }
  const { text } = signedAs(by, await textOf(context, maturity));
  const subject = { act: 'settlementAuthorise' as const, subjectId: row.voucherId, version: row.version, text };
  const signature = await requireSignature(context, subject, given);
  if (by.pass === 'first') {
    await tellSecond(context, 'settlement', { id: row.voucherId, two: by.two, person: context.viewer.displayName });
    return referenceOf(await noteSettlement(act, row, 'passFirst', {}, { signature }));
  }
  const payingOn = context.clock.today();
  const round = { voucherId: row.voucherId, round: row.round + 1, paysOn: row.paysOn, payingOn };
  const { total, lateInterest } = await instruct(act, round);
  const change = { round: round.round, payingOn, total, lateInterest, authorisedBy: context.viewer.userId, shortage: null };
  return referenceOf(await moveSettlement(act, row, 'authorise', change, { signature }));
};

/** Records the reason for a delay and tells the holders. */
export const explain: Handlers['settlement']['explain'] = async (context, { explanation, ...shown }) => {
  const { db, clock, viewer } = context;
  const { row, voucher } = await heldToPay(context, shown, 'explain');
  const by = { explanation, explainedBy: viewer.displayName, explainedAt: clock.now() };
  const noted = await noteSettlement(actOf(context), row, 'explain', by, { note: explanation });
  const party = await partiesOf(db, [voucher.issuerNo]);
  const holders = await db
    .selectDistinctOn([piece.holderNo], { holderNo: piece.holderNo, id: piece.id })
    .from(piece)
    .where(and(eq(piece.voucherId, voucher.id), eq(piece.live, true), eq(piece.overdue, true)));
  const told = messageOf('paymentExplained', { number: voucher.number, from: party(voucher.issuerNo).name, reason: explanation });
  for (const { holderNo, id } of holders) await notify(context, { ...told, enterpriseNo: holderNo, subjectId: id });
  return referenceOf(noted);
};

/**
 * Retries payments that the payee's account rejected. Only starts the planned job early: it asks the bank about earlier refusals first, so
 * nobody is paid twice.
 */
export const retry: Handlers['settlement']['retry'] = async (context, shown) => {
  const { row } = await heldToPay(context, shown, 'retryPay');
  const act = actOf(context);
  await planJob(act, { kind: SETTLEMENT_JOBS.retry, subject: row.voucherId, runAt: context.clock.now() });
  return referenceOf(await noteSettlement(act, row, 'retryAsk', {}, {}));
};

/** A piece that the enterprise holds or has in pledge, and its role. Refuses NOT_FOUND otherwise. */
async function urgeablePiece(db: Db, pieceId: PieceId, viewerNo: EnterpriseNo) {
  const [found] = await db
    .select({ piece, voucher, state: issuance.state, lenderNo: pledge.lenderNo })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .leftJoin(pledge, and(eq(pledge.id, piece.pledgeId), inArray(piece.pledgeState, ['pledged', 'releasing'])))
    .where(and(eq(piece.id, pieceId), eq(piece.live, true), or(eq(piece.holderNo, viewerNo), eq(pledge.lenderNo, viewerNo))));
  if (!found) throw new Refusal('NOT_FOUND');
  const isPledgee = found.piece.holderNo !== viewerNo;
  const party: 'funder' | 'counterparty' = isPledgee || found.piece.source === 'financing' ? 'funder' : 'counterparty';
  return { ...found, isPledgee, party };
}

/** A holder, or a lender with the piece, urges the issuer to pay an overdue voucher; once a day each. */
export const urge: Handlers['settlement']['urge'] = async (context, { pieceId }) => {
  const { db, viewer } = context;
  const viewerNo = enterpriseOf(context);
  const { piece: late, voucher, state, party, isPledgee } = await urgeablePiece(db, pieceId, viewerNo);
  if (!actsOnUnpaid(state, party, late.overdue, viewer.role).includes('urge'))
    throw new Refusal('ILLEGAL_STATE', { object: 'issuance', state, act: 'urge' });
  // Holder and pledgee each have their own daily reminder.
  const remindedAt = await remindOnce(context, 'settlement', isPledgee ? `${pieceId}:${viewerNo}` : pieceId);
  const named = await partiesOf(db, [viewerNo]);
  const facts = { number: late.number, amount: late.amount, from: named(viewerNo).name };
  await notify(context, { ...messageOf('paymentUrged', facts), enterpriseNo: voucher.issuerNo, subjectId: voucher.id });
  return { remindedAt: remindedAt.toISOString() };
};
