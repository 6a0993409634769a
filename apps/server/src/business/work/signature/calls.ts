import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { Refusal } from '@lianxin/domain';
import { certificateExpired } from '../../../platform/signer/certificate-rows.ts';
import { pendingText, signatoryOf } from '../../foundation/signed-text/index.ts';
import { bindCertificate, bindCloudCertificate, certificates, prepareBinding, unbindCertificate } from './certificates.ts';

const sign: Handlers['signature']['sign'] = async (context, { requestId, certificateSerial, pin }) => {
  const text = await pendingText(context, requestId);
  const value = await context.signer.sign(signatoryOf(context), certificateSerial, pin, text);
  return { requestId, certificateSerial, value };
};

const presentSignature: Handlers['signature']['present'] = async (context, { requestId, certificateSerial, value }) => {
  const text = await pendingText(context, requestId);
  const { signer, wallClock } = context;
  const signatory = signatoryOf(context);
  const certificate = (await signer.certificatesOf(signatory)).find(({ serial }) => serial === certificateSerial);
  if (certificate?.driver !== 'ukeyBridge') throw new Refusal('SIGNATURE_INVALID');
  if (certificate.validUntil <= wallClock.now()) throw certificateExpired(certificate);
  if (!(await signer.verifyOf(signatory, certificateSerial, text, value))) throw new Refusal('SIGNATURE_INVALID');
  return { requestId, certificateSerial, value };
};

/** Signing prepared texts with a service or a device, and managing certificates. Each kind of application prepares its own text. */
export const signatureCalls = {
  signature: {
    // A refused PIN attempt must be counted, and a slow service must not keep a transaction open.
    sign: { scope: 'self', ownTransactions: true, statements: 7, handle: sign },
    present: { scope: 'enterprise', statements: 6, handle: presentSignature },
    certificates: { scope: 'enterprise', statements: 2, handle: certificates },
    prepareBinding: { scope: 'enterprise', statements: 5, handle: prepareBinding },
    bindCertificate: { scope: 'enterprise', statements: 7, handle: bindCertificate },
    unbindCertificate: { scope: 'enterprise', statements: 5, handle: unbindCertificate },
    bindCloudCertificate: {
      scope: 'enterprise',
      ownTransactions: true,
      statements: 9,
      handle: (context, request, services) => bindCloudCertificate(services, context, request),
    },
  },
} satisfies SomeCalls;
