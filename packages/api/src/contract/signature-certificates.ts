import * as z from 'zod/mini';
import { act, query } from './endpoint.ts';
import { ids } from './examples.ts';
import { Instant, Reason, RequiredText, SignatureRequestId, UserId } from './schemas/primitives.ts';

/** A person's certificate for signing on behalf of an enterprise. `ukeyBridge`: its key is in a device at their computer. */
export const Certificate = z.object({
  serial: z.string(),
  subject: z.string(),
  issuedBy: z.string(),
  validUntil: Instant,
  driver: z.enum(['demo', 'ukeyBridge', 'cloudCertificate']),
});

/** A certificate, for its owner. */
const OwnCertificate = z.extend(Certificate, {
  /** When it was bound to the person; null where the platform issued it, which cannot be unbound. */
  boundAt: z.nullable(Instant),
  /** Until when the platform locks its PIN. A device counts tries itself. */
  lockedUntil: z.nullable(Instant),
});

/** An SM2 signature over the SM3 hash of a text: r and s in hex. */
export const SignatureValue = z.string().check(z.regex(/^[0-9a-f]{128}$/));
/** An uncompressed point of the SM2 curve, in hex. */
const PublicKey = z.string().check(z.regex(/^04[0-9a-f]{128}$/));

const device: z.output<typeof OwnCertificate> = {
  serial: 'UKEY-0001',
  subject: '恒信机电设备有限公司·王建国',
  issuedBy: '沙箱 UKey',
  validUntil: '2029-12-31T23:59:59+08:00',
  driver: 'ukeyBridge',
  boundAt: '2026-11-20T09:42:00+08:00',
  lockedUntil: null,
};
const cloud: z.output<typeof OwnCertificate> = {
  ...device,
  serial: 'CLOUD-E1002-supplier-op',
  issuedBy: '沙箱云证书',
  driver: 'cloudCertificate',
};

const BINDING = ['SIGNATURE_INVALID', 'CERTIFICATE_EXPIRED', 'CERTIFICATE_TAKEN', 'CERTIFICATE_MISMATCH'] as const;

/** A person's certificates, and binding and unbinding external ones. */
export const certificateCalls = {
  certificates: query('/certificates', {
    summary: '本人的签名证书',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.array(OwnCertificate),
    example: { request: {}, response: [device, cloud] },
  }),
  /** A text to be signed as proof of holding a key; valid for five minutes and one binding. */
  prepareBinding: act('/prepareBinding', {
    summary: '准备绑定证书',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.object({ requestId: SignatureRequestId, text: z.string() }),
    example: { request: {}, response: { requestId: ids.signatureRequest('S2'), text: 'LX-BIND-1|E1002|U0005|0|S2' } },
  }),
  /** Binds a device's certificate, with which the person signed the text. */
  bindCertificate: act('/bindCertificate', {
    summary: '绑定设备证书',
    movesMoney: true,
    needs: 'records.read',
    source: 'added',
    refreshes: ['staff'],
    request: z.strictObject({
      requestId: SignatureRequestId,
      serial: RequiredText(64),
      subject: RequiredText(200),
      issuedBy: RequiredText(100),
      validUntil: Instant,
      publicKey: PublicKey,
      value: SignatureValue,
    }),
    response: OwnCertificate,
    refuses: ['NOT_FOUND', ...BINDING],
    example: {
      request: {
        requestId: ids.signatureRequest('S2'),
        serial: device.serial,
        subject: device.subject,
        issuedBy: device.issuedBy,
        validUntil: device.validUntil,
        publicKey: `04${'0'.repeat(128)}`,
        value: '00'.repeat(64),
      },
      response: device,
    },
  }),
  /** Binds a certificate kept by a cloud service, which the person unlocks there once. */
  bindCloudCertificate: act('/bindCloudCertificate', {
    summary: '绑定云证书',
    movesMoney: true,
    needs: 'records.read',
    source: 'added',
    refreshes: ['staff'],
    request: z.strictObject({ serial: RequiredText(64), pin: RequiredText(32) }),
    response: OwnCertificate,
    refuses: ['NOT_FOUND', 'PIN_WRONG', 'PIN_LOCKED', 'CERTIFICATE_SILENT', 'MAINTENANCE', ...BINDING],
    example: { request: { serial: cloud.serial, pin: '123456' }, response: cloud },
  }),
  /** Unbinds a certificate of the person's own or, as an administrator, of somebody in the enterprise. Its signatures stay valid. */
  unbindCertificate: act('/unbindCertificate', {
    summary: '解绑证书',
    needs: 'records.read',
    source: 'added',
    refreshes: ['staff'],
    /** The owner is told the reason, where somebody else unbinds it. */
    request: z.strictObject({ serial: RequiredText(64), userId: z.optional(UserId), reason: z.optional(Reason) }),
    response: z.object({}),
    refuses: ['NOT_FOUND', 'NOT_ALLOWED_FOR_ROLE', 'VALIDATION'],
    example: { request: { serial: device.serial }, response: {} },
  }),
} as const;
