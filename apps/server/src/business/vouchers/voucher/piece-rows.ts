import type { EnterpriseNo, PieceRow as PieceRowSchema } from '@lianxin/api/contract';
import { allowedActs, daysBetween, daysLate, ZERO_FEN, type Act, type Party, type Role, type StateOf } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { ReadPiece } from './piece-page.ts';

export type PieceRowView = z.output<typeof PieceRowSchema>;

interface ApplicationOf<Kind extends 'issuance' | 'transfer' | 'financing'> {
  readonly kind: Kind;
  readonly id: string;
  readonly state: StateOf<Kind>;
  readonly makerId: string;
  readonly signerId: string | null;
}

type Application = ApplicationOf<'issuance'> | ApplicationOf<'transfer'> | ApplicationOf<'financing'>;

const availableOf = ({ live, state, pledgeState, overdue, amount }: PieceRow) =>
  live && state === 'holding' && pledgeState === 'none' && !overdue ? amount : ZERO_FEN;

/** The issuance or transfer that offers a piece, or the transfer or financing that takes it. */
function applicationOf(row: ReadPiece): Application | undefined {
  const { transferId, transferState, transferMakerId, transferWithdrawMakerId, transferSignerId } = row;
  const { issuanceId, issuanceState, issuanceMakerId, issuanceSignerId } = row;
  const { financingId, financingState, financingMakerId } = row;
  if (transferId !== null && transferState !== null && transferMakerId !== null) {
    const makerId = (transferState === 'withdrawalAwaitingReview' ? transferWithdrawMakerId : null) ?? transferMakerId;
    return { kind: 'transfer', id: transferId, state: transferState, makerId, signerId: transferSignerId };
  }
  if (financingId !== null && financingState !== null && financingMakerId !== null)
    return { kind: 'financing', id: financingId, state: financingState, makerId: financingMakerId, signerId: null };
  if (issuanceId !== null && issuanceState !== null && issuanceMakerId !== null)
    return { kind: 'issuance', id: issuanceId, state: issuanceState, makerId: issuanceMakerId, signerId: issuanceSignerId };
  return undefined;
}

const APPLICATION_ACTS: readonly Act[] = [
  'withdraw',
  'withdrawApply',
  'pass',
  'return',
  'withdrawApprove',
  'withdrawReject',
  'sign',
  'refuse',
  'signConfirm',
  'signReturn',
];
const REVIEWS: readonly Act[] = ['pass', 'return', 'withdrawApprove', 'withdrawReject'];
const CONFIRMS: readonly Act[] = ['signConfirm', 'signReturn'];

function grantedBy(application: Application, party: Party, role: Role): readonly Act[] {
  switch (application.kind) {
    case 'issuance':
      return allowedActs('issuance', application.state, party, role);
    case 'transfer':
      return allowedActs('transfer', application.state, party, role);
    case 'financing':
      return allowedActs('financing', application.state, party, role);
  }
}

/** Acts of the matrix, less those ruled out by application, due date or pledge. */
function actsOfPiece(row: PieceRow, application: Application | undefined, { viewerNo, userId, role, today }: RowViewer): Act[] {
  const own = row.holderNo === viewerNo;
  const acts = allowedActs('piece', row.state, own ? 'own' : 'counterparty', role);
  if (row.state === 'holding' && (availableOf(row) === ZERO_FEN || row.dueOn <= today))
    return acts.filter((act) => act === 'view' || act === 'export');
  const party: Party = row.state === 'awaitingReceipt' ? 'counterparty' : 'own';
  const open = application ? grantedBy(application, party, role) : [];
  return acts.filter((act) => {
    // Confirmed where the payment is shown, in the days before it (settlement/acts-on-account.ts).
    if (act === 'confirmAccount') return false;
    // A lender's piece cannot be financed again.
    if (act === 'finance' && row.source === 'financing') return false;
    if (!APPLICATION_ACTS.includes(act)) return true;
    if (REVIEWS.includes(act) && application?.makerId === userId) return false;
    if (CONFIRMS.includes(act) && application?.signerId === userId) return false;
    return open.includes(act);
  });
}

const partsOf = ({ issuerNo, holderNo, fromNo }: PieceRow, viewerNo: EnterpriseNo): PieceRowView['parts'] => [
  ...(issuerNo === viewerNo ? (['issuer'] as const) : []),
  ...(holderNo === viewerNo ? (['holder'] as const) : []),
  ...(fromNo === viewerNo && issuerNo !== viewerNo ? (['sender'] as const) : []),
];

/** The viewer issued, held or transferred the piece, so parties are not masked. */
export function pieceRowView(read: ReadPiece, rowViewer: RowViewer): PieceRowView {
  const { viewerNo, today } = rowViewer;
  const { piece: row, rootNumber, paysOn, issuer, sender, holder } = read;
  const concerns = row.holderNo === viewerNo || (row.fromNo === viewerNo && row.state !== 'financing');
  const application = concerns ? applicationOf(read) : undefined;
  return {
    id: row.id,
    number: row.number,
    voucherId: row.voucherId,
    rootNumber,
    version: row.version,
    state: row.state,
    pledgeState: row.pledgeState,
    overdue: row.overdue,
    live: row.live,
    issuer: { ...issuer, enterpriseNo: row.issuerNo },
    from: { ...sender, enterpriseNo: row.fromNo },
    holder: { ...holder, enterpriseNo: row.holderNo },
    amount: row.amount,
    availableAmount: row.holderNo === viewerNo ? availableOf(row) : ZERO_FEN,
    issuedOn: row.issuedOn,
    receivedOn: row.receivedOn,
    dueOn: row.dueOn,
    remainingDays: daysBetween(today, row.dueOn),
    daysLate: row.overdue ? daysLate(paysOn, today) : 0,
    source: row.source,
    businessType: row.businessType,
    applicationId: application?.id ?? null,
    parts: partsOf(row, viewerNo),
    latestEventAt: row.changedAt.toISOString(),
    acts: actsOfPiece(row, application, rowViewer),
  };
}
