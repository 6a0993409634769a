import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Db } from '../../../platform/db/client.ts';

/** What writing a message needs. */
export interface TellContext {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
}
