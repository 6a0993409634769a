import type { contract, ResponseOf } from '@lianxin/api/contract';
import { verifyAddress, type PieceState, type PledgeState } from '@lianxin/domain';
import { PIECE_TERMS, OVERDUE_TERM, PLEDGE_TERMS, type Term } from '../../../platform/terms/index.ts';
import type { FaceData, FaceParty, FaceTone } from '../face/face-data.ts';
import type { PromiseLetterData } from '../promise/promise-letter.tsx';
import { pieceTone } from '../circulation/piece-tone.ts';

export type PieceDetail = ResponseOf<typeof contract.voucher.get>;

interface PieceStatus {
  readonly state: PieceState;
  readonly pledgeState: PledgeState;
  readonly overdue: boolean;
}

/** Overdue before pledged, pledged before the piece's own state. */
export function pieceTerm({ state, pledgeState, overdue }: PieceStatus): Term {
  if (overdue) return OVERDUE_TERM;
  return pledgeState === 'none' ? PIECE_TERMS[state] : PLEDGE_TERMS[pledgeState];
}

const toneOf = ({ state, pledgeState, overdue }: PieceStatus): FaceTone => {
  if (overdue) return 'overdue';
  return pledgeState === 'none' ? pieceTone(state) : 'pledged';
};

interface PartyDetails {
  readonly name: string;
  readonly creditCode: string | null;
  readonly accountNumber: string | null;
  readonly bankName: string | null;
}

/** Blank where the viewer may not see a value. */
export const faceParty = (party: PartyDetails): FaceParty => ({
  name: party.name,
  creditCode: party.creditCode ?? '—',
  accountNumber: party.accountNumber ?? '—',
  bank: party.bankName ?? '—',
});

/** The seal shows the credit code, as in seals registered since 2022. */
export const sealOf = (party: { readonly name: string; readonly creditCode: string | null }) => ({
  name: party.name,
  number: party.creditCode ?? '',
});

/** The public verification address. On screen without the hash, which is shown beside it, so that the code stays coarse. */
export const verifyUrl = (number: string, hash?: string): string => verifyAddress(`${location.origin}${location.pathname}`, number, hash);

/** The letter of promise for the whole voucher; outsiders do not see the contract. */
export const letterOf = (piece: PieceDetail): PromiseLetterData => ({
  promiseNumber: piece.promiseNumber,
  voucherNumber: piece.rootNumber,
  amount: piece.faceAmount,
  issuedOn: piece.issuedOn,
  dueOn: piece.dueOn,
  issuer: faceParty(piece.issuerWithAccount),
  contractNumber: piece.source === 'issuance' ? piece.contract?.number : undefined,
  digest: piece.chainHead,
  seal: sealOf(piece.issuer),
  verifyUrl: verifyUrl(piece.rootNumber, piece.chainHead),
});

/** The face of a piece: its own number and amount with the voucher's promise. `stateLabel` is translated. */
export function faceOf(piece: PieceDetail, stateLabel: string): FaceData {
  return {
    number: piece.number,
    amount: piece.amount,
    issuedOn: piece.issuedOn,
    dueOn: piece.dueOn,
    termDays: piece.termDays,
    circulations: piece.circulations,
    issuer: faceParty(piece.issuerWithAccount),
    holder: faceParty(piece.holderWithAccount),
    state: { tone: toneOf(piece), label: stateLabel },
    promiseNumber: piece.promiseNumber,
    contractNumber: piece.contract?.number,
    digest: piece.chainHead,
    issuerSeal: sealOf(piece.issuer),
    holderSeal: piece.state === 'awaitingReceipt' ? undefined : sealOf(piece.holder),
    verifyUrl: verifyUrl(piece.number, piece.chainHead),
  };
}
