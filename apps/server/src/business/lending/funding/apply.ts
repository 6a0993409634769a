import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal, type Fen } from '@lianxin/domain';
import { newId } from '../../../ledger/new-id.ts';
import { lockVouchersOf, type PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf, assertGranted, assertOneSide } from '../../applications/application/index.ts';
import { foreignFiles } from '../../trade/papers/index.ts';
import { assertAcceptable } from './check.ts';
import { referenceOf } from './possible-acts.ts';
import { pledgeTermsOf } from './check-subject.ts';
import type { Quoted } from './stored-quote.ts';
import { lenderOfChannel } from './lender.ts';
import type { Applying, FundingForm, LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { papersOfPieces } from './papers.ts';
import { findQuote } from './quotes.ts';
import { requestedPieces } from './requested-pieces.ts';
import { takePieces } from './take-pieces.ts';
import { writeApplication } from './write-application.ts';

/**
 * The origin of an application: a draft, a returned application that is submitted again, or an unsuccessful one that is copied for another
 * lender.
 */
interface Origin<Row extends FundingRow> {
  readonly draftId: string | undefined;
  readonly resubmits: { readonly id: Row['id']; readonly version: number } | undefined;
  readonly copyOf: Row['id'] | undefined;
}

/** Refuses to copy anything but one of the enterprise's own refused, withdrawn or expired applications. */
async function assertCopyable<Row extends FundingRow>(
  { kind, life, rows }: LendingKind<Row>,
  { db, viewer }: CallContext,
  id: Row['id'],
): Promise<void> {
  const { row, party } = await rows.find(db, id, enterpriseOf({ viewer }));
  assertGranted(life.actsIn(row.state, party, viewer.role), kind, row.state, 'copyToLender');
}

interface CheckedForm<Row extends FundingRow, Form> {
  readonly enterpriseNo: EnterpriseNo;
  readonly holderNo: EnterpriseNo;
  readonly form: Form;
  readonly pieces: readonly PieceRow[];
  readonly returned: Row | undefined;
}

/**
 * Returns the quote. Refuses pieces that cannot be financed together, and a quote that was not given for this application or has expired.
 */
async function assertForm<Row extends FundingRow, Form extends FundingForm>(
  kind: LendingKind<Row>,
  { assertTogether, issuerRefused }: Applying<Row, Form>,
  context: CallContext,
  { enterpriseNo, holderNo, form, pieces, returned }: CheckedForm<Row, Form>,
): Promise<Quoted> {
  const { db, clock } = context;
  const { channel, amount, wishedOn, quoteId, receivingAccountId, purpose, agreements } = form;
  assertTogether?.(pieces, enterpriseNo);
  const papers = await papersOfPieces(db, pieces, { channel, own: returned?.id }, true);
  const asked = {
    enterpriseNo,
    pieces,
    amount,
    wishedOn,
    channel,
    pledge: pledgeTermsOf(form),
    issuerRefused: returned !== undefined && issuerRefused?.(returned) === true,
  };
  const { offer, quoted } = await findQuote(context, asked, quoteId);
  if (!offer) throw new Refusal('NOT_FOUND');
  await assertAcceptable(context, {
    kind: kind.lends,
    holderNo,
    pieces,
    amount,
    taken: form.pledged ?? amount,
    offer,
    quote: quoted && {
      validUntil: quoted.schedule.validUntil,
      issuerCosts: quoted.quote.issuerCosts,
      coveragePpm: quoted.quote.question.terms.coveragePpm,
    },
    papers,
    wanted: form.invoices,
    receivingAccountId,
    purpose,
    agreements,
  });
  if (!quoted) throw new Refusal('QUOTE_EXPIRED', { until: clock.today() });
  return quoted;
}

/** Splits off and reserves the requested amount of the pieces for one lender, and sends the application to the reviewer. */
export async function applyFor<Row extends FundingRow, Form extends FundingForm>(
  kind: LendingKind<Row>,
  applying: Applying<Row, Form>,
  context: CallContext,
  form: Form,
  { draftId, resubmits, copyOf }: Origin<Row>,
) {
  const { db, ids } = context;
  const act = actOf(context);
  const enterpriseNo = enterpriseOf(context);
  const holderNo = applying.holderOf?.(form) ?? enterpriseNo;
  const returned = resubmits && (await kind.rows.ownFor(context, resubmits.id, 'submit', resubmits.version));
  if (!returned && copyOf !== undefined) await assertCopyable(kind, context, copyOf);
  const lenderNo = await lenderOfChannel(db, form.channel);
  applying.assertForm?.(context, form, lenderNo);
  const pieceIds = form.pieces.map(({ pieceId }) => pieceId);
  // The lock keeps others from moving the pieces before they are read.
  const vouchers = await lockVouchersOf(db, pieceIds, holderNo);
  const pieces = await requestedPieces(db, holderNo, form.pieces);
  await assertOneSide(act, [...vouchers.keys()]);
  if ((await foreignFiles(db, enterpriseNo, form.attachments ?? [])).length > 0)
    throw refusedField('attachments', { zh: '附件不属于本企业', en: 'These files are not your enterprise’s' });
  const quoted = await assertForm(kind, applying, context, { enterpriseNo, holderNo, form, pieces, returned });
  const id = returned?.id ?? newId(ids, kind.id);
  const taken = await takePieces(act, {
    vouchers,
    pieces,
    amount: form.pledged ?? form.amount,
    partToSplit: (amount: Fen) => applying.partToSplit({ id, amount, lenderNo }),
    furtherTransfers: applying.furtherTransfers?.(quoted.quote) ?? 1,
  });
  const copiedFromId = returned ? returned.copiedFromId : (copyOf ?? null);
  const row = await writeApplication(kind, applying, context, { id, returned, copiedFromId, lenderNo, form, quoted, taken });
  await applying.discardDraft(db, enterpriseNo, draftId);
  await kind.notify(context, row, 'submit');
  return referenceOf(row);
}
