import type { DocumentId } from '@lianxin/api/contract';
import type { CallContext } from '../../../platform/call-context.ts';
import { personalConsents, type ConsentInForce } from '../../foundation/documents/index.ts';
import type { RegistrationRow } from './repository.ts';

/** Consents required before registering. */
export const REGISTRATION_DOCUMENTS: readonly DocumentId[] = ['userAgreement', 'privacyPolicy', 'authorisationLetter'];

/**
 * Consents that need no repetition: those given on sign-up and with an earlier submission. The letter of authorisation is for one
 * enterprise and never carries over.
 */
export async function givenConsents(
  context: Pick<CallContext, 'db' | 'clock' | 'viewer'>,
  { submissions }: Pick<RegistrationRow, 'submissions'>,
): Promise<ConsentInForce[]> {
  const given = await personalConsents(context, context.viewer.userId);
  return given.filter(({ id }) => REGISTRATION_DOCUMENTS.includes(id) && (id !== 'authorisationLetter' || submissions > 0));
}
