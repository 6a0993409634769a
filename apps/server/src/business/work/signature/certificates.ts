import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { messageOf, Refusal } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Services } from '../../../platform/services.ts';
import { certificateExpired } from '../../../platform/signer/certificate-rows.ts';
import type { OutsideCertificate, SignerCertificate } from '../../../platform/signer/signer.ts';
import { verifiesWith } from '../../../platform/signer/sm2-signature.ts';
import { requiredReason } from '../../applications/application/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { prepareBindingText, signatoryOf, takeBindingText } from '../../foundation/signed-text/index.ts';

type Calls = Handlers['signature'];
type CloudCall = Contract['signature']['bindCloudCertificate'];

const viewOf = ({ validUntil, boundAt, lockedUntil, ...certificate }: SignerCertificate): ResponseOf<CloudCall> => ({
  ...certificate,
  validUntil: validUntil.toISOString(),
  boundAt: boundAt?.toISOString() ?? null,
  lockedUntil: lockedUntil?.toISOString() ?? null,
});

/** Whole components only: "CN=王建国, O=恒信机电设备有限公司", "恒信机电设备有限公司·王建国". */
const names = (subject: string, enterpriseName: string | null): boolean =>
  subject.split(/[·@=,;/|]/).some((part) => part.trim() === enterpriseName);

/** Binds an external certificate to the caller for their enterprise, after its key has signed the text. */
async function bind(context: CallContext, certificate: OutsideCertificate, text: string, value: string): Promise<ResponseOf<CloudCall>> {
  const { signer, wallClock, viewer } = context;
  if (!verifiesWith(certificate.publicKey, text, value)) throw new Refusal('SIGNATURE_INVALID');
  if (certificate.validUntil <= wallClock.now()) throw certificateExpired(certificate);
  if (!names(certificate.subject, viewer.enterpriseName)) throw new Refusal('CERTIFICATE_MISMATCH', { subject: certificate.subject });
  await signer.bind(signatoryOf(context), certificate);
  await recordAudit(context, 'certificate.bind', certificate.serial);
  const told = messageOf('certificateBound', { person: viewer.displayName, serial: certificate.serial });
  await notify(context, { ...told, enterpriseNo: enterpriseOf(context), role: 'administrator' });
  const { publicKey: _, ...facts } = certificate;
  return viewOf({ ...facts, boundAt: wallClock.now(), lockedUntil: null });
}

export const certificates: Calls['certificates'] = async (context) =>
  (await context.signer.certificatesOf(signatoryOf(context))).map(viewOf);

export const prepareBinding: Calls['prepareBinding'] = (context) => prepareBindingText(context);

/** The device has signed the prepared text. */
export const bindCertificate: Calls['bindCertificate'] = async (context, { requestId, value, validUntil, ...facts }) => {
  const text = await takeBindingText(context, requestId);
  return bind(context, { ...facts, validUntil: new Date(validUntil), driver: 'ukeyBridge' }, text, value);
};

/** Binds a certificate held by the certificate service, which is called outside transactions. */
export async function bindCloudCertificate(
  { signerOn }: Pick<Services, 'signerOn'>,
  context: CallContext,
  { serial, pin }: RequestOf<CloudCall>,
): Promise<ResponseOf<CloudCall>> {
  const { text } = await prepareBindingText(context);
  const { certificate, value } = await context.signer.fromCloud(serial, pin, text);
  return context.transaction((db) => bind({ ...context, db, signer: signerOn(db) }, certificate, text, value));
}

/** Unbinds the caller's own certificate or, as an administrator, a colleague's, who is told the reason. */
export const unbindCertificate: Calls['unbindCertificate'] = async (context, { serial, userId, reason }) => {
  const { signer, viewer } = context;
  const holder = userId ?? viewer.userId;
  const isOwn = holder === viewer.userId;
  if (!isOwn && viewer.role !== 'administrator') throw new Refusal('NOT_ALLOWED_FOR_ROLE');
  const why = isOwn ? undefined : requiredReason(reason);
  const enterpriseNo = enterpriseOf(context);
  if (!(await signer.unbind({ userId: holder, enterpriseNo }, serial))) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'certificate.unbind', serial);
  if (why !== undefined) {
    const told = messageOf('certificateUnbound', { person: viewer.displayName, serial, reason: why });
    await notify(context, { ...told, enterpriseNo, userId: holder });
  }
  return {};
};
