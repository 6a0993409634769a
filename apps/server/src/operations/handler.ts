import type { Channels, HistoryValue } from '@lianxin/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Ids } from '../platform/clock/ids.ts';
import type { Random } from '../platform/clock/random.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/client.ts';
import type { Keyring } from '../platform/security/keys.ts';
import type { RateLimiter } from '../platform/security/rate-limit.ts';
import type { SignerPort } from '../platform/signer/signer.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import type { Operations } from './contract/index.ts';
import type { Duty } from './duties.ts';
import type { Operation, RequestFor, ResponseFor } from './operation.ts';

/** The signed-in operator, as they stand at this call. */
export interface OperatorIdentity {
  readonly operatorId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly displayName: string;
  readonly duties: readonly Duty[];
  readonly passwordDue: boolean;
  readonly secondFactor: boolean;
  readonly lastSignInAt: Date | null;
}

/** What every handler of platform operations is given. */
export interface OperationContext {
  /** The transaction of an act; for a query, and with `ownTransactions`, the database itself. */
  readonly db: Db;
  readonly transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly wallClock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly keys: Keyring;
  readonly limiter: RateLimiter;
  readonly signerOn: (db: Db) => SignerPort;
  readonly store: ObjectStore;
  readonly config: Pick<Config, 'sms' | 'sandbox' | 'platformName'>;
  readonly requestId: string;
  readonly address: string;
  readonly language: 'zh' | 'en';
}

export interface OperatorContext extends OperationContext {
  readonly operator: OperatorIdentity;
  /** Who proposed the act that `operator` passes; undefined for an act that one person does. */
  readonly proposerId?: string;
}

/** The result of an act: its answer, and its entry in the audit trail. */
export interface ActResult<Answer> {
  readonly answer: Answer;
  /** The object it was done to. */
  readonly subjectId?: string | undefined;
  readonly before?: HistoryValue;
  readonly after?: HistoryValue;
  /** The act that was carried out, where another call led to it. */
  readonly action?: string | undefined;
  readonly reason?: string | undefined;
  readonly proposedBy?: string | undefined;
}

type Answered<O extends Operation> = O['kind'] extends 'query'
  ? ResponseFor<O>
  : O['kind'] extends 'export'
    ? AsyncGenerator<string>
    : O['kind'] extends 'jointAct'
      ? ActResult<object>
      : ActResult<ResponseFor<O>>;

/** Handles one call. Throws a Refusal. */
export type OperationHandler<O extends Operation> = (
  context: O['access'] extends 'visitor' ? OperationContext : OperatorContext,
  request: RequestFor<O>,
) => Promise<Answered<O>>;

/** One handler a call: a call without one does not compile. */
export type OperationHandlers = {
  readonly [Resource in keyof Operations]: {
    readonly [Name in keyof Operations[Resource]]: Operations[Resource][Name] extends Operation
      ? OperationHandler<Operations[Resource][Name]>
      : never;
  };
};
