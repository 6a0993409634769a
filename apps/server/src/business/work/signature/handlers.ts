import { Refusal } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { certificateExpired } from '../../../platform/signer/certificate-rows.ts';
import { pendingText, signatoryOf } from '../../foundation/signed-text/index.ts';
import { bindCertificate, certificates, prepareBinding, unbindCertificate } from './certificates.ts';

/** Signs what was prepared, or takes what a device signed, and says whose certificates are whose. What is prepared belongs to the business. */
export const signatureHandlers = {
  async sign(context, { requestId, certificateSerial, pin }) {
    const text = await pendingText(context, requestId);
    const value = await context.signer.sign(signatoryOf(context), certificateSerial, pin, text);
    return { requestId, certificateSerial, value };
  },
  async present(context, { requestId, certificateSerial, value }) {
    const text = await pendingText(context, requestId);
    const { signer, wallClock } = context;
    const signatory = signatoryOf(context);
    const certificate = (await signer.certificatesOf(signatory)).find(({ serial }) => serial === certificateSerial);
    if (certificate?.driver !== 'ukeyBridge') throw new Refusal('SIGNATURE_INVALID');
    if (certificate.validUntil <= wallClock.now()) throw certificateExpired(certificate);
    if (!(await signer.verifyOf(signatory, certificateSerial, text, value))) throw new Refusal('SIGNATURE_INVALID');
    return { requestId, certificateSerial, value };
  },
  certificates,
  prepareBinding,
  bindCertificate,
  unbindCertificate,
} satisfies Omit<Handlers['signature'], 'prepare' | 'bindCloudCertificate'>;
