import type { EnterpriseNo } from './ids.ts';
import type { IdentityKind, InformationChange, InformationChangeState } from '@lianxin/domain';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { KeptElementCheck } from './registration.ts';

/** A change of an enterprise's verified information: applied for by the enterprise, decided by a platform operator. */
export const informationChangeRow = pgTable('information_change', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  state: text('state').$type<InformationChangeState>().notNull(),
  version: integer('version').notNull(),
  /** The field values at the time of the application. */
  before: jsonb('before').$type<InformationChange>().notNull(),
  after: jsonb('after').$type<InformationChange>().notNull(),
  /** The kind of the new representative's document; null where the representative stays. */
  legalIdKind: text('legal_id_kind').$type<IdentityKind>(),
  elementCheck: jsonb('element_check').$type<Omit<KeptElementCheck, 'of'>>(),
  submittedById: text('submitted_by_id').notNull(),
  submittedBy: text('submitted_by').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  reason: text('reason'),
});
