import type { InvoicePlace, TradeInvoiceRow } from '@lianxin/api/contract';
import { ZERO_FEN } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Term } from '../../../../platform/terms/index.ts';
import { VERIFICATION_TERMS } from '../../verification-terms.ts';

/** Shown instead of the verification if the buyer disputes it. */
const DISPUTED_TERM: Term = { label: msg`有争议`, tone: 'critical' };

/** A dispute takes precedence over the tax register. */
export const standingOf = ({ disputed, verification }: Pick<TradeInvoiceRow, 'disputed' | 'verification'>): Term =>
  disputed ? DISPUTED_TERM : VERIFICATION_TERMS[verification];

export const otherOf = (row: Pick<TradeInvoiceRow, 'side' | 'buyer' | 'seller'>) => (row.side === 'buyer' ? row.seller : row.buyer);

/** Whether a used invoice is void or reversed in the tax register. */
export const isEndangered = ({ usedAmount, verification }: Pick<TradeInvoiceRow, 'usedAmount' | 'verification'>): boolean =>
  usedAmount > ZERO_FEN && (verification === 'void' || verification === 'reversed');

export const PLACE_WORDS: Readonly<Record<InvoicePlace['kind'], MessageDescriptor>> = {
  issuance: msg`开立`,
  transfer: msg`转让`,
  financing: msg`融资`,
  pledge: msg`质押`,
  offline: msg`线下付款`,
};
