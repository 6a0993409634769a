import { sql, type SQL } from 'drizzle-orm';
import type { RegisteredKind, TaskKind, Worker } from '../../applications/application/index.ts';

const rows = (kind: TaskKind, state: string, { enterpriseNo }: Worker, only: SQL = sql``): SQL => sql`
  select ${kind}::text, s.id, null::text, null::text, null::text, null::text, s.application_number, s.amount, s.state_since, null::date, s.reason
  from fund_supplement s where s.enterprise_no = ${enterpriseNo} and s.state = ${state} and not s.removed ${only}`;

/** Any administrator may continue a returned entry, so nothing is handed over. */
export const fundSupplementKind: RegisteredKind = {
  signedTexts: {},
  signedFor: undefined,
  tasks(worker) {
    if (worker.role === 'administrator') return [rows('fundSupplementReturned', 'returned', worker)];
    if (worker.role === 'reviewer')
      return [rows('fundSupplementReview', 'awaitingReview', worker, sql`and s.maker_id <> ${worker.userId}`)];
    return [];
  },
  redDots: { fund: ['fundSupplementReview', 'fundSupplementReturned'] },
  unfinished: {},
};
