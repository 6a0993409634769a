import type { PledgeDetail } from '@lianxin/api/contract';
import { Refusal, type Role } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { issuance, piece, pledge, pledgePiece, userAccount, voucher } from '../../../schema/index.ts';
import { checkViews, logOf } from '../../applications/application/index.ts';
import { accountsById, accountView, partiesOf } from '../../foundation/parties/index.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import { checksOf, owedOf, quoteOfRow, quoteView, registrationView, repaymentsOf, repaymentViews, tradeShown } from '../funding/index.ts';
import { actsOnUnpaid } from '../../vouchers/issuance/index.ts';
import { isAccepted } from './acts.ts';
import { formOf, readAttachments } from './form.ts';
import { judgedAsItStands } from './judged.ts';
import { chargedFor } from './pay-out.ts';
import { papersOfPledge, piecesNow } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { pledgeRowViews, type PledgePart } from './rows.ts';

/** States in which it can still be seen what stands in the way. */
const JUDGED: readonly PledgeRow['state'][] = [
  'awaitingReview',
  'returned',
  'awaitingGuarantor',
  'guarantorSupplementing',
  'awaitingGuarantorSignature',
  'underApproval',
  'supplementing',
];

/** The pieces that a loan takes, or took before it ended, as they are now. */
async function pledgedPieces(db: Db, { id }: PledgeRow, part: PledgePart, role: Role): Promise<PledgeDetail['pieces']> {
  const rows = await db
    .select({ taken: pledgePiece, piece, channel: voucher.channel, issuanceState: issuance.state })
    .from(pledgePiece)
    .innerJoin(piece, eq(piece.id, pledgePiece.pieceId))
    .innerJoin(voucher, eq(voucher.id, pledgePiece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(eq(pledgePiece.pledgeId, id))
    .orderBy(pledgePiece.position);
  const party = await partiesOf(
    db,
    rows.map((row) => row.piece.issuerNo),
  );
  return rows.map(({ taken, piece: { number, pledgeState, pledgeId, issuerNo, issuedOn, dueOn, ...now }, channel, issuanceState }) => {
    const overdue = now.live && now.overdue;
    const isFunders = part === 'funder' && pledgeId === id && (pledgeState === 'pledged' || pledgeState === 'releasing');
    return {
      pieceId: taken.pieceId,
      number,
      pledgeState,
      amount: taken.amount,
      issuer: party(issuerNo),
      issuedOn,
      dueOn,
      channel,
      overdue,
      settled: now.state === 'settled',
      acts: isFunders ? actsOnUnpaid(issuanceState, 'funder', overdue, role).filter((act) => act === 'urge') : [],
    };
  });
}

function guaranteeOf(row: PledgeRow): PledgeDetail['guarantee'] {
  if (row.guaranteeFee === null || row.guaranteeRatePpm === null) return null;
  return {
    contractNumber: row.guaranteeNumber,
    amount: row.amount,
    rate: BigInt(row.guaranteeRatePpm),
    fee: row.guaranteeFee,
    feePaidOn: row.guaranteeFeePaidOn,
    feeReceiptNumber: row.guaranteeFeeReceipt,
  };
}

/** The name of who asked for the release. */
async function releaseOf({ db }: CallContext, row: PledgeRow): Promise<PledgeDetail['release']> {
  if (row.releaseAskedAt === null || row.releaseAskedBy === null) return null;
  const [asked] = await db.select({ name: userAccount.displayName }).from(userAccount).where(eq(userAccount.userId, row.releaseAskedBy));
  const assent = row.releaseConfirmedBy === null ? 'made' : 'given';
  return { assent, makerName: asked?.name ?? '', askedAt: row.releaseAskedAt.toISOString() };
}

async function copiedFrom(db: Db, { copiedFromId }: PledgeRow): Promise<PledgeDetail['copiedFrom']> {
  if (copiedFromId === null) return null;
  const [row] = await db.select().from(pledge).where(eq(pledge.id, copiedFromId));
  return row ? { id: row.id, applicationNumber: row.applicationNumber } : null;
}

const owedToday = (row: PledgeRow, { clock }: CallContext): PledgeDetail['owed'] => {
  const owed = owedOf(row, clock.today());
  return owed ? { on: clock.today(), ...owed } : null;
};

/** One loan against a pledge, as whoever pledges, who answers for it or who lends may read it. */
export const get: Handlers['pledge']['get'] = async (context, { id }): Promise<PledgeDetail> => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const { row } = await pledges.find(db, id, viewerNo);
  const reader = rowViewerOf(context);
  const [view] = await pledgeRowViews(context, [row], reader);
  if (!view) throw new Refusal('NOT_FOUND');
  const isOwn = view.part === 'own';
  const quote = quoteOfRow(row);
  return {
    ...view,
    asOf: context.clock.now().toISOString(),
    quote: quoteView(row),
    charged: row.disbursedOn && quoteView(row, chargedFor(row, row.disbursedOn)),
    pledgeRate: quote.question.terms.pledgeRatePpm,
    lateDailyRate: quote.question.terms.lateDailyPpm,
    owedAtMaturity: quote.owedAtMaturity,
    guarantee: guaranteeOf(row),
    purpose: row.purpose,
    remark: row.remark,
    receivingAccount: await receivingAccount(db, row),
    pieces: await pledgedPieces(db, row, view.part, reader.role),
    ...(await tradeShown(db, { ...row, pieces: await piecesNow(db, row), wanted: await papersOfPledge(db, row) })),
    attachments: (await readableFiles(db, viewerNo, readAttachments(row))).map(fileView),
    checks: JUDGED.includes(row.state) ? checkViews(await checksOf(context, await judgedAsItStands(context, row))) : [],
    accepted: isAccepted(row),
    questions: row.questions,
    registration: registrationView(row),
    owed: owedToday(row, context),
    repayments: repaymentViews(await repaymentsOf(db, row), reader.userId),
    release: await releaseOf(context, row),
    copiedFrom: isOwn ? await copiedFrom(db, row) : null,
    log: await logOf(db, 'pledge', row.id, viewerNo),
    form: isOwn ? await formOf(db, row) : null,
  };
};

async function receivingAccount(db: Db, { receivingAccountId }: PledgeRow): Promise<PledgeDetail['receivingAccount']> {
  const account = (await accountsById(db, [receivingAccountId])).get(receivingAccountId);
  return account ? accountView(account) : null;
}

/** What is owed of a loan today, and everything that was paid on it. */
export const ghRepayments: Handlers['pledge']['ghRepayments'] = async (context, { id }) => {
  const { row } = await pledges.find(context.db, id, enterpriseOf(context));
  return { owed: owedToday(row, context), repayments: repaymentViews(await repaymentsOf(context.db, row), context.viewer.userId) };
};
