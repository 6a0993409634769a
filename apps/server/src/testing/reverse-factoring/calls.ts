import { FinancingDraftId, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { financeableTogether, Refusal, sumFen, yuanOf } from '@lianxin/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { partiesOf } from '../../business/foundation/parties/index.ts';
import { prepareSignature } from '../../business/foundation/signed-text/index.ts';
import {
  applyFor,
  type Applying,
  askForOffers,
  bookPaymentAtMaturity,
  assertFree,
  decidingOf,
  detailOf,
  formAgain,
  fundingDrafts,
  dueDateJobs,
  fundingViews,
  lockForAct,
  registrationColumns,
  lenderJobs,
  listingOf,
  offerViews,
  payingOutOf,
  referenceOf,
  repayingOf,
  reviewing,
  requestedPieces,
  signedRepayment,
  signedTextFor,
  supplementing,
  takeStep,
} from '../../business/lending/funding/index.ts';
import { actOf } from '../../business/applications/application/index.ts';
import type { CallsOf } from '../../calls/call.ts';
import type { Additions } from '../../http/app.ts';
import { boundTo } from '../../http/calls.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { type RowViewer, rowViewerOf } from '../../platform/session/row-viewer.ts';
import type { Services } from '../../platform/services.ts';
import { Form, reverseFactoringContract, type Detail, type RowView } from './contract.ts';
import { REVERSE_FACTORING, rows, underlying, WORK, type Row } from './kind.ts';
import { factoredPiece, factoringDraft, reverseFactoring } from './tables.ts';

type Contract = typeof reverseFactoringContract;
type Asked<Name extends keyof Contract> = RequestOf<Contract[Name]>;

/** Refuses vouchers of another issuer, as a core enterprise has its own paid, and of several due dates. */
function assertTogether(pieces: readonly PieceRow[], enterpriseNo: EnterpriseNo): void {
  if (pieces.some(({ issuerNo }) => issuerNo !== enterpriseNo)) throw new Refusal('NOT_FOUND');
  if (!financeableTogether(pieces.map(({ issuerNo, dueOn, amount: available }) => ({ issuerNo, dueOn, available }))))
    throw new Refusal('PIECES_DIFFER');
}

const drafts = fundingDrafts({ table: factoringDraft, id: FinancingDraftId, form: z.partial(Form) });

const APPLYING: Applying<Row, Form> = {
  numbering: { prefix: 'FB', sequence: 'reverse_factoring_number_seq' },
  holderOf: ({ holderNo }) => holderNo,
  assertTogether,
  partToSplit: ({ id: financingId, amount, lenderNo }) => ({ financingId, amount, lenderNo }),
  rowOf: (submitted, { form: { holderNo }, quote, firstDueOn }) => ({
    ...submitted,
    holderNo,
    dueOn: firstDueOn,
    issuerCosts: quote.issuerCosts,
    acceptedBy: null,
  }),
  discardDraft: drafts.discard,
};

const apply = (context: CallContext, { draftId, resubmits, copyOf, ...form }: Asked<'apply'>) =>
  applyFor(REVERSE_FACTORING, APPLYING, context, form, { draftId, resubmits, copyOf });

async function quote(context: CallContext, { holderNo, pieces: shown, amount, wishedOn }: Asked<'quote'>) {
  const enterpriseNo = enterpriseOf(context);
  const pieces = await requestedPieces(context.db, holderNo, shown);
  assertFree(pieces, 'finance');
  assertTogether(pieces, enterpriseNo);
  const available = sumFen(pieces.map((one) => one.amount));
  if (amount > available) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(available) });
  const askedAt = context.clock.now();
  const offers = await askForOffers(context, { enterpriseNo, pieces, amount, wishedOn, askedAt });
  return { askedAt: askedAt.toISOString(), available, offers: await offerViews(context, offers, askedAt) };
}

const viewsOf = (context: CallContext, found: readonly Row[], viewer: RowViewer): Promise<RowView[]> =>
  fundingViews(REVERSE_FACTORING, ['own', 'funder'], context, found, viewer, ({ dueOn }) => ({ dueOn }));

const list = listingOf(REVERSE_FACTORING, {
  visibleTo: {
    own: (viewerNo) => and(eq(reverseFactoring.enterpriseNo, viewerNo), eq(reverseFactoring.removed, false)),
    funder: (viewerNo) => and(eq(reverseFactoring.lenderNo, viewerNo), isNotNull(reverseFactoring.passedAt)),
  },
  work: WORK,
  sorts: { dueOn: reverseFactoring.dueOn },
  sums: {},
  dueOn: reverseFactoring.dueOn,
  foundBy: { pieces: [factoredPiece.pieceId], names: [reverseFactoring.holderNo, reverseFactoring.lenderNo] },
  views: viewsOf,
});

