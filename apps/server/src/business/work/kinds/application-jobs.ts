import type { JobHandler, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { actOfSystem, type SignedFor } from '../../applications/application/index.ts';
import { kinds } from './register.ts';

/** A reminder three days before the deadline and expiry after the last day. */
const jobsOf = (kind: string, { holdForJob }: SignedFor): [string, JobHandler][] => [
  [
    `${kind}.expire`,
    async (context, id) => {
      const sent = await holdForJob(context.db, id);
      if (!sent?.canExpire || (sent.signDeadline ?? '') >= context.clock.today()) return;
      const expired = await sent.expire(actOfSystem(context));
      await expired.tell(context, 'expire');
    },
  ],
  [
    `${kind}.signForReminder`,
    async (context, id) => {
      const sent = await holdForJob(context.db, id);
      await sent?.tell(context, 'signForDue');
    },
  ],
];

export const applicationJobs: JobHandlers = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, { signedFor, jobs = {} }]) => [
    ...(signedFor ? jobsOf(kind, signedFor) : []),
    ...Object.entries(jobs).map(([name, job]): [string, JobHandler] => [`${kind}.${name}`, job]),
  ]),
);
