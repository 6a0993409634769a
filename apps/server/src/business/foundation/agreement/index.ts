/** The agreements that an enterprise signs with the platform. */
export { signAgreement } from './sign-agreement.ts';
export { supplementOf } from './supplement.ts';