/** The vouchers as they are now. */
async function piecesOf({ db }: CallContext, row: Row): Promise<Detail['pieces']> {
  const pieces = await underlying.currentPieces(db, row);
  const party = await partiesOf(db, [row.issuerNo]);
  return pieces.map(({ id: pieceId, number, amount, issuerNo, issuedOn, dueOn }) => {
    return { pieceId, number, amount, issuer: party(issuerNo), issuedOn, dueOn, channel: row.channel };
  });
}

async function formOf(context: CallContext, row: Row): Promise<Detail['form']> {
  const again = await formAgain(REVERSE_FACTORING, context, row);
  return again && { ...again, holderNo: row.holderNo, agreements: z.parse(Form.shape.agreements, row.agreements) };
}

async function get(context: CallContext, { id }: Asked<'get'>): Promise<Detail> {
  const viewerNo = enterpriseOf(context);
  const { row } = await rows.find(context.db, id, viewerNo);
  const [view] = await viewsOf(context, [row], rowViewerOf(context));
  if (!view) throw new Refusal('NOT_FOUND');
  const isOwn = view.part === 'own';
  const detail = await detailOf(REVERSE_FACTORING, context, row, { viewerNo, isOwn });
  return { ...view, ...detail, pieces: await piecesOf(context, row), form: isOwn ? await formOf(context, row) : null };
}

const textOf = {
  pass: signedTextFor(REVERSE_FACTORING, 'pass'),
  approve: signedTextFor(REVERSE_FACTORING, 'approve'),
  repay: signedRepayment(REVERSE_FACTORING),
};
const SIGNED = { pass: 'reverseFactoringReview', approve: 'reverseFactoringApproval', repay: 'reverseFactoringRepayment' } as const;

async function prepare(context: CallContext, { id: subjectId, version, act }: Asked<'prepare'>) {
  const { text } = await textOf[act](context, { act: 'financingReview', subjectId, version });
  const prepared = await prepareSignature(context, { act: SIGNED[act], subjectId, version, text });
  return { ...prepared, certificates: prepared.certificates.map(({ serial }) => serial) };
}

async function register(context: CallContext, { id, version, ...entry }: Asked<'register'>) {
  const row = await lockForAct(REVERSE_FACTORING, context, { id, version }, 'register');
  const kept = registrationColumns(entry, row.dueOn, context.clock.now());
  return referenceOf(await takeStep(REVERSE_FACTORING, actOf(context), row, 'register', kept));
}

const { saveDraft, listDrafts, deleteDraft } = drafts.calls;
const { review, withdraw, remove, remind } = reviewing(REVERSE_FACTORING);
const { disburse, fail, retry } = payingOutOf(REVERSE_FACTORING);
const { repay, reviewRepayment, confirmRepayment } = repayingOf(REVERSE_FACTORING);
const decide = decidingOf(REVERSE_FACTORING, {
  accepted: (_row, acceptedBy) => ({ acceptedBy }),
  approved: () => ({}),
  signed: SIGNED.approve,
});

const call = <Handle>(handle: Handle) => ({ scope: 'enterprise', statements: 60, handle }) as const;

const calls: CallsOf<Contract> = {
  apply: call(apply),
  get: call(get),
  list: call(list),
  quote: call(quote),
  review: call(review),
  withdraw: call(withdraw),
  remove: call(remove),
  remind: call(remind),
  saveDraft: call(saveDraft),
  listDrafts: call(listDrafts),
  deleteDraft: call(deleteDraft),
  supplement: call(supplementing(REVERSE_FACTORING)),
  prepare: call(prepare),
  decide: call(decide),
  register: call(register),
  disburse: call(disburse),
  fail: call(fail),
  retry: call(retry),
  repay: call(repay),
  reviewRepayment: call(reviewRepayment),
  confirmRepayment: call(confirmRepayment),
};

/** What a server needs to serve reverse factoring. */
export const reverseFactoringIn = (services: Services): Additions => ({
  tables: new Map([[REVERSE_FACTORING.kind, 'reverse_factoring']]),
  buying: new Map([[REVERSE_FACTORING.kind, bookPaymentAtMaturity(REVERSE_FACTORING)]]),
  calls: boundTo(REVERSE_FACTORING.kind, reverseFactoringContract, calls),
  jobs: {
    ...Object.fromEntries(Object.entries(dueDateJobs(REVERSE_FACTORING)).map(([name, job]) => [`${REVERSE_FACTORING.kind}.${name}`, job])),
    ...lenderJobs(REVERSE_FACTORING, services),
  },
});
