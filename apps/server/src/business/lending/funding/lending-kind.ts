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

/** What is said in the form of an application of any kind. */
export interface FundingForm extends Omit<Pick<FinancingForm, keyof FinancingForm & keyof PledgeForm>, 'agreements'> {
  readonly agreements: readonly string[];
  readonly pledged?: Fen;
  readonly repayOn?: CivilDate;
  readonly guarantorNo?: EnterpriseNo | undefined;
}

/** What every kind keeps of an application that was just submitted. */
export interface Submitted<Row extends FundingRow> extends Omit<SharedColumns, 'id' | 'state'> {
  readonly id: Row['id'];
  readonly state: 'awaitingReview';
}

/** What is applied for. */
export interface Application<Row, Form> {
  /** The returned application that is submitted again. */
  readonly again: Row | undefined;
  readonly form: Form;
  /** The quote that it rests on. */
  readonly quote: Quote;
  /** When the first of what it holds is due. */
  readonly firstDueOn: CivilDate;
  readonly channels: Channels;
}

/** The events by which an application comes to nothing; the last two are those of one kind alone. */
export type FundingEnding = 'withdraw' | 'return' | 'lapse' | 'decline' | 'expire' | 'consentRefuse' | 'sendBack';
/** What people are told of an application of any kind: a step that the machine of every kind knows, its end, or a reminder between two. */
export type FundingStep = (FinancingEvent & PledgeApplicationEvent) | FundingEnding | 'remind';

/** What a step leaves besides the row. */
export interface Kept {
  readonly signature?: KeptSignature | undefined;
  /** A reason for the log alone. */
  readonly note?: string;
}

/** What decides which acts are due: an application with its open repayment, on a day. */
export interface Standing<Row> {
  readonly row: Row;
  readonly repayment: OpenRepayment | undefined;
  readonly today: CivilDate;
}

/** Who asks what is due. */
export interface Asking {
  readonly viewerNo: EnterpriseNo;
}

/** How a kind is applied for, by a form of its own. */
export interface Applying<Row extends FundingRow, Form extends FundingForm> {
  /** Its numbers: what they begin with, and where they come from. */
  readonly numbering: { readonly prefix: string; readonly sequence: string };
  /** The holder of its pieces. @default the applicant */
  readonly holderOf?: (form: Form) => EnterpriseNo;
  /** Refuses what its form cannot say. */
  readonly assertForm?: (context: CallContext, form: Form, lenderNo: EnterpriseNo) => void;
  /** Refuses pieces that one application of an enterprise does not take together. */
  readonly assertTogether?: (pieces: readonly PieceRow[], enterpriseNo: EnterpriseNo) => void;
  /** Whether the issuer has refused its share, so that it is not asked again. @default it has not */
  readonly issuerRefused?: (again: Row) => boolean;
  readonly takes: (part: { readonly id: Row['id']; readonly amount: Fen; readonly lenderNo: EnterpriseNo }) => PartToSplit;
  /** How often what is taken may change hands after that. @default 1 */
  readonly passes?: (quote: Quote) => 1 | 2;
  /** The new row, before any decision. */
  readonly rowOf: (submitted: Submitted<Row>, application: Application<Row, Form>) => Row;
  /** What follows where a returned application is submitted again. */
  readonly resubmitted?: (act: ActContext, again: Row, row: Row) => Promise<void>;
  readonly discardDraft: (db: Db, enterpriseNo: EnterpriseNo, draftId: string | undefined) => Promise<void>;
}

/** What of a kind is due, whose move it is, and who may not review what. */
interface Due<Row extends FundingRow> {
  /** Whether an act that the matrix grants is due now, as far as repayments go anyway. */
  readonly isDue: (act: Act, standing: Standing<Row>, asking: Asking) => boolean;
  /** Refuses an act that is not due for a reason other than the state. */
  readonly assertDue?: (row: Row, act: Act) => void;
  /** The refusal of an act that is due before what comes first is done. */
  readonly closedBy?: (act: Act, row: Row, now: Date) => Refusal | undefined;
  /** Who entered what each review looks at: nobody reviews their own. */
  readonly entered: Readonly<Partial<Record<Act, (row: Row) => string | null>>>;
  /** Whose move it is where more is to be said of that than the state; nothing is of what is paid out. */
  readonly waitsFor: (row: Row, now: Date) => readonly WaitingFor[] | undefined;
}

type Passed = Pick<FundingRow, 'reviewerId' | 'passedAt'>;

