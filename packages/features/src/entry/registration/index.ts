/** Registering a person and an enterprise, and a forgotten password. */
export { ACCOUNT_DOCUMENTS } from './account/account-form.schema.ts';
export { AwaitedPanel } from './awaited-panel.tsx';
export { ConsentList } from './documents/consent-list.tsx';
export { LegalDocument } from './documents/lazy-legal-document.tsx';
export { ForgottenPassword } from './forgotten-password/lazy-forgotten-password.tsx';
export { RegistrationGuideContext } from './guide/guide-context.ts';
export { NarrowPage } from './narrow-page.tsx';
export { ResultFrame } from './result/result-frame.tsx';
export { registrationScreens } from './screens.ts';
export { words as registrationWords } from './words.ts';
