/** Registering an enterprise, and the decision on it. */
export { approveRegistration, type Decision, type Rejection, rejectRegistration } from './decide.ts';
export { registrationForReview, registrationsInState, type RegistrationSummary } from './for-review.ts';
export type { Form } from './form.ts';
export { registrationHandlers } from './handlers.ts';
export { keptForm, REGISTRATION_COLUMNS } from './kept-form.ts';
export { keepRegistration, type RegistrationRow } from './repository.ts';
