import * as z from 'zod/mini';
import { agreementsOf, detailShape, filterShape, formShape, pieceShape, referenceShape, rowShape } from '../funding/shapes.ts';
import { Offer } from '../funding/quote.ts';
import { FeeRefund } from '../lending-fee/shapes.ts';
import { LastReminder, Party } from '../schemas/party.ts';
import { BankAccountId, Day, EnterpriseNo, Instant, Money, PledgeId, PositiveMoney, Rate } from '../schemas/primitives.ts';
import { ActCode, PledgeApplicationStateCode, PledgeStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** `own` is the holder, `funder` the lender. */
const PledgePart = z.enum(['own', 'funder', 'guarantor']);

const kind = { id: PledgeId, state: PledgeApplicationStateCode, part: PledgePart };

export const PledgeForm = z.strictObject({
  ...formShape,
  pledged: wire('pledgeAmt', PositiveMoney),
  amount: wire('loanAmt', PositiveMoney),
  repayOn: Day,
  /** Required where the lender requires a guarantor. */
  guarantorNo: z.optional(EnterpriseNo),
  receivingAccountId: wire('recvAcct', BankAccountId),
  agreements: agreementsOf(['pledge', 'entrustment']),
});

export const PledgeFormDraft = z.partial(PledgeForm);

/** A part of a piece that is pledged; the holder keeps it. */
export const PledgedPiece = z.object({
  ...pieceShape,
  pledgeState: PledgeStateCode,
  /** The issuer did not pay it in time. */
  overdue: z.boolean(),
  /** The issuer paid it at maturity. */
  settled: z.boolean(),
  /** What the viewer may do with this piece besides what they may do with the loan. */
  acts: z.array(ActCode),
  /** Only where the viewer may urge the issuer, and did. */
  lastReminder: z.optional(LastReminder),
});

export const PledgeReference = z.object(referenceShape(kind));

export const PledgeRow = z.object({
  ...rowShape(kind),
  guarantor: z.nullable(Party),
  pledged: wire('pledgeAmt', Money),
  amount: wire('loanAmt', Money),
  /** The pledged amount divided by the loan. */
  coverage: Rate,
  repayOn: wire('endDate', Day),
  /** The working day on which it is repaid, as signed. */
  paysOn: Day,
  /** Null until the loan is paid out. */
  principalLeft: z.nullable(Money),
  releasedOn: wire('releaseDate', z.nullable(Day)),
  /** The guarantee fee that was paid, which is paid back if the application ends without a payout; null where there is none. */
  feeToComeBack: z.nullable(Money),
  /** Whether the guarantor has confirmed that the fee arrived. */
  feeReceived: z.boolean(),
  /** The guarantee fee that is owed and not paid, even after the release; null where there is none. */
  feeUnpaid: z.nullable(Money),
});

/** The guarantor's contract and fee. */
const Guarantee = z.object({
  contractNumber: wire('guarContractNo', z.nullable(z.string())),
  amount: wire('dbAmt', Money),
  rate: wire('dbRate', Rate),
  fee: wire('dbFee', Money),
  feePaidOn: z.nullable(Day),
  feeReceiptNumber: z.nullable(z.string()),
});

export const PledgeDetail = z.extend(PledgeRow, {
  ...detailShape(PledgeId, PledgedPiece, PledgeForm),
  /** The business time of the figures. */
  asOf: Instant,
  pledgeRate: Rate,
  owedAtMaturity: Money,
  guarantee: z.nullable(Guarantee),
  /** Guarantee fees that are owed back, for the holder and the guarantor. */
  feeRefunds: z.array(FeeRefund),
  /** Whether the party that examines it now, guarantor or lender, has accepted it. */
  accepted: z.boolean(),
  /** The request to release the pledge; null where there is none. */
  release: z.nullable(z.object({ assent: z.enum(['made', 'given']), makerName: z.string(), askedAt: Instant })),
});

export const PledgeFilter = z.strictObject(filterShape(kind));

export type PledgeForm = z.output<typeof PledgeForm>;
export type PledgeRow = z.output<typeof PledgeRow>;
export type PledgeDetail = z.output<typeof PledgeDetail>;

/** A guarantor of the loan, and its fee. */
const GuaranteeOffer = z.object({
  guarantor: Party,
  rate: wire('dbRate', Rate),
  fee: wire('dbFee', Money),
  /** What it can still guarantee. */
  free: Money,
});

/** What one lender offers against a pledge. */
export const PledgeOffer = z.extend(Offer, {
  pledgeRate: Rate,
  /** The most that it lends against the pieces. */
  most: Money,
  /** What has to be repaid on the due date; null where no day is left to lend for. */
  owedAtMaturity: z.nullable(Money),
  /** Empty where the lender requires no guarantor. */
  guarantors: z.array(GuaranteeOffer),
});

export type PledgeOffer = z.output<typeof PledgeOffer>;
