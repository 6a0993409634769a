import type { Signature } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { CallContext } from '../../platform/call-context.ts';
import type { KeptSignature } from '../../ledger/history.ts';
import { requireSignature, type SigningSubject } from './signature-requests.ts';

/** The signature that an act demands, verified over the text that the server holds true now; refuses SIGNATURE_INVALID without one. */
export async function verifiedSignature(
  context: CallContext,
  subject: SigningSubject,
  signature: Signature | undefined,
): Promise<KeptSignature> {
  if (!signature) throw new Refusal('SIGNATURE_INVALID');
  await requireSignature(context, subject, signature);
  return { certificateSerial: signature.certificateSerial, text: subject.text, value: signature.value };
}
