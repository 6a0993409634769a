/** Signing in and up, profile, enterprises, password and settings. */
export { accountCalls } from './calls.ts';
export { createEnterprise, createPerson } from './create-account.ts';
export { openSession } from './open-session.ts';
export { ownerOfMobile } from './send-code.ts';
export { signInGuard, type SignInGuard } from './sign-in-guard.ts';
