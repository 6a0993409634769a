export { signAgreement } from './sign-agreement.ts';
export { supplementOf } from './supplement.ts';
