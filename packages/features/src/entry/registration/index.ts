/** Registering a person and an enterprise, and a forgotten password. */
export { LegalDocument } from './documents/lazy-legal-document.tsx';
export { ForgottenPassword } from './forgotten-password/lazy-forgotten-password.tsx';
export { RegistrationGuideContext } from './guide/guide-context.ts';
export { registrationScreens } from './screens.ts';
export { SmsCodeField } from './text-message/sms-code-field.tsx';
export { useTextMessage } from './text-message/use-text-message.ts';
export { words as registrationWords } from './words.ts';
