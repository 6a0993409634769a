import { FINANCING_STATE_CODES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { agreementsOf, detailShape, filterShape, formShape, pieceShape, referenceShape, rowShape } from '../funding/shapes.ts';
import { AccountView } from '../schemas/party.ts';
import { BankAccountId, coded, Day, FinancingId, Instant, Money, PositiveMoney, VoucherNumber } from '../schemas/primitives.ts';
import { PieceStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';
import { LenderEventView } from './lender-event.ts';

export const FinancingStateCode = coded(FINANCING_STATE_CODES);

/** `own` is the holder, `counterparty` the issuer, `funder` the lender. */
const FinancingPart = z.enum(['own', 'counterparty', 'funder']);

const kind = { id: FinancingId, state: FinancingStateCode, part: FinancingPart };

export const FinancingForm = z.strictObject({
  ...formShape,
  amount: wire('rzAmt', PositiveMoney),
  receivingAccountId: BankAccountId,
  agreements: agreementsOf(['assignment', 'entrustment']),
});

export const FinancingFormDraft = z.partial(FinancingForm);

/** A part of a piece that an application takes. */
export const FinancedPiece = z.object({
  ...pieceShape,
  state: wire('holdState', PieceStateCode),
  /** The piece that the lender holds, once it has paid. */
  lenderNumber: z.nullable(VoucherNumber),
  /** The piece that the holder has back, once it has bought it back. */
  returnedNumber: z.nullable(VoucherNumber),
});

export const FinancingReference = z.object(referenceShape(kind));

export const FinancingRow = z.object({
  ...rowShape(kind),
  amount: wire('rzAmt', Money),
  paidOut: Money,
  issuerCosts: Money,
  /** Whether the net amount rests on the issuer's consent to its share, which it has not given yet. */
  awaitsConsent: z.boolean(),
  /** The accounts that the issuer pays its share from, those of the vouchers; empty for others, and where it bears nothing. */
  issuerPaysFrom: z.array(AccountView),
  dueOn: wire('endDate', Day),
  /** The further step that the lender requires; null where it requires none. */
  furtherStep: z.nullable(z.object({ done: z.boolean() })),
});

/** How far one party has agreed to the contract; null for a party that is not asked. */
const Assent = z.nullable(z.enum(['open', 'made', 'given', 'refused']));

export const FinancingDetail = z.extend(FinancingRow, {
  ...detailShape(FinancingId, FinancedPiece, FinancingForm),
  recourse: z.boolean(),
  /** When the lender claimed from the holder what the issuer had not paid. */
  claimedAt: z.nullable(Instant),
  /** What the lender has not been paid back; null before it pays out, and always for the issuer. */
  principalLeft: z.nullable(Money),
  /** When the holder had bought everything back. */
  paidOffOn: z.nullable(Day),
  assents: z.object({ own: Assent, counterparty: Assent, funder: Assent }),
  /** The lender's own number of the application, and its own name for the stage. */
  lenderNumber: wire('IOU', z.nullable(z.string())),
  phase: wire('phaseInfo', z.nullable(z.string())),
  /** What the lender's system reported; empty for the issuer. */
  lenderWords: z.array(LenderEventView),
});

export const FinancingFilter = z.strictObject(filterShape(kind));

export type FinancingForm = z.output<typeof FinancingForm>;
export type FinancingRow = z.output<typeof FinancingRow>;
export type FinancingDetail = z.output<typeof FinancingDetail>;
