import type { Channels } from '@lianxin/domain';
import type { Clock } from './clock/clock.ts';
import type { Ids } from './clock/ids.ts';
import type { Random } from './clock/random.ts';
import type { Db } from './db/client.ts';
import type { Lender } from './lender/lender.ts';
import type { OutboxPort } from './outbox/outbox.ts';
import type { SessionControl } from './session/session-control.ts';
import type { SessionViewer } from './session/viewer.ts';
import type { SignerPort } from './signer/signer.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** A language that the platform answers in. */
export type Language = 'zh' | 'en';

/** What every handler is given. */
export interface VisitorContext {
  /** For an act: the one transaction of this act. For a query, and where the policy says `ownTransactions`: the database itself. */
  readonly db: Db;
  /** Runs work in a transaction of its own, again when the database asks for it. Only where the policy says `ownTransactions`. */
  readonly transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** The financing channels that this server runs with. */
  readonly channels: Channels;
  /** The time of the business: movable in the sandbox. */
  readonly clock: Clock;
  /** The time of sessions and limits: never moved by the sandbox. */
  readonly wallClock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly signer: SignerPort;
  /** The lenders behind the channels. */
  readonly lender: Lender;
  readonly store: ObjectStore;
  readonly outbox: OutboxPort;
  readonly session: SessionControl;
  readonly requestId: string;
  /** The address that the request comes from; empty where none is known. */
  readonly ip: string;
  /** What limits count that address as. */
  readonly network: string;
  /** The browser, as it names itself. */
  readonly userAgent: string;
  /** Where the portal stands, ending in a slash: what a printed address begins with. */
  readonly portalAddress: string;
  readonly language: Language;
  /** Queues work for the moment after the act is in the database; dropped when the act is refused or fails. */
  readonly afterCommit: (work: () => void | Promise<void>) => void;
}

/** What the handler of a call for signed-in people is given. */
export interface CallContext extends VisitorContext {
  readonly viewer: SessionViewer;
}
