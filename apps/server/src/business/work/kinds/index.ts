/** The register of kinds of applications, and what follows from all of them at once. */
export { applicationJobs } from './application-jobs.ts';
export { kinds } from './register.ts';
