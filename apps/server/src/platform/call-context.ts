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

/** The language of answers. */
export type Language = 'zh' | 'en';

/** The context of every handler. */
export interface VisitorContext {
  /** For an act: its transaction. For a query, or an act with `ownTransactions` in its policy: the database outside a transaction. */
  readonly db: Db;
  /** Runs work in its own transaction and retries serialization conflicts. Only for acts with `ownTransactions` in their policy. */
  readonly transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** The financing channels of this server. */
  readonly channels: Channels;
  /** Business time; can be moved in the sandbox. */
  readonly clock: Clock;
  /** Real time, for sessions and rate limits; never moved. */
  readonly wallClock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly signer: SignerPort;
  /** The lenders of the channels. */
  readonly lender: Lender;
  readonly store: ObjectStore;
  readonly outbox: OutboxPort;
  readonly session: SessionControl;
  readonly requestId: string;
  /** The client's IP address; empty if unknown. */
  readonly ip: string;
  /** The network of that address, by which rate limits count. */
  readonly network: string;
  /** The User-Agent header. */
  readonly userAgent: string;
  /** The portal's base URL with a trailing slash, for printed addresses. */
  readonly portalAddress: string;
  readonly language: Language;
  /** Queues work to run after the commit; dropped when the act is refused or fails. */
  readonly afterCommit: (work: () => void | Promise<void>) => void;
}

/** The context of a handler for signed-in users. */
export interface CallContext extends VisitorContext {
  readonly viewer: SessionViewer;
}
