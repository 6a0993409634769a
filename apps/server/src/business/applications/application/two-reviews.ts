import type { EnterpriseNo, TwoReviews } from '@lianxin/api/contract';
import {
  relatedCheckingActs,
  messageOf,
  passOf,
  Refusal,
  type Act,
  type ApplicationKind,
  type CheckingAct,
  type Fen,
  type KindFrom,
  type Pass,
  type Role,
} from '@lianxin/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { twoReviews } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import type { SignedText } from '../../foundation/signed-text/index.ts';
import type { Worker } from './worker.ts';

const isOpen = and(
  eq(twoReviews.objectKind, sql.placeholder('kind')),
  eq(twoReviews.objectId, sql.placeholder('id')),
  isNull(twoReviews.closedAt),
);
const open = prepared((db) =>
  db
    .select({ act: twoReviews.act, firstBy: twoReviews.firstBy, amount: twoReviews.amount, enterpriseNo: twoReviews.enterpriseNo })
    .from(twoReviews)
    .where(isOpen)
    .prepare('two_reviews_open'),
);

/** What is reviewed: by which act, and who made it. */
interface ReviewedObject {
  readonly kind: string;
  readonly id: string;
  readonly act: Act;
  readonly makerId: string | null;
}

/** Which of the approvals this decision would be, and of what if two are needed. */
export interface Review {
  readonly pass: Pass;
  readonly two?: { readonly act: CheckingAct; readonly amount: Fen; readonly enterpriseNo: EnterpriseNo };
}

/** The first of two approvals carries nothing out. */
export const isFirst = ({ pass }: Review): boolean => pass === 'first';

/**
 * Whether this is the only, first or last approval. Refuses SELF_REVIEW for the maker and PASSED_ALREADY for the first reviewer, whatever
 * they decide. The caller has locked the application.
 */
export async function approvalBy(
  { db, viewer }: Pick<CallContext, 'db' | 'viewer'>,
  { kind, id, act, makerId }: ReviewedObject,
): Promise<Review> {
  if (makerId === viewer.userId) throw new Refusal('SELF_REVIEW');
  const reviews = await open(db).execute({ kind, id });
  const review = reviews.find((one) => relatedCheckingActs(one.act).some((other) => other === act));
  const pass = passOf(viewer.userId, { makerId, needsTwo: review !== undefined, firstId: review?.firstBy ?? null });
  if (pass === 'SELF_REVIEW' || pass === 'PASSED_ALREADY') throw new Refusal(pass);
  return review ? { pass, two: review } : { pass };
}

type SecondMessage = KindFrom<{ readonly person: string; readonly amount: Fen }>;

const MESSAGES: Readonly<Partial<Record<string, SecondMessage>>> = {
  issuance: 'issuancePassedFirst',
  transfer: 'transferPassedFirst',
  financing: 'financingPassedFirst',
  pledge: 'pledgePassedFirst',
  creditApplication: 'creditApplicationPassedFirst',
  settlement: 'settlementPassedFirst',
} satisfies Partial<Record<ApplicationKind | 'settlement', SecondMessage>>;

/** The message that another reviewer is to pass what one has passed, by the kind and the act. */
function messageTo(kind: string, act: CheckingAct): SecondMessage | undefined {
  if (act === 'signConfirm') return kind === 'transfer' ? 'transferSignForPassedFirst' : 'issuanceSignForPassedFirst';
  if (act === 'consentConfirm') return 'financingConsentPassedFirst';
  return act === 'approve' ? 'pledgeLendingPassedFirst' : MESSAGES[kind];
}

export async function tellSecond(
  context: TellContext,
  kind: string,
  { id, two, person }: { readonly id: string; readonly two: Review['two']; readonly person: string },
): Promise<void> {
  const told = two && messageTo(kind, two.act);
  if (!two || told === undefined) return;
  const { amount, enterpriseNo } = two;
  await notify(context, { ...messageOf(told, { person, amount }), enterpriseNo, role: 'reviewer', subjectId: id });
}

/** The signed text of a first approval states so, and cannot be used for the final one. */
export const signedAs = <Text extends SignedText>({ pass }: Review, signed: Text): Text =>
  pass === 'only'
    ? signed
    : {
        ...signed,
        text: pass === 'first' ? `${signed.text}|first` : signed.text,
        elements: [...signed.elements, { code: 'pass', value: pass }],
      };

