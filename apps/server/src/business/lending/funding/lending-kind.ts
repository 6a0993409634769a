import type { EnterpriseNo, FinancingForm, PledgeForm } from '@lianxin/api/contract';
import type {
  Act,
  ChannelKind,
  Channels,
  CivilDate,
  Fen,
  FinancingEvent,
  FinancingSignature,
  Life,
  MoneyAct,
  Owed,
  PledgeApplicationEvent,
  Quote,
  Refusal,
  Repaid,
  WaitingFor,
} from '@lianxin/domain';
import type { SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { EventData } from '../../../ledger/move.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { PartToSplit } from '../../../ledger/split-off.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { LenderStep } from '../../../platform/lender/lender.ts';
import type { PrepareRequest } from '../../applications/application/index.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';
import type { OpenRepayment } from './repayments.ts';
import type { FundingRepository } from './repository.ts';
import type { FundingChange, FundingRow, FundingTable, SharedColumns } from './funding-row.ts';
import type { underlyingIn } from './underlying.ts';

/** The form fields shared by applications of all kinds. */
export interface FundingForm extends Omit<Pick<FinancingForm, keyof FinancingForm & keyof PledgeForm>, 'agreements'> {
  readonly agreements: readonly string[];
  readonly pledged?: Fen;
  readonly repayOn?: CivilDate;
  readonly guarantorNo?: EnterpriseNo | undefined;
}

/** The columns of a newly submitted application that all kinds store. */
export interface Submitted<Row extends FundingRow> extends Omit<SharedColumns, 'id' | 'state'> {
  readonly id: Row['id'];
  readonly state: 'awaitingReview';
}

/** The form of an application with its quote. */
export interface Application<Row, Form> {
  /** The returned application that is submitted again, if it is one. */
  readonly returned: Row | undefined;
  readonly form: Form;
  readonly quote: Quote;
  /** The earliest due date among its pieces. */
  readonly firstDueOn: CivilDate;
  readonly channels: Channels;
}

/** The events that end an application without a payout. The last two exist in one kind only. */
export type FundingEnding = 'withdraw' | 'return' | 'lapse' | 'decline' | 'expire' | 'consentRefuse' | 'sendBack';
/** The events that people are notified of: a step known to all kinds, an end, a reminder, or the day of repayment coming near. */
export type FundingStep = (FinancingEvent & PledgeApplicationEvent) | FundingEnding | 'remind' | 'dueSoon';

/** Additional data that a step records, besides the row. */
export interface StepRecord {
  readonly signature?: KeptSignature | undefined;
  /** A reason that is recorded in the log only. */
  readonly note?: string;
}

/** An application with its open repayment, on a day: the input that determines the acts open to a person. */
export interface ActSituation<Row> {
  readonly row: Row;
  readonly repayment: OpenRepayment | undefined;
  readonly today: CivilDate;
}

/** The enterprise of the person whose acts are determined. */
export interface ActingViewer {
  readonly viewerNo: EnterpriseNo;
}

/** How an application of a kind is submitted, with its own form type. */
export interface Applying<Row extends FundingRow, Form extends FundingForm> {
  readonly numbering: { readonly prefix: string; readonly sequence: string };
  /** The holder of the pieces. @default the applicant */
  readonly holderOf?: (form: Form) => EnterpriseNo;
  /** Refuses a form with invalid contents. */
  readonly assertForm?: (context: CallContext, form: Form, lenderNo: EnterpriseNo) => void;
  /** Refuses pieces that cannot be combined in one application of the enterprise. */
  readonly assertTogether?: (pieces: readonly PieceRow[], enterpriseNo: EnterpriseNo) => void;
  /** Whether the issuer refused to bear its share, so that it is not asked again. @default it has not */
  readonly issuerRefused?: (returned: Row) => boolean;
  readonly partToSplit: (part: { readonly id: Row['id']; readonly amount: Fen; readonly lenderNo: EnterpriseNo }) => PartToSplit;
  /** How many times a piece may change hands afterwards. @default 1 */
  readonly furtherTransfers?: (quote: Quote) => 1 | 2;
  readonly rowOf: (submitted: Submitted<Row>, application: Application<Row, Form>) => Row;
  /** Follows a returned application that is submitted again. */
  readonly onResubmitted?: (act: ActContext, returned: Row, row: Row) => Promise<void>;
  readonly discardDraft: (db: Db, enterpriseNo: EnterpriseNo, draftId: string | undefined) => Promise<void>;
}

/** When acts are possible, which party acts next, and who may not review. */
interface ActRules<Row extends FundingRow> {
  /** Whether an act permitted by the matrix is possible now, apart from rules about repayments. */
  readonly isPossible: (act: Act, situation: ActSituation<Row>, viewer: ActingViewer) => boolean;
  /** Refuses an act that is not possible for a reason other than the state. */
  readonly assertPossible?: (row: Row, act: Act) => void;
  /** The refusal of a permitted act with a missing precondition. */
  readonly blockingRefusal?: (act: Act, row: Row, now: Date) => Refusal | undefined;
  /** The person who entered what each review covers; nobody may review their own entries. */
  readonly entered: Readonly<Partial<Record<Act, (row: Row) => string | null>>>;
  /** The parties that act next, if the state alone does not determine them. Not used after the payout. */
  readonly waitsFor: (row: Row, now: Date) => readonly WaitingFor[] | undefined;
}

type Passed = Pick<FundingRow, 'reviewerId' | 'passedAt'>;

/** The effects of passing an application, and of ending it without a payout. */
interface Deciding<Row extends FundingRow> {
  /** Reserves limits other than the lender's. */
  readonly reserve?: (act: ActContext, row: Row) => Promise<void>;
  /** Takes the step that hands the application to the next party. */
  readonly handOver: (act: ActContext, row: Row, passed: Passed, record: StepRecord) => Promise<Row>;
  /** Whether the application expires on its due date; never while a payment may be under way. */
  readonly mayExpire: (row: Row) => boolean;
  readonly releasePieces: (act: ActContext, row: Row, cause: EventData) => Promise<void>;
  /** Other effects of the end. Returns additional changes of the row. */
  readonly onEnd: (act: ActContext, row: Row, event: FundingEnding) => FundingChange<Row> | Promise<FundingChange<Row>>;
  /** Additional effects of withdrawing a returned application, whose reservations were released when it was returned. @default none */
  readonly onReturnedWithdrawn?: (act: ActContext, row: Row) => Promise<FundingChange<Row>>;
  /** Whether the lender's system must be notified of the end. */
  readonly notifiesLenderOf: (row: Row, event: string) => boolean;
}

/** The messages to the lender's system. */
interface LenderMessages<Row extends FundingRow> {
  /** Whether lenders may have no system, because people decide there. @default they have one */
  readonly systemOptional?: true;
  /** When the application was first submitted to the lender; null if it is no longer to be submitted. */
  readonly askedAt: (row: Row) => Date | null;
  /** The step that the lender waits for, apart from repayments; undefined if another party acts next. */
  readonly step: (row: Row) => Pick<LenderStep, 'step' | 'content'> | undefined;
  readonly isWithLender: (row: Row) => boolean;
  readonly isPaidBack: (row: Row) => boolean;
  /** The pieces for which the lender is paid at maturity. */
  readonly paidPieces: (db: Db, row: Row) => Promise<SQL>;
}

/** How a kind is paid out and repaid. */
interface PayoutRules<Row extends FundingRow> {
  /** The amounts charged if it is paid out on a day. */
  readonly charged: (row: Row, paidOn: CivilDate) => Quote;
  /** Transfers the pieces to the lender after its payment. */
  readonly transferPieces?: (act: ActContext, row: Row) => Promise<void>;
  /** Draws limits other than the lender's. */
  readonly drawLimits?: (act: ActContext, row: Row) => Promise<void>;
  /** The amount owed on a day. @default everything paid out, with interest */
  readonly owedOn?: (row: Row, on: CivilDate) => Owed | undefined;
  /** Additional columns that record a payment. */
  readonly payoutColumns: (act: ActContext, row: Row, payment: { readonly paidOn: CivilDate; readonly quote: Quote }) => Partial<Row>;
  /** The earliest permitted day of a repayment. */
  readonly payableFrom: (row: Row) => CivilDate | null;
  /** The posting of a repayment. @default paid by the holder */
  readonly repaid?: (paid: Repaid['paid']) => MoneyAct;
  /** Whether it is repaid in one sum. @default in any number of parts */
  readonly repaidInFull?: true;
  /** Restores limits other than the lender's when principal is repaid. */
  readonly onPrincipalRepaid?: (act: ActContext, row: Row, principal: Fen) => Promise<void>;
  /** Runs after full repayment, before the lender's system is notified. The caller has locked the row. */
  readonly onRepaid?: (act: ActContext, row: Row) => Promise<void>;
}

/** Input of the signer that becomes part of the signed text. */
export type AskedToSign = Pick<PrepareRequest, 'guaranteeNumber'>;

/** The accounts, fee and guarantee that a signature covers in addition to its amounts. */
export interface SignedMoney {
  /** The account of the payout, or the account on which the guarantor receives its fee. */
  readonly account?: { readonly of: 'receivingAccount' | 'feeAccount'; readonly row: AccountRow | undefined };
  readonly guaranteeFee?: Fen;
  readonly guaranteeNumber?: string;
  /** The accounts from which the issuer pays its share. */
  readonly payerAccounts?: readonly AccountRow[];
  /** Whether the issuer has yet to consent to its share. */
  readonly awaitsIssuer?: boolean;
}

/** Everything that differs between the kinds of application to a lender. Their common logic is written once, in this folder. */
export interface LendingKind<Row extends FundingRow> {
  /** The name in logs, postings and jobs. */
  readonly kind: string;
  /** Whether its lenders buy the pieces or lend against them. */
  readonly lends: ChannelKind;
  readonly life: Pick<Life<Row['state'], string>, 'actsIn' | 'waitingFor'>;
  readonly id: z.core.$ZodType<Row['id'], string>;
  readonly table: FundingTable;
  readonly rows: FundingRepository<Row>;
  readonly underlying: ReturnType<typeof underlyingIn>;
  /** The day on which an unfinished application expires: the due date of its pieces, or its repayment day. */
  readonly dueOf: (row: Row) => CivilDate;
  readonly notify: (
    context: TellContext,
    row: Row,
    step: FundingStep,
    given?: {
      readonly reason?: string;
      readonly repaid?: Fen;
      readonly owed?: Fen;
      readonly fee?: Fen;
    },
  ) => Promise<void>;
  /** The amounts and accounts that are part of the signed text, so that signers see what they pay or receive and on which account. */
  readonly signedMoney: (db: Db, row: Row, act: FinancingSignature['act'], asked: AskedToSign) => Promise<SignedMoney>;
  readonly actRules: ActRules<Row>;
  readonly deciding: Deciding<Row>;
  readonly lender: LenderMessages<Row>;
  readonly money: PayoutRules<Row>;
}
