import type { Role } from '@lianxin/domain';
import type { Placeholder } from 'drizzle-orm';

/** For whom work waits, as a statement names them: who they are, for which enterprise and when is filled in when it is asked. */
export interface Worker {
  readonly userId: Placeholder<'userId'>;
  readonly enterpriseNo: Placeholder<'enterpriseNo'>;
  readonly now: Placeholder<'now'>;
  readonly role: Role;
}
