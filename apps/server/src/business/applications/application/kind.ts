import type { BankAccountId, Contract, EnterpriseNo, RequestOf, ResponseOf, VoucherId } from '@lianxin/api/contract';
import type { Act, CivilDate, KindFrom, Role, SignedForKind } from '@lianxin/domain';
import type { SQL } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import type { SignedText } from '../../foundation/signed-text/index.ts';
import type { Review } from './two-reviews.ts';
import type { Worker } from './worker.ts';

export type PrepareRequest = RequestOf<Contract['signature']['prepare']>;
export type SignedAct = PrepareRequest['act'];
export type TaskKind = ResponseOf<Contract['workbench']['overview']>['tasks'][number]['kind'];
export type RedDot = keyof ResponseOf<Contract['message']['pendingWork']>;
export type OpenItems = ResponseOf<Contract['staff']['transferDuties']>;

/** To whom one operator's unfinished work goes, when, and at whose word. */
export interface HandOver {
  readonly enterpriseNo: EnterpriseNo;
  readonly fromId: string;
  readonly to: { readonly userId: string; readonly displayName: string };
  readonly by: string;
  readonly at: Date;
}

/** Work that stands with its maker: nobody else is asked for it. */
export interface UnfinishedWork {
  /** What of it an enterprise's people have, one row each: maker_id. */
  readonly begun: (enterpriseNo: EnterpriseNo, userIds: readonly string[]) => SQL;
  /** Makes it another's and answers how much it was. A form that the first still has open is stale from then on. */
  readonly handOver: (db: Db, order: HandOver) => Promise<number>;
  /** What its new maker is told, where the message of handing over does not count it. */
  readonly told?: KindFrom<{ readonly person: string; readonly count: number }>;
}

/** What is signed for something received, and the account of it to be paid to. */
export interface ReceiptText extends SignedText {
  readonly account: AccountRow;
  /** Whether the recipient's reviewer confirms what its operator signs. */
  readonly confirms: boolean;
}

/** What a signature for something received puts down. */
export interface Receipt {
  readonly receivingAccountId: BankAccountId;
  readonly signature: KeptSignature;
  readonly signerId?: string;
  readonly signerName?: string;
  readonly confirmerId?: string | null;
  readonly reason?: null;
}

/** What people are told of while something is signed for: the events of its machine, and that the time nears. */
export type SignForStep = 'sign' | 'signReturn' | 'signDirect' | 'signConfirm' | 'refuse' | 'expire' | 'signForDue';

/** One application that is to be signed for, held for the rest of the transaction. */
export interface SignForCase {
  readonly kind: SignedForKind;
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly signerId: string | null;
  readonly receivingAccountId: BankAccountId | null;
  readonly signDeadline: CivilDate | null;
  readonly voucherId: VoucherId | null;
  /** Whether its machine lets it end for want of a signature. */
  readonly canExpire: boolean;
  /** Refuses an act on it when it has changed since it was shown, or when the matrix does not grant the act to its recipient. */
  readonly guard: (viewer: CallContext['viewer'], act: Act, expectedVersion: number) => void;
  /** What is signed for it, while there is time to. */
  readonly textOf: (
    context: Pick<CallContext, 'db' | 'clock'>,
    decision: 'sign' | 'confirm',
    accountId: BankAccountId | null | undefined,
  ) => Promise<ReceiptText>;
  /** The recipient's operator has signed, and its reviewer is to confirm. */
  readonly sign: (context: ActContext, receipt: Receipt) => Promise<SignForCase>;
  /** The first of two of the recipient's reviewers has passed it. */
  readonly passFirst: (context: ActContext, by: Review, signature: KeptSignature) => Promise<SignForCase>;
  /** The recipient's reviewer sends the signature back. */
  readonly signReturn: (context: ActContext, reason: string) => Promise<SignForCase>;
  /** It is the recipient's. */
  readonly receive: (context: ActContext, event: 'signDirect' | 'signConfirm', receipt: Receipt) => Promise<SignForCase>;
  /** It comes to nothing. */
  readonly refuse: (
    context: ActContext,
    by: { readonly signerId: string; readonly signerName: string; readonly reason: string },
  ) => Promise<SignForCase>;
  readonly expire: (context: ActContext) => Promise<SignForCase>;
  readonly tell: (context: TellContext, step: SignForStep) => Promise<void>;
}

/** What stands behind a row of the list of what was sent to an enterprise. */
export interface SentRow {
  readonly id: string;
  readonly version: number;
  readonly issuerNo: EnterpriseNo;
  readonly signerId: string | null;
  readonly signerName: string | null;
  readonly signDeadline: PieceRow['dueOn'] | null;
  readonly state: string;
  readonly reason: string | null;
  readonly offered: PieceRow;
  /** What the matrix grants to a role of the recipient. */
  readonly granted: (role: Role) => readonly Act[];
}

/** How a kind is signed for. */
export interface SignedFor {
  readonly acts: { readonly sign: SignedAct; readonly confirm: SignedAct };
  /** The one of an id for its recipient. To its sender the act is none of the state; to anybody else it does not exist. */
  readonly hold: (db: Db, id: string, viewerNo: EnterpriseNo, act: Act) => Promise<SignForCase>;
  /** The one of an id for a job. */
  readonly holdForJob: (db: Db, id: string) => Promise<SignForCase | undefined>;
  /** What the list of what was sent to an enterprise calls its states; null where it does not show such. */
  readonly shownAs: (state: SQL) => SQL;
  /**
   * Those sent to an enterprise, as rows of one shape: kind, id, number, issuer_no, from_no, amount, issued_on, due_on, signed_on,
   * sign_deadline, passed_at, state.
   */
  readonly sentTo: (enterpriseNo: EnterpriseNo) => SQL;
  /** The rows behind a page of them, in as many queries for one as for a hundred. */
  readonly rowsOf: (db: Db, ids: readonly string[]) => Promise<readonly SentRow[]>;
}

/** What the platform asks of a kind of application, beside the calls that are its own. */
export interface RegisteredKind {
  /** What is signed in each of its acts but the sign-for, as the server holds it true. */
  readonly signedTexts: Readonly<Partial<Record<SignedAct, (context: CallContext, request: PrepareRequest) => Promise<SignedText>>>>;
  /** Undefined where nobody outside signs for it. */
  readonly signedFor: SignedFor | undefined;
  /** What happens to it by itself besides, by the name after the kind's: `expire` is planned as `<kind>.expire`. */
  readonly jobs?: JobHandlers;
  /** What waits for a person, as rows of one shape: kind, id, the kind of application and the worker's part of it, its two parties, number, amount, since when, until when, why. */
  readonly tasks: (worker: Worker) => readonly SQL[];
  /** The red dots that its tasks light. */
  readonly redDots: Readonly<Partial<Record<RedDot, readonly TaskKind[]>>>;
  /** What of it is handed over when a member of staff leaves. */
  readonly unfinished: Readonly<Partial<Record<keyof OpenItems, UnfinishedWork>>>;
}
