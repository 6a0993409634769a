import type { Handlers } from '../../calls/handler.ts';
import { pendingText, signatoryOf } from '../signed-text/signature-requests.ts';

/** Signs what was prepared. What is prepared belongs to the business. */
export const signatureHandlers = {
  async sign(context, { requestId, certificateSerial, pin }) {
    const text = await pendingText(context, requestId);
    const value = await context.signer.sign(signatoryOf(context), certificateSerial, pin, text);
    return { requestId, certificateSerial, value };
  },
} satisfies Pick<Handlers['signature'], 'sign'>;
