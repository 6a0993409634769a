import { AMENDMENTS } from './amendments.ts';
import type { LegalDocument } from './legal-document.ts';
import { authorisationLetter } from './texts/authorisation-letter.ts';
import { platformServiceAgreement } from './texts/platform-service-agreement.ts';
import { privacyPolicy } from './texts/privacy-policy.ts';
import { supplementaryAgreement } from './texts/supplementary-agreement.ts';
import { ukeyFeeAgreement } from './texts/ukey-fee-agreement.ts';
import { userAgreement } from './texts/user-agreement.ts';

export const LIBRARY: readonly LegalDocument[] = [
  userAgreement,
  privacyPolicy,
  authorisationLetter,
  supplementaryAgreement,
  ukeyFeeAgreement,
  platformServiceAgreement,
  ...AMENDMENTS,
];
