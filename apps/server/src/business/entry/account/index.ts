/** Signing in and up, a person's profile, their enterprises, password and settings. */
export { createEnterprise, createPerson } from './create-account.ts';
export { enter } from './enter.ts';
export { accountHandlers } from './handlers.ts';
export { ownerOfMobile, positionSubject } from './send-code.ts';
export { signInGuard, type SignInGuard } from './sign-in-guard.ts';
