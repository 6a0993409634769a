export { LegalDocument } from './documents/lazy-legal-document.tsx';
export { ForgottenPassword } from './forgotten-password/lazy-forgotten-password.tsx';
export { registrationScreens } from './screens.ts';
