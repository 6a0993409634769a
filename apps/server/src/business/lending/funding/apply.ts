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
import { referenceOf } from './due.ts';
import { pledgingOf } from './judged.ts';
import type { Quoted } from './kept-quote.ts';
import { lenderOf } from './lender.ts';
import type { Applying, FundingForm, LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { papersBehind } from './papers.ts';
import { findQuote } from './quotes.ts';
import { shownPieces } from './shown-pieces.ts';
import { takePieces } from './take-pieces.ts';
import { writeApplication } from './write-application.ts';

/**
 * The origin of an application: a draft, a returned application that is submitted again, or an unsuccessful one that is copied for another
 * lender.
 */
interface MadeFrom<Row extends FundingRow> {
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

interface Wish<Row extends FundingRow, Form> {
  readonly enterpriseNo: EnterpriseNo;
  readonly holderNo: EnterpriseNo;
  readonly form: Form;
  readonly pieces: readonly PieceRow[];
  readonly again: Row | undefined;
}

/**
 * Returns the quote. Refuses pieces that cannot be financed together, and a quote that was not given for this application or has expired.
 */
async function assertForm<Row extends FundingRow, Form extends FundingForm>(
  kind: LendingKind<Row>,
  { assertTogether, issuerRefused }: Applying<Row, Form>,
  context: CallContext,
  { enterpriseNo, holderNo, form, pieces, again }: Wish<Row, Form>,
): Promise<Quoted> {
  const { db, clock } = context;
  const { channel, amount, wishedOn, quoteId, receivingAccountId, purpose, agreements } = form;
  assertTogether?.(pieces, enterpriseNo);
  const papers = await papersBehind(db, pieces, { channel, own: again?.id }, true);
  const asked = {
    enterpriseNo,
    pieces,
    amount,
    wishedOn,
    channel,
    pledge: pledgingOf(form),
    issuerRefused: again !== undefined && issuerRefused?.(again) === true,
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
  { draftId, resubmits, copyOf }: MadeFrom<Row>,
) {
  const { db, ids } = context;
  const act = actOf(context);
  const enterpriseNo = enterpriseOf(context);
  const holderNo = applying.holderOf?.(form) ?? enterpriseNo;
  const again = resubmits && (await kind.rows.ownFor(context, resubmits.id, 'submit', resubmits.version));
  if (!again && copyOf !== undefined) await assertCopyable(kind, context, copyOf);
  const lenderNo = await lenderOf(db, form.channel);
  applying.assertForm?.(context, form, lenderNo);
  const pieceIds = form.pieces.map(({ pieceId }) => pieceId);
  // The lock keeps others from moving the pieces before they are read.
  const vouchers = await lockVouchersOf(db, pieceIds, holderNo);
  const pieces = await shownPieces(db, holderNo, form.pieces);
  await assertOneSide(act, [...vouchers.keys()]);
  if ((await foreignFiles(db, enterpriseNo, form.attachments ?? [])).length > 0)
    throw refusedField('attachments', { zh: '附件不属于本企业', en: 'These files are not your enterprise’s' });
  const quoted = await assertForm(kind, applying, context, { enterpriseNo, holderNo, form, pieces, again });
  const id = again?.id ?? newId(ids, kind.id);
  const taken = await takePieces(act, {
    vouchers,
    pieces,
    amount: form.pledged ?? form.amount,
    takes: (amount: Fen) => applying.takes({ id, amount, lenderNo }),
    passes: applying.passes?.(quoted.quote) ?? 1,
  });
  const copiedFromId = again ? again.copiedFromId : (copyOf ?? null);
  const row = await writeApplication(kind, applying, context, { id, again, copiedFromId, lenderNo, form, quoted, taken });
  await applying.discardDraft(db, enterpriseNo, draftId);
  await kind.tell(context, row, 'submit');
  return referenceOf(row);
}
