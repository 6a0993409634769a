import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { Refusal, type Act } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { financing } from '../../../schema/index.ts';
import { actOf, assertInTime, assertOneSideOf, isFirst, approvalBy, requiredReason } from '../../applications/application/index.ts';
import { assertContractActPossible, FINANCING, type FinancingRow, financings, isStepMissing } from '../financing/index.ts';
import { endFunding, lenderJob, payOut, referenceOf, repayingOf, signatureFor, supplementing, takeStep } from '../funding/index.ts';
import { stepOfContract } from './contract.ts';
import { issueTicket } from './signing-tickets.ts';

/** Schedules a message to the lender's system about a step. */
const notifyLender = (context: CallContext, row: FinancingRow, what: Parameters<typeof lenderJob>[3] = 'tellLender'): void =>
  deferWrites(context.db, lenderJob(FINANCING, context, row, what));

const signsWithLender = ({ channels }: CallContext, { channel }: FinancingRow): boolean =>
  channels.byCode(channel)?.needs.includes('signature') === true;

/** The refusal of an act that this lender does not use, or that is not possible now. */
const notPossible = ({ state }: FinancingRow, act: Act) => new Refusal('ILLEGAL_STATE', { object: 'financing', state, act });

/** Locks a financing for a contract act that is possible and in time. */
async function lockForContractAct(context: CallContext, { id, version }: { id: FinancingRow['id']; version: number }, act: Act) {
  const row = await financings.heldFor(context, id, act, version);
  assertContractActPossible(row, act);
  assertInTime(context, { dueOn: row.dueOn });
  return row;
}

/** The holder's operator signs the contract, unless the lender requires signing on its own page. */
const signContract: Handlers['financing']['signContract'] = async (context, { id, version, agreed, signature: given }) => {
  const row = await lockForContractAct(context, { id, version }, 'signContract');
  if (signsWithLender(context, row)) throw notPossible(row, 'signContract');
  if (!agreed) throw refusedField('agreed', { zh: '请先阅读并同意融资合同', en: 'Read the contract and agree to it first' });
  const signature = await signatureFor(FINANCING, context, row, ['signContract', 'financingContract'], given);
  return referenceOf(await stepOfContract(actOf(context), row, 'signContract', { contractMakerId: context.viewer.userId, signature }));
};

/** The holder's reviewer confirms the contract or returns it. */
const reviewContract: Handlers['financing']['reviewContract'] = async (context, { id, version, decision, reason, signature: given }) => {
  const step = decision === 'pass' ? 'contractConfirm' : 'contractReturn';
  const row = await lockForContractAct(context, { id, version }, step);
  const pass = await approvalBy(context, { kind: 'financing', id: row.id, act: step, makerId: row.contractMakerId });
  if (step === 'contractReturn')
    return referenceOf(await stepOfContract(actOf(context), row, step, { contractMakerId: null, reason: requiredReason(reason) }));
  const signature = await signatureFor(FINANCING, context, row, ['contractConfirm', 'financingContractConfirm'], given, pass);
  if (isFirst(pass)) return referenceOf(await financings.passFirst(actOf(context), row, pass, {}, { signature }));
  const confirmed = await stepOfContract(actOf(context), row, step, {
    contractConfirmerId: context.viewer.userId,
    signature,
    reason: null,
  });
  notifyLender(context, confirmed);
  return referenceOf(confirmed);
};

/** The issuer's operator consents to its share or refuses it; a refusal returns the application to its maker. */
const consent: Handlers['financing']['consent'] = async (context, { id, version, decision, reason }) => {
  const act = actOf(context);
  if (decision === 'consent') {
    const row = await lockForContractAct(context, { id, version }, 'consent');
    return referenceOf(await stepOfContract(act, row, 'consent', { consentMakerId: context.viewer.userId }));
  }
  const row = await lockForContractAct(context, { id, version }, 'consentRefuse');
  const change = { issuerAssent: 'refused', ownAssent: null, lenderAssent: null, reason: requiredReason(reason) } as const;
  return referenceOf(await endFunding(FINANCING, act, row, 'consentRefuse', change));
};

/** The issuer's reviewer confirms the consent or returns it. */
const reviewConsent: Handlers['financing']['reviewConsent'] = async (context, { id, version, decision, reason, signature: given }) => {
  const step = decision === 'pass' ? 'consentConfirm' : 'consentReturn';
  const row = await lockForContractAct(context, { id, version }, step);
  const pass = await approvalBy(context, { kind: 'financing', id: row.id, act: step, makerId: row.consentMakerId });
  if (step === 'consentReturn')
    return referenceOf(await stepOfContract(actOf(context), row, step, { consentMakerId: null, reason: requiredReason(reason) }));
  const signature = await signatureFor(FINANCING, context, row, ['consentConfirm', 'financingConsent'], given, pass);
  if (isFirst(pass)) return referenceOf(await financings.passFirst(actOf(context), row, pass, {}, { signature }));
  const consented = await stepOfContract(actOf(context), row, step, { consentConfirmerId: context.viewer.userId, signature, reason: null });
  notifyLender(context, consented);
  return referenceOf(consented);
};

