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
import { actOf, passBy, remindOnce, requiredReason, type Review, signedAs, tellSecond } from '../../applications/application/index.ts';
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

interface Shown {
  readonly voucherId: VoucherId;
  readonly version: number;
}

/**
 * A voucher of the person's enterprise whose payment has begun, held for an act. To everybody else it does not exist. Refuses STALE_VERSION where it has
 * changed since it was shown, and ILLEGAL_STATE where the act is not due.
 */
export async function heldToPay(context: CallContext, { voucherId, version }: Shown, act: Act): Promise<Settling> {
  const { db, viewer } = context;
  const maturity = await heldMaturity(db, voucherId);
  if (!isSettling(maturity) || maturity.voucher.issuerNo !== enterpriseOf(context)) throw new Refusal('NOT_FOUND');
  const { row } = maturity;
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  if (!actsOfPayer(maturity, viewer).includes(act)) throw new Refusal('ILLEGAL_STATE', { object: 'settlement', state: row.state, act });
  return maturity;
}

/** The same for its review. Refuses SELF_REVIEW to who prepared the payment, and PASSED_ALREADY to who authorised it first. */
async function heldToReview(context: CallContext, shown: Shown): Promise<{ readonly maturity: Settling; readonly by: Review }> {
  const maturity = await heldMaturity(context.db, shown.voucherId);
  const makerId = isSettling(maturity) && maturity.row.state === 'prepared' ? maturity.row.preparedBy : null;
  if (makerId === context.viewer.userId) throw new Refusal('SELF_REVIEW');
  const held = await heldToPay(context, shown, 'authorisePay');
  return { maturity: held, by: await passBy(context, { kind: 'settlement', id: shown.voucherId, act: 'authorisePay', makerId }) };
}

/** What a voucher's unpaid pieces come to today, with late interest, and how many they are. */
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

/** The issuer's operator prepares the payment of overdue vouchers: all of those named, or none. */
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

/** What the reviewer signs to have a voucher paid today: from which account, how many payees, how much, with how much late interest. */
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
    paysOn: clock.today(),
  });
  return { text, elements, lateInterest };
}

/** The text of an authorisation, for a reviewer who did not prepare the payment. */
export const settlementText = async (context: CallContext, shown: Shown): Promise<SignedText> => {
  const { maturity, by } = await heldToReview(context, shown);
  const { text, elements } = signedAs(by, await textOf(context, maturity));
  return { text, elements };
};

/** The issuer's reviewer has a voucher paid, with their signature, or returns it to whoever prepared it. */
export const review: Handlers['settlement']['review'] = async (context, { decision, reason, signature: given, ...shown }) => {
  const { maturity, by } = await heldToReview(context, shown);
  const { row } = maturity;
  const act = actOf(context);
  if (decision === 'return') {
    const why = requiredReason(reason);
    const moved = await moveSettlement(act, row, 'returnPay', { returnReason: why }, { note: why });
    const told = messageOf('paymentReturned', { number: row.number, reason: why });
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

/** The issuer's operator says why a voucher is late; its holders are told. */
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
 * The issuer's operator has those paid now whose accounts took no money. Nothing but the planned work is brought forward: it asks the bank
 * once more for what it refused before it pays anything anew, so that nobody is paid twice, whoever starts it.
 */
export const retry: Handlers['settlement']['retry'] = async (context, shown) => {
  const { row } = await heldToPay(context, shown, 'retryPay');
  const act = actOf(context);
  await planJob(act, { kind: SETTLEMENT_JOBS.retry, subject: row.voucherId, runAt: context.clock.now() });
  return referenceOf(await noteSettlement(act, row, 'retryAsk', {}, {}));
};

/** A piece that an enterprise holds, or that is pledged to it, and as which party it asks to be paid. Refuses NOT_FOUND to everybody else. */
async function urgeable(db: Db, pieceId: PieceId, viewerNo: EnterpriseNo) {
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

/** The operator of a holder, or of a lender that bought or was pledged a piece, asks the issuer for its overdue payment, once a day each. */
export const urge: Handlers['settlement']['urge'] = async (context, { pieceId }) => {
  const { db, viewer } = context;
  const viewerNo = enterpriseOf(context);
  const { piece: late, voucher, state, party, isPledgee } = await urgeable(db, pieceId, viewerNo);
  if (!actsOnUnpaid(state, party, late.overdue, viewer.role).includes('urge'))
    throw new Refusal('ILLEGAL_STATE', { object: 'issuance', state, act: 'urge' });
  // Whoever holds a piece and whoever has it pledged ask for themselves: neither uses up the other's day.
  const remindedAt = await remindOnce(context, 'settlement', isPledgee ? `${pieceId}:${viewerNo}` : pieceId);
  const named = await partiesOf(db, [viewerNo]);
  const facts = { number: late.number, amount: late.amount, from: named(viewerNo).name };
  await notify(context, { ...messageOf('paymentUrged', facts), enterpriseNo: voucher.issuerNo, subjectId: voucher.id });
  return { remindedAt: remindedAt.toISOString() };
};
