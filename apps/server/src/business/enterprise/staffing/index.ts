/** The members of an enterprise, their absences and handing work over. */
export { staffHandlers } from './handlers.ts';
