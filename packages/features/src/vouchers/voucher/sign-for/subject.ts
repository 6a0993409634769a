import {
  IssuanceId,
  TransferId,
  type AccountView,
  type contract,
  type Incoming,
  type LogEntry,
  type ResponseOf,
  type TwoReviews,
} from '@lianxin/api/contract';
import { daysBetween, type CivilDate, type Fen, type IssuanceState, type TransferState } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { FaceData } from '../face/face-data.ts';
import type { PromiseLetterData } from '../promise/promise-letter.tsx';
import type { PartiesPanelProps } from '../detail/parties-panel.tsx';
import { faceOf, letterOf, faceParty, sealOf, verifyUrl, type PieceDetail } from '../detail/face-of.ts';

type IssuanceDetail = ResponseOf<typeof contract.issuance.get>;
type TransferDetail = ResponseOf<typeof contract.transfer.get>;

export type SubjectKind = Incoming['kind'];
export type IncomingState = Incoming['state'];

/** Kind, id and version, for every act. */
export interface SubjectHandle {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly version: number;
}

/** An issuance or a transferred piece in a common form for the sign-for page. */
export interface Subject extends SubjectHandle {
  readonly state: IncomingState;
  readonly number: string;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  /** The issuer's reason for a long term. */
  readonly termReason: string | undefined;
  readonly remark: string | undefined;
  readonly signDeadline: CivilDate | null;
  /** The issuer of an issuance, the sender of a transfer. */
  readonly fromName: string;
  readonly parties: Pick<PartiesPanelProps, 'issuer' | 'sender' | 'holder'>;
  readonly isOwn: boolean;
  readonly twoReviews: TwoReviews | undefined;
  readonly reason: string | null;
  readonly acts: readonly string[];
  readonly account: AccountView | null;
  readonly contract: IssuanceDetail['contract'];
  readonly invoices: IssuanceDetail['invoices'];
  readonly checks: IssuanceDetail['checks'];
  readonly log: readonly LogEntry[];
  /** The face, with a translated stamp. */
  readonly face: (stateLabel: string) => FaceData;
  readonly letter: PromiseLetterData | undefined;
}

const ISSUANCE_ARRIVES: Partial<Record<IssuanceState, IncomingState>> = {
  awaitingSignature: 'awaitingSignature',
  awaitingSignatureReview: 'awaitingSignatureReview',
  refused: 'refused',
  signatureExpired: 'signatureExpired',
  withdrawn: 'withdrawn',
  voidAwaitingReview: 'voidAwaitingReview',
  voided: 'withdrawn',
};
const TRANSFER_ARRIVES: Partial<Record<TransferState, IncomingState>> = {
  awaitingSignature: 'awaitingSignature',
  awaitingSignatureReview: 'awaitingSignatureReview',
  refused: 'refused',
  signatureExpired: 'signatureExpired',
  withdrawalAwaitingReview: 'withdrawalAwaitingReview',
  withdrawn: 'withdrawn',
};
const STAMP_TONES: Readonly<Record<IncomingState, FaceData['state']['tone']>> = {
  awaitingSignature: 'state-2',
  awaitingSignatureReview: 'state-1',
  signed: 'state-0',
  refused: 'state-3',
  signatureExpired: 'state-3',
  voidAwaitingReview: 'state-3',
  withdrawalAwaitingReview: 'state-3',
  withdrawn: 'state-3',
};

/** Fields common to both kinds. */
const ofEither = (detail: IssuanceDetail | TransferDetail) => ({
  id: detail.id,
  version: detail.version,
  signDeadline: detail.signDeadline,
  isOwn: detail.isOwn,
  twoReviews: detail.twoReviews,
  reason: detail.reason,
  acts: detail.acts,
  account: detail.receivingAccount,
  contract: detail.contract,
  invoices: detail.invoices,
  checks: detail.checks,
  log: detail.log,
});

/** Undefined before its review, while it has no number. */
export function subjectOfIssuance(detail: IssuanceDetail): Subject | undefined {
  const { voucherNumber: number, amount, issuedOn, dueOn, issuerWithAccount, recipientWithAccount, recipient } = detail;
  if (number === null || amount === null || issuedOn === null || dueOn === null || recipient === null) return undefined;
  const state = ISSUANCE_ARRIVES[detail.state] ?? 'signed';
  const issuer = issuerWithAccount ?? { ...detail.issuer, accountNumber: null, bankName: null };
  const holder = recipientWithAccount ?? { ...recipient, accountNumber: null, bankName: null };
  return {
    kind: 'issuance',
    ...ofEither(detail),
    state,
    number,
    amount,
    issuedOn,
    dueOn,
    termReason: detail.form.termReason,
    remark: detail.form.remark,
    fromName: detail.issuer.name,
    parties: { issuer: detail.issuer, sender: undefined, holder: recipient },
    face: (label) => ({
      number,
      amount,
      issuedOn,
      dueOn,
      termDays: detail.termDays ?? daysBetween(issuedOn, dueOn),
      circulations: detail.circulations,
      issuer: faceParty(issuer),
      holder: faceParty(holder),
      state: { tone: STAMP_TONES[state], label },
      promiseNumber: detail.form.promiseNumber ?? '—',
      contractNumber: detail.contract?.number,
      digest: detail.chainHead ?? undefined,
      issuerSeal: sealOf(detail.issuer),
      holderSeal: state === 'signed' ? sealOf(recipient) : undefined,
      verifyUrl: verifyUrl(number),
    }),
    letter:
      detail.form.promiseNumber === undefined
        ? undefined
        : {
            promiseNumber: detail.form.promiseNumber,
            voucherNumber: number,
            amount,
            issuedOn,
            dueOn,
            issuer: faceParty(issuer),
            contractNumber: detail.contract?.number,
            digest: detail.chainHead ?? '',
            seal: sealOf(detail.issuer),
            verifyUrl: verifyUrl(number),
          },
  };
}

export function subjectOfTransfer(detail: TransferDetail, piece: PieceDetail): Subject {
  const state = TRANSFER_ARRIVES[detail.state] ?? 'signed';
  return {
    kind: 'transfer',
    ...ofEither(detail),
    state,
    number: piece.number,
    amount: detail.amount,
    issuedOn: piece.issuedOn,
    dueOn: piece.dueOn,
    termReason: undefined,
    remark: detail.remark ?? undefined,
    fromName: detail.sender.name,
    parties: { issuer: detail.issuer, sender: detail.sender, holder: detail.recipient },
    face: (label) => ({
      ...faceOf(piece, label),
      state: { tone: STAMP_TONES[state], label },
      holderSeal: state === 'signed' ? sealOf(piece.holder) : undefined,
    }),
    letter: letterOf(piece),
  };
}

export const handleOf = ({ kind, id, version }: SubjectHandle) => ({
  kind,
  id: kind === 'issuance' ? z.parse(IssuanceId, id) : z.parse(TransferId, id),
  version,
});