type Row = typeof twoReviews.$inferSelect;

async function openReviews(db: Db, kind: string, ids: readonly string[], viewerNo: EnterpriseNo): Promise<Map<string, Row>> {
  const rows = await db
    .select()
    .from(twoReviews)
    .where(
      and(
        eq(twoReviews.objectKind, kind),
        inArray(twoReviews.objectId, [...ids]),
        eq(twoReviews.enterpriseNo, viewerNo),
        isNull(twoReviews.closedAt),
      ),
    );
  return new Map(rows.map((row) => [row.objectId, row]));
}

/** States in which a second reviewer may be needed. */
const STATES_FOR_SECOND_REVIEW: readonly string[] = [
  'awaitingReview',
  'voidAwaitingReview',
  'withdrawalAwaitingReview',
  'awaitingSignatureReview',
  'awaitingContract',
  'awaitingGuarantor',
  'awaitingGuarantorSignature',
  'guarantorSupplementing',
  'underApproval',
  'supplementing',
  'disbursed',
  'overdue',
  'awaitingRelease',
  'prepared',
];

interface Viewed<A extends Act> {
  readonly id: string;
  readonly state: string;
  readonly acts: readonly A[];
}

/** A row with its review progress. */
type WithReviewers<A extends Act, View extends Viewed<A>> = Omit<View, 'acts'> & { acts: A[]; twoReviews?: TwoReviews };

interface WaitingOne {
  readonly role: Role;
  readonly since: string;
}

/** A row that waits for a second reviewer since the first has passed it. */
export const waitsForSecond = <View extends { readonly waitingFor: WaitingOne | null }>(view: View, since: string): View =>
  view.waitingFor?.role === 'reviewer' ? { ...view, waitingFor: { ...view.waitingFor, since } } : view;

/**
 * The reviews by two people of the viewer's enterprise, said of the rows of a list that wait for them; who passed first is offered no
 * decision any more. In one statement, and in none where no row waits.
 */
export async function withTwoReviews<A extends Act, View extends Viewed<A>>(
  db: Db,
  kind: string,
  { viewerNo, userId }: Pick<RowViewer, 'viewerNo' | 'userId'>,
  views: readonly (View & Viewed<A>)[],
  /** Sets since when a row has been waiting for the second reviewer. @default unchanged */
  waitsAnew?: (view: View & Viewed<A>, since: string) => View & Viewed<A>,
): Promise<WithReviewers<A, View>[]> {
  const ids = views.filter(({ state }) => STATES_FOR_SECOND_REVIEW.includes(state)).map(({ id }) => id);
  const reviews = ids.length === 0 ? new Map<string, Row>() : await openReviews(db, kind, ids, viewerNo);
  return views.map((view) => {
    const review = reviews.get(view.id);
    if (!review) return { ...view, acts: [...view.acts] };
    const isMine = review.firstBy === userId;
    const barred: readonly Act[] = isMine ? relatedCheckingActs(review.act) : [];
    const firstAt = review.firstAt?.toISOString() ?? null;
    return {
      ...(waitsAnew && firstAt !== null ? waitsAnew(view, firstAt) : view),
      twoReviews: { firstName: review.firstName, firstAt, isMine },
      acts: view.acts.filter((act) => !barred.includes(act)),
    };
  });
}

/** Since when something of the `work` of a query waits for this reviewer: since another passed it first, where one has. */
export const waitsSincePass = ({ enterpriseNo }: Pick<Worker, 'enterpriseNo'>) => sql`coalesce((
  select max(r.first_at) from two_reviews r where r.enterprise_no = ${enterpriseNo} and r.closed_at is null and r.object_id = work.id), since)`;

/** That something of the `work` of a query was not passed by this person first: then it is another's to pass. */
export const notPassedBy = ({ userId, enterpriseNo }: Pick<Worker, 'userId' | 'enterpriseNo'>) => sql`not exists (
  select 1 from two_reviews r where r.enterprise_no = ${enterpriseNo} and r.first_by = ${userId} and r.closed_at is null and r.object_id = work.id)`;
