import { sql, type SQL } from 'drizzle-orm';
import type { RegisteredKind, TaskKind, Worker } from '../../applications/application/index.ts';

const rows = (kind: TaskKind, state: string, { enterpriseNo }: Worker, only: SQL = sql``): SQL => sql`
  select ${kind}::text, c.id, null::text, null::text, null::text, null::text, c.application_number, c.amount, c.state_since, null::date, c.reason
  from credit_application c where c.enterprise_no = ${enterpriseNo} and c.state = ${state} and not c.removed ${only}`;

/** Any administrator may continue a returned request, so nothing is handed over. */
export const creditKind: RegisteredKind = {
  signedTexts: {},
  signedFor: undefined,
  tasks(worker) {
    if (worker.role === 'administrator') return [rows('creditReturned', 'returned', worker)];
    if (worker.role === 'reviewer') return [rows('creditReview', 'awaitingReview', worker, sql`and c.maker_id <> ${worker.userId}`)];
    return [];
  },
  redDots: {},
  unfinished: {},
};