/** What becomes of an application that is passed, or that comes to nothing. */
interface Deciding<Row extends FundingRow> {
  /** What is reserved of what it takes, besides its lender's limit. */
  readonly reserve?: (act: ActContext, row: Row) => Promise<void>;
  /** Takes the step that hands it to the next party. */
  readonly handOver: (act: ActContext, row: Row, passed: Passed, kept: Kept) => Promise<Row>;
  /** Whether it ends by itself when its day has come; never while money may be on its way. */
  readonly mayExpire: (row: Row) => boolean;
  /** Gives back what it holds of pieces. */
  readonly givePiecesBack: (act: ActContext, row: Row, cause: EventData) => Promise<void>;
  /** What else is over with it; answers what changes of the row besides. */
  readonly ended: (act: ActContext, row: Row, event: FundingEnding) => FundingChange<Row> | Promise<FundingChange<Row>>;
  /** What is over with a returned application that is withdrawn, likewise: the rest was over when it was returned. @default nothing */
  readonly abandoned?: (act: ActContext, row: Row) => Promise<FundingChange<Row>>;
  /** Whether its lender's system has to hear that it has come to nothing. */
  readonly lenderHearsOf: (row: Row, event: string) => boolean;
}

/** What its lender's system is told. */
interface AtLender<Row extends FundingRow> {
  /** Whether a lender may have no system at all, as one whose people decide. @default it has one */
  readonly maybeNone?: true;
  /** When it was first its lender's; null where it is not to be handed over any more. */
  readonly askedAt: (row: Row) => Date | null;
  /** What its lender waits for, besides repayments; nothing where it is another's move. */
  readonly step: (row: Row) => Pick<LenderStep, 'step' | 'content'> | undefined;
  readonly isWithLender: (row: Row) => boolean;
  readonly isPaidBack: (row: Row) => boolean;
  /** Its pieces for which the lender is paid at maturity. */
  readonly paidPieces: (db: Db, row: Row) => Promise<SQL>;
}

/** How a kind is paid out and back. */
interface PaidOutOf<Row extends FundingRow> {
  /** What is charged of one that is paid out on a day. */
  readonly charged: (row: Row, paidOn: CivilDate) => Quote;
  /** What passes to the lender for its money. */
  readonly passed?: (act: ActContext, row: Row) => Promise<void>;
  /** What is drawn, besides the lender's limit. */
  readonly drawn?: (act: ActContext, row: Row) => Promise<void>;
  /** What is owed on a day. @default all that was paid out, with its interest */
  readonly owedOn?: (row: Row, on: CivilDate) => Owed | undefined;
  /** What is kept besides of a payment. */
  readonly kept: (act: ActContext, row: Row, payment: { readonly paidOn: CivilDate; readonly quote: Quote }) => Partial<Row>;
  /** The first day that a repayment may be of. */
  readonly payableFrom: (row: Row) => CivilDate | null;
  /** As what a repayment is posted. @default paid by the holder */
  readonly repaid?: (paid: Repaid['paid']) => MoneyAct;
  /** Whether it is repaid in one sum. @default in any parts */
  readonly whole?: true;
  /** What follows from principal that came back, besides the lender's limit. */
  readonly principalBack?: (act: ActContext, row: Row, principal: Fen) => Promise<void>;
  /** Follows full repayment, before the lender is told. The caller holds the row. */
  readonly paidOff?: (act: ActContext, row: Row) => Promise<void>;
}

/** What a signer types that is part of what is signed. */
export type AskedToSign = Pick<PrepareRequest, 'guaranteeNumber'>;

/** The accounts, fee and guarantee that a signature covers in addition to its amounts. */
export interface SignedMoney {
  /** The account that the money is paid out to, or of the guarantor that on which it receives its fee. */
  readonly account?: { readonly of: 'receivingAccount' | 'feeAccount'; readonly row: AccountRow | undefined };
  readonly guaranteeFee?: Fen;
  readonly guaranteeNumber?: string;
  /** The accounts that an issuer pays its share from. */
  readonly payerAccounts?: readonly AccountRow[];
  /** Whether the issuer has yet to consent to its share. */
  readonly awaitsIssuer?: boolean;
}

/** All that differs between the kinds of application to a lender; what is the same of them is written once, in this folder. */
export interface LendingKind<Row extends FundingRow> {
  /** Its name in logs, books and jobs. */
  readonly kind: string;
  /** How its channels lend: they buy what it takes, or lend against it. */
  readonly lends: ChannelKind;
  readonly life: Pick<Life<Row['state'], string>, 'actsIn' | 'waitingFor'>;
  readonly id: z.core.$ZodType<Row['id'], string>;
  readonly table: FundingTable;
  readonly rows: FundingRepository<Row>;
  readonly underlying: ReturnType<typeof underlyingIn>;
  /** The day by which it is over where it has come to nothing: that of what it holds, or of its repayment. */
  readonly dueOf: (row: Row) => CivilDate;
  readonly tell: (
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
  /** What is signed of the money in an act: who signs reads what they pay or are paid, and on which account. */
  readonly signedMoney: (db: Db, row: Row, act: FinancingSignature['act'], asked: AskedToSign) => Promise<SignedMoney>;
  readonly due: Due<Row>;
  readonly deciding: Deciding<Row>;
  readonly lender: AtLender<Row>;
  readonly money: PaidOutOf<Row>;
}