/** Stores the further step required by the lender, and notifies the lender. */
async function takeFurtherStep(
  context: CallContext,
  { id, version }: { id: FinancingRow['id']; version: number },
  alias: 'abc' | 'bcm',
  content: Readonly<Record<string, string | boolean>>,
) {
  const row = await financings.ownFor(context, id, 'furtherStep', version);
  if (context.channels.byCode(row.channel)?.alias !== alias || !isStepMissing(row)) throw notPossible(row, 'furtherStep');
  const moved = await takeStep(FINANCING, actOf(context), row, 'furtherStep', { furtherStep: content });
  notifyLender(context, moved);
  return referenceOf(moved);
}

/** Returns the page on which the holder's operator signs at the lender. The lender is called outside any transaction. */
const signIcbc: Handlers['financing']['signIcbc'] = async (context, { id, version }) => {
  const asked = await context.transaction(async (db) => {
    const inTransaction = { ...context, db };
    const row = await lockForContractAct(inTransaction, { id, version }, 'signContract');
    if (!signsWithLender(context, row)) throw notPossible(row, 'signContract');
    await assertOneSideOf('financing', actOf(inTransaction), row.id);
    // The person who requested the page counts as the signer, so that another person confirms the contract.
    await db.update(financing).set({ contractMakerId: context.viewer.userId }).where(eq(financing.id, row.id));
    const { applicationNumber, channel } = row;
    return { applicationNumber, channel, ticket: await issueTicket(inTransaction, row, context.viewer.userId) };
  });
  const page = await context.lender.signingPage(asked).catch((error: unknown) => {
    throw error instanceof GatewayError ? new Refusal('MAINTENANCE') : error;
  });
  return { url: page.url, validUntil: page.validUntil.toISOString() };
};

const { repay, reviewRepayment, confirmRepayment } = repayingOf(FINANCING);

const execute: Handlers['financing']['execute'] = async (context, { id, version }) => {
  await financings.ownFor(context, id, 'remind', version);
  const { row } = await financings.remind(context, id);
  if (row.state !== 'awaitingAcceptance') throw notPossible(row, 'remind');
  notifyLender(context, row, 'submitToLender');
  return referenceOf(row);
};

const executeAbc: Handlers['financing']['executeAbc'] = (context, { id, version, declaresAssignable, contactName, contactMobile }) => {
  if (!declaresAssignable)
    throw refusedField('declaresAssignable', { zh: '请先声明债权可转让', en: 'Declare first that the claim may be assigned' });
  return takeFurtherStep(context, { id, version }, 'abc', { declaresAssignable, contactName, contactMobile });
};

const disburse: Handlers['financing']['disburse'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const row = await financings.heldFor(context, id, 'disburse', version);
  if (paidOn > context.clock.today()) throw refusedField('paidOn', { zh: '放款日期不能晚于今天', en: 'It cannot be after today' });
  return referenceOf(await payOut(FINANCING, actOf(context), row, { paidOn, receiptNumber }));
};

/** The calls for a passed application, by the holder, the lender and the issuer. */
export const lenderCalls = {
  financing: {
    signContract: { scope: 'enterprise', statements: 14, handle: signContract },
    reviewContract: { scope: 'enterprise', statements: 20, handle: reviewContract },
    consent: { scope: 'enterprise', statements: 16, handle: consent },
    reviewConsent: { scope: 'enterprise', statements: 20, handle: reviewConsent },
    repay: { scope: 'enterprise', statements: 9, handle: repay },
    reviewRepayment: { scope: 'enterprise', statements: 18, handle: reviewRepayment },
    confirmRepayment: { scope: 'enterprise', statements: 19, handle: confirmRepayment },
    signIcbc: { scope: 'enterprise', ownTransactions: true, statements: 8, handle: signIcbc },
    execute: { scope: 'enterprise', statements: 6, handle: execute },
    executeAbc: { scope: 'enterprise', statements: 8, handle: executeAbc },
    executeBcm: {
      scope: 'enterprise',
      statements: 8,
      handle: (context, { id, version, customerNumber }) => takeFurtherStep(context, { id, version }, 'bcm', { customerNumber }),
    },
    supplement: { scope: 'enterprise', statements: 8, handle: supplementing(FINANCING) },
    disburse: { scope: 'enterprise', statements: 16, handle: disburse },
  },
} satisfies SomeCalls;
