/** The register of kinds of applications, and what is derived from all of them. */
export { applicationJobs } from './application-jobs.ts';
export { kinds } from './register.ts';
