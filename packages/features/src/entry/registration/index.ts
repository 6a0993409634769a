/** Registering a person and an enterprise, checking its account, and a forgotten password. */
export { useBranchCombobox } from './application/branch-combobox.tsx';
export { AmountForm } from './bank-check/amount-form.tsx';
export { DepositBanner } from './bank-check/deposit-banner.tsx';
export { DepositFacts } from './bank-check/deposit-facts.tsx';
export { RestartActs } from './bank-check/restart-acts.tsx';
export { LegalDocument } from './documents/lazy-legal-document.tsx';
export { ForgottenPassword } from './forgotten-password/lazy-forgotten-password.tsx';
export { RegistrationGuideContext } from './guide/guide-context.ts';
export { registrationScreens } from './screens.ts';
export { SmsCodeField } from './text-message/sms-code-field.tsx';
export { useTextMessage } from './text-message/use-text-message.ts';
export { words as registrationWords } from './words.ts';
