import type { DocumentId } from '@lianxin/api/contract';
import type { CallContext } from '../../../platform/call-context.ts';
import { personalConsents, type ConsentInForce } from '../../foundation/documents/index.ts';
import type { RegistrationRow } from './repository.ts';

/** What has to be agreed to before an enterprise is registered. */
export const REGISTRATION_DOCUMENTS: readonly DocumentId[] = ['userAgreement', 'privacyPolicy', 'authorisationLetter'];

/**
 * What need not be agreed to again: what the person agreed to when they opened their account, and with an earlier submission of this
 * registration. The letter of authorisation is one enterprise's, so it does not carry over from another registration.
 */
export async function givenConsents(
  context: Pick<CallContext, 'db' | 'clock' | 'viewer'>,
  { submissions }: Pick<RegistrationRow, 'submissions'>,
): Promise<ConsentInForce[]> {
  const given = await personalConsents(context, context.viewer.userId);
  return given.filter(({ id }) => REGISTRATION_DOCUMENTS.includes(id) && (id !== 'authorisationLetter' || submissions > 0));
}
