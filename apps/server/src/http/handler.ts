import type { Contract, Endpoint, EnterpriseNo, RequestOf, ResponseOf, UserId } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import type { OutboxPort } from '../sandbox/outbox.ts';
import type { SessionControl } from '../session/session-control.ts';
import type { SignerPort } from '../signer/signer.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { VisitorCall } from './policy.ts';

/** The signed-in person, as their session stands at this call. */
export interface SessionViewer {
  readonly sessionId: string;
  readonly userId: UserId;
  readonly userName: string;
  readonly displayName: string;
  readonly role: Role;
  readonly enterpriseNo: EnterpriseNo | null;
  readonly enterpriseName: string | null;
  /** 0 waits for review, 2 and 4 rejected, 3 micro-deposit check, otherwise normal (specification §4). */
  readonly status: number;
  /** The partner whose sign-on opened the session; null or absent where the person signed in here. */
  readonly openedBy?: string | null;
  readonly signedInAt?: Date;
  /** When they last confirmed in this session that it is them. */
  readonly confirmedAt?: Date | null;
}

/** What every handler is given. */
export interface VisitorContext {
  /** For an act: the one transaction of this act. For a query, and where the policy says `ownTransactions`: the database itself. */
  readonly db: Db;
  /** Runs work in a transaction of its own, again when the database asks for it. Only where the policy says `ownTransactions`. */
  readonly transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** The time of the business: movable in the sandbox. */
  readonly clock: Clock;
  /** The time of sessions and limits: never moved by the sandbox. */
  readonly wallClock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly signer: SignerPort;
  readonly store: ObjectStore;
  readonly outbox: OutboxPort;
  readonly session: SessionControl;
  readonly requestId: string;
  readonly ip: string;
  /** The browser, as it names itself. */
  readonly userAgent: string;
  readonly language: 'zh' | 'en';
  /** Queues work for the moment after the act is in the database; dropped when the act is refused or fails. */
  readonly afterCommit: (work: () => void | Promise<void>) => void;
}

/** What the handler of a call for signed-in people is given. */
export interface CallContext extends VisitorContext {
  readonly viewer: SessionViewer;
}

/** Answers a call for signed-in people. Throws a Refusal where the business says no; anything else thrown is a defect. */
export type Handler<E extends Endpoint> = (context: CallContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

/** Answers a call that visitors may make. */
export type VisitorHandler<E extends Endpoint> = (context: VisitorContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

type HandlerOf<Name extends string, E> = E extends Endpoint ? (Name extends VisitorCall ? VisitorHandler<E> : Handler<E>) : never;

/** One handler a call: a call of the contract without one does not compile. */
export type Handlers<C = Contract> = {
  readonly [Resource in keyof C & string]: {
    readonly [Name in keyof C[Resource] & string]: HandlerOf<`${Resource}.${Name}`, C[Resource][Name]>;
  };
};
