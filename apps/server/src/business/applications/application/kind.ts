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
/** The kinds of tasks, and of notices that only need to be read. */
export type TaskKind = ResponseOf<Contract['workbench']['overview']>['tasks'][number]['kind'] | 'assignmentNotice';
export type RedDot = keyof ResponseOf<Contract['message']['pendingWork']>;
export type OpenItems = ResponseOf<Contract['staff']['transferDuties']>;

export interface HandOver {
  readonly enterpriseNo: EnterpriseNo;
  readonly fromId: string;
  readonly to: { readonly userId: string; readonly displayName: string };
  readonly by: string;
  readonly at: Date;
}

export interface UnfinishedWork {
  /** One row for each of the maker's items: maker_id. */
  readonly begun: (enterpriseNo: EnterpriseNo, userIds: readonly string[]) => SQL;
  readonly handOver: (db: Db, order: HandOver) => Promise<number>;
  /** Message to the new maker, unless the handover message already counts this work. */
  readonly told?: KindFrom<{ readonly person: string; readonly count: number }>;
}

/** The text for accepting something received, and the receiving account. */
export interface ReceiptText extends SignedText {
  readonly account: AccountRow;
  /** Whether the recipient's reviewer confirms after its operator signs. */
  readonly confirms: boolean;
}

export interface Receipt {
  readonly receivingAccountId: BankAccountId;
  readonly signature: KeptSignature;
  readonly signerId?: string;
  readonly signerName?: string;
  readonly confirmerId?: string | null;
  readonly reason?: null;
}

/** Messages about signing for something: the events of its state machine, and a deadline that approaches. */
export type SignForStep = 'sign' | 'signReturn' | 'signDirect' | 'signConfirm' | 'refuse' | 'expire' | 'signForDue';

export interface SignForCase {
  readonly kind: SignedForKind;
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly signerId: string | null;
  readonly receivingAccountId: BankAccountId | null;
  readonly signDeadline: CivilDate | null;
  readonly voucherId: VoucherId | null;
  /** Whether the present state allows expiry. */
  readonly canExpire: boolean;
  /** Refuses if it has changed since it was shown, or if the recipient may not do the act. */
  readonly guard: (viewer: CallContext['viewer'], act: Act, expectedVersion: number) => void;
  /** The text to sign. Refuses after the deadline. */
  readonly textOf: (
    context: Pick<CallContext, 'db' | 'clock'>,
    decision: 'sign' | 'confirm',
    accountId: BankAccountId | null | undefined,
  ) => Promise<ReceiptText>;
  /** After the operator's signature the reviewer has to confirm. */
  readonly sign: (context: ActContext, receipt: Receipt) => Promise<SignForCase>;
  /** The first of two reviewers has approved. */
  readonly passFirst: (context: ActContext, by: Review, signature: KeptSignature) => Promise<SignForCase>;
  /** The reviewer returns the operator's signature. */
  readonly signReturn: (context: ActContext, reason: string) => Promise<SignForCase>;
  /** The recipient becomes the holder. */
  readonly receive: (context: ActContext, event: 'signDirect' | 'signConfirm', receipt: Receipt) => Promise<SignForCase>;
  readonly refuse: (
    context: ActContext,
    by: { readonly signerId: string; readonly signerName: string; readonly reason: string },
  ) => Promise<SignForCase>;
  readonly expire: (context: ActContext) => Promise<SignForCase>;
  readonly tell: (context: TellContext, step: SignForStep) => Promise<void>;
}

/** A row of the list of items sent to an enterprise. */
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
  readonly granted: (role: Role) => readonly Act[];
}

export interface SignedFor {
  readonly acts: { readonly sign: SignedAct; readonly confirm: SignedAct };
  /** Locks the case for its recipient. For the sender the act is not allowed in this state; for anybody else the case does not exist. */
  readonly hold: (db: Db, id: string, viewerNo: EnterpriseNo, act: Act) => Promise<SignForCase>;
  /** Locks the case for a job. */
  readonly holdForJob: (db: Db, id: string) => Promise<SignForCase | undefined>;
  /** Maps its states to those of the recipient's list; null hides it. */
  readonly shownAs: (state: SQL) => SQL;
  /**
   * Rows of items sent to an enterprise: kind, id, number, issuer_no, from_no, amount, issued_on, due_on, signed_on, sign_deadline,
   * passed_at, state.
   */
  readonly sentTo: (enterpriseNo: EnterpriseNo) => SQL;
  /** Rows of a page; the number of queries does not depend on its length. */
  readonly rowsOf: (db: Db, ids: readonly string[]) => Promise<readonly SentRow[]>;
}

/** What the platform needs of a kind of application besides its own calls. */
export interface RegisteredKind {
  readonly signedTexts: Readonly<Partial<Record<SignedAct, (context: CallContext, request: PrepareRequest) => Promise<SignedText>>>>;
  /** Undefined if no other enterprise signs for it. */
  readonly signedFor: SignedFor | undefined;
  /** Other scheduled steps, by name after the kind: `expire` is planned as `<kind>.expire`. */
  readonly jobs?: JobHandlers;
  /** Tasks as rows: kind, id, application kind, the worker's side, both parties, number, amount, since, until, reason. */
  readonly tasks: (worker: Worker) => readonly SQL[];
  /** Those that have to be done by a day of payment, which moves with the calendar. @default none */
  readonly tasksByPayDay?: readonly TaskKind[];
  readonly redDots: Readonly<Partial<Record<RedDot, readonly TaskKind[]>>>;
  /** Work to hand over when a member of staff leaves. */
  readonly unfinished: Readonly<Partial<Record<keyof OpenItems, UnfinishedWork>>>;
}
