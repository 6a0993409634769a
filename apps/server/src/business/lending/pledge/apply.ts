import { PledgeId, type EnterpriseNo } from '@lianxin/api/contract';
import { Refusal, type Fen } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import { lockVouchersOf, type PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf, assertAct, assertOneSide } from '../../applications/application/index.ts';
import { assertAcceptable, findQuote, keptQuote, lenderOf, papersBehind, shownPieces, takePieces } from '../funding/index.ts';
import { foreignFiles } from '../../trade/papers/index.ts';
import { pledgeDrafts } from './drafts.ts';
import type { Form } from './form.ts';
import { pledges, referenceOf, type PledgeRow } from './repository.ts';
import { tellPledge } from './tell.ts';
import { writeApplication } from './write-application.ts';

/** The application that a new one is a copy of, for another lender: one of the enterprise's own that came to nothing. */
async function copied({ db, viewer }: CallContext, id: PledgeId | undefined): Promise<PledgeId | null> {
  if (id === undefined) return null;
  const { row, party } = await pledges.find(db, id, enterpriseOf({ viewer }));
  assertAct('pledge', row.state, party, viewer.role, 'copyToLender');
  return row.id;
}

const needsGuarantor = ({ channels }: CallContext, code: number): boolean => channels.byCode(code)?.needs.includes('guarantor') === true;

/** Refuses somebody who answers for a loan that nobody is asked to answer for, and nobody where somebody is. */
function assertGuarantor(context: CallContext, { channel, guarantorNo }: Form, lenderNo: EnterpriseNo): void {
  if (needsGuarantor(context, channel) !== (guarantorNo !== undefined) || guarantorNo === lenderNo)
    throw refusedField('guarantorNo', { zh: '请选择担保方', en: 'Choose who answers for the loan' });
}

/** Refuses what cannot be pledged, and a quote that was not given for it or stands no more; answers what is kept of it. */
async function assertForm(
  context: CallContext,
  enterpriseNo: EnterpriseNo,
  form: Form,
  pieces: readonly PieceRow[],
  own: PledgeId | undefined,
) {
  const { db, clock } = context;
  const { channel, amount, pledged, repayOn, guarantorNo, wishedOn, quoteId, receivingAccountId, purpose, agreements } = form;
  const papers = await papersBehind(db, pieces, { channel, own }, true);
  const asked = { enterpriseNo, pieces, amount, wishedOn, channel, pledge: { pledged, repayOn, guarantorNo } };
  const { offer, quoted } = await findQuote(context, asked, quoteId);
  if (!offer) throw new Refusal('NOT_FOUND');
  const stands = quoted && keptQuote(quoted);
  await assertAcceptable(context, {
    kind: 'pledge',
    enterpriseNo,
    pieces,
    amount,
    taken: pledged,
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
  if (!stands || !quoted) throw new Refusal('QUOTE_EXPIRED', { until: clock.today() });
  return { kept: stands, quote: quoted.quote };
}

/** Takes the pieces named, or a part of the last of them, to be pledged, and sends the application to the reviewer. */
export const apply: Handlers['pledge']['apply'] = async (context, { draftId, resubmits, copyOf, ...form }) => {
  const { db, ids } = context;
  const act = actOf(context);
  const enterpriseNo = enterpriseOf(context);
  const again: PledgeRow | undefined = resubmits && (await pledges.ownFor(context, resubmits.id, 'submit', resubmits.version));
  const copiedFromId = again ? again.copiedFromId : await copied(context, copyOf);
  const lenderNo = await lenderOf(db, form.channel);
  assertGuarantor(context, form, lenderNo);
  const pieceIds = form.pieces.map(({ pieceId }) => pieceId);
  // Nobody else can move the pieces any more when they are read.
  const vouchers = await lockVouchersOf(db, pieceIds, enterpriseNo);
  const pieces = await shownPieces(db, enterpriseNo, form.pieces);
  await assertOneSide(act, [...vouchers.keys()]);
  if ((await foreignFiles(db, enterpriseNo, form.attachments ?? [])).length > 0)
    throw refusedField('attachments', { zh: '附件不属于本企业', en: 'These files are not your enterprise’s' });
  const quoted = await assertForm(context, enterpriseNo, form, pieces, again?.id);
  const id = again?.id ?? newId(ids, PledgeId);
  const takes = (amount: Fen) => ({ pledgeId: id, amount, lenderNo });
  const taken = await takePieces(act, { vouchers, pieces, amount: form.pledged, takes });
  const row = await writeApplication(context, { id, again, copiedFromId, lenderNo, form, quoted, taken });
  await pledgeDrafts.discardDraft(db, enterpriseNo, draftId);
  await tellPledge(context, row, 'submit');
  return referenceOf(row);
};
