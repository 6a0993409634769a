import type { Role } from '@lianxin/domain';
import type { Placeholder } from 'drizzle-orm';

/** The person for whom a statement selects tasks; the values are bound on execution. */
export interface Worker {
  readonly userId: Placeholder<'userId'>;
  readonly enterpriseNo: Placeholder<'enterpriseNo'>;
  readonly now: Placeholder<'now'>;
  readonly role: Role;
}
