import type { EnterpriseNo } from '../schema/ids.ts';
import type { Role } from '@lianxin/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Ids } from '../platform/clock/ids.ts';
import type { Random } from '../platform/clock/random.ts';
import type { Db } from '../platform/db/client.ts';

/** The recorded actor: a person of an enterprise, or the system. */
export interface Actor {
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role | 'system';
  readonly enterpriseNo: EnterpriseNo | null;
  readonly ip: string | null;
}

/** The context of an act on the ledger or an application: its transaction and its actor. */
export interface ActContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly actor: Actor;
}
