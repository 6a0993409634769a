import { FinancingId, type EnterpriseNo } from '@lianxin/api/contract';
import { financeableTogether, Refusal, type Fen } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import { lockVouchersOf, type PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf, assertAct, assertOneSide } from '../../applications/application/index.ts';
import { foreignFiles } from '../../trade/papers/index.ts';
import { assertAcceptable, findQuote, keptQuote, lenderOf, papersBehind, questionIn, shownPieces, takePieces } from '../funding/index.ts';
import { financingDrafts } from './drafts.ts';
import type { Form } from './form.ts';
import { financings, referenceOf, type FinancingRow } from './repository.ts';
import { tellFinancing } from './tell.ts';
import { writeApplication } from './write-application.ts';

/** The application that a new one is a copy of, for another lender: one of the enterprise's own that came to nothing. */
async function copied({ db, viewer }: CallContext, id: FinancingId | undefined): Promise<FinancingId | null> {
  if (id === undefined) return null;
  const { row, party } = await financings.find(db, id, enterpriseOf({ viewer }));
  assertAct('financing', row.state, party, viewer.role, 'copyToLender');
  return row.id;
}

/** Refuses what cannot be financed together, and a quote that was not given for it or stands no more; answers what is kept of it. */
async function assertForm(
  context: CallContext,
  enterpriseNo: EnterpriseNo,
  form: Form,
  pieces: readonly PieceRow[],
  again: FinancingRow | undefined,
) {
  const { db, clock } = context;
  const { channel, amount, wishedOn, quoteId, receivingAccountId, purpose, agreements } = form;
  if (!financeableTogether(pieces.map(({ issuerNo, dueOn, amount: available }) => ({ issuerNo, dueOn, available }))))
    throw new Refusal('PIECES_DIFFER');
  const papers = await papersBehind(db, pieces, { channel, own: again?.id }, true);
  const issuerRefused = again?.issuerAssent === 'refused';
  const { offer, quoted } = await findQuote(context, { enterpriseNo, pieces, amount, wishedOn, channel, issuerRefused }, quoteId);
  if (!offer) throw new Refusal('NOT_FOUND');
  const stands = quoted && keptQuote(quoted);
  await assertAcceptable(context, {
    kind: 'financing',
    enterpriseNo,
    pieces,
    amount,
    taken: amount,
    offer,
    quote: stands && {
      validUntil: stands.quoteValidUntil,
      issuerCosts: stands.issuerCosts,
      coveragePpm: quoted?.quote.question.terms.coveragePpm ?? 0n,
    },
    papers,
    wanted: form.invoices,
    receivingAccountId,
    purpose,
    agreements,
  });
  if (!stands) throw new Refusal('QUOTE_EXPIRED', { until: clock.today() });
  return stands;
}

/** Takes the pieces named, or a part of the last of them, for one lender, and sends the application to the reviewer. */
export const apply: Handlers['financing']['apply'] = async (context, { draftId, resubmits, copyOf, ...form }) => {
  const { db, ids } = context;
  const act = actOf(context);
  const enterpriseNo = enterpriseOf(context);
  const again: FinancingRow | undefined = resubmits && (await financings.ownFor(context, resubmits.id, 'submit', resubmits.version));
  const copiedFromId = again ? again.copiedFromId : await copied(context, copyOf);
  const lenderNo = await lenderOf(db, form.channel);
  const pieceIds = form.pieces.map(({ pieceId }) => pieceId);
  // Nobody else can move the pieces any more when they are read.
  const vouchers = await lockVouchersOf(db, pieceIds, enterpriseNo);
  const pieces = await shownPieces(db, enterpriseNo, form.pieces);
  await assertOneSide(act, [...vouchers.keys()]);
  if ((await foreignFiles(db, enterpriseNo, form.attachments ?? [])).length > 0)
    throw refusedField('attachments', { zh: '附件不属于本企业', en: 'These files are not your enterprise’s' });
  const quote = await assertForm(context, enterpriseNo, form, pieces, again);
  const id = again?.id ?? newId(ids, FinancingId);
  const takes = (amount: Fen) => ({ financingId: id, amount, lenderNo });
  const taken = await takePieces(act, {
    vouchers,
    pieces,
    amount: form.amount,
    takes,
    passes: questionIn(quote.quoteQuestion).terms.recourse ? 2 : 1,
  });
  const row = await writeApplication(context, { id, again, copiedFromId, lenderNo, form, quote, taken });
  await financingDrafts.discardDraft(db, enterpriseNo, draftId);
  await tellFinancing(context, row, 'submit');
  return referenceOf(row);
};
