import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { INSTRUMENT_TITLE, STATE_LABELS, verifyAddress } from '@lianxin/domain';
import type { PdfDraft } from './issue.ts';
import { FACE_SIZE, voucherFace, type FaceParty, type VoucherFacts } from './voucher-face.ts';

type PieceDetail = ResponseOf<Contract['voucher']['get']>;

const BLANK = '—';

/** Blank where the reader may not see a value. */
const faceParty = ({ name, creditCode, accountNumber, bankName }: PieceDetail['issuerWithAccount']): FaceParty => ({
  name,
  creditCode: creditCode ?? BLANK,
  accountNumber: accountNumber ?? BLANK,
  bank: bankName ?? BLANK,
});

/** Overdue before pledged, pledged before the piece's own state. */
function stateOf({ state, pledgeState, overdue }: PieceDetail): string {
  if (overdue) return '逾期';
  return pledgeState === 'none' ? STATE_LABELS.piece[state].zh : '已质押';
}

/** The face for the reader of this detail. */
export function voucherFacts(piece: PieceDetail, portalAddress: string): VoucherFacts {
  const { number, rootNumber, amount, faceAmount, issuedOn, dueOn, paymentDate, termDays, circulations } = piece;
  const { promiseNumber, chainHead, chainLength } = piece;
  return {
    number,
    rootNumber,
    amount,
    faceAmount,
    issuedOn,
    dueOn,
    paymentDate,
    termDays,
    circulations,
    issuer: faceParty(piece.issuerWithAccount),
    holder: faceParty(piece.holderWithAccount),
    state: stateOf(piece),
    received: piece.state !== 'awaitingReceipt',
    promiseNumber,
    contractNumber: piece.contract?.number ?? null,
    chainHead,
    chainLength,
    verifyAddress: verifyAddress(portalAddress, number, chainHead),
  };
}

/** The face of a piece on a page of its own. */
export function voucherPdf(piece: PieceDetail, portalAddress: string, platform: string): PdfDraft {
  const facts = voucherFacts(piece, portalAddress);
  const { number, rootNumber, chainHead, chainLength } = facts;
  return {
    kind: 'voucher',
    subjectId: piece.id,
    title: `${INSTRUMENT_TITLE.zh} ${number}`,
    fileName: `${number}-${INSTRUMENT_TITLE.zh}.pdf`,
    layout: 'landscape',
    facts: { ...facts },
    chain: { voucherNumber: rootNumber, head: chainHead, length: chainLength },
    draw(pdf) {
      const { width } = pdf.page;
      const scale = 0.908;
      pdf
        .save()
        .translate((width - FACE_SIZE.width * scale) / 2, 26)
        .scale(scale);
      voucherFace(pdf, platform, facts);
      pdf.restore();
    },
  };
}
