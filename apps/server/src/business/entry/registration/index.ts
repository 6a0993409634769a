/** Registering an enterprise, and the decision on it. */
export { registrationCalls } from './calls.ts';
export { approveRegistration, type Decision, type Rejection, rejectRegistration } from './decide.ts';
export { registrationForReview, registrationsInState, type RegistrationSummary } from './for-review.ts';
export type { Form } from './form.ts';
export { storedForm, REGISTRATION_COLUMNS } from './kept-form.ts';
export { keepRegistration, type RegistrationRow } from './repository.ts';
