import * as z from 'zod/mini';
import { act, query } from './endpoint.ts';
import { ids } from './examples.ts';
import { Instant, Reason, RequiredText, SignatureRequestId, UserId } from './schemas/primitives.ts';

/** A certificate that a person signs with for the enterprise they act for. `ukeyBridge`: its key is in a device at their machine. */
export const Certificate = z.object({
  serial: z.string(),
  subject: z.string(),
  issuedBy: z.string(),
  validUntil: Instant,
  driver: z.enum(['demo', 'ukeyBridge', 'cloudCertificate']),
});

/** A certificate as its person sees it. */
const OwnCertificate = z.extend(Certificate, {
  /** When it was bound to the person; null: the platform issued it, and it stays. */
  boundAt: z.nullable(Instant),
  /** Until when its PIN is locked at the platform. A device counts its own tries. */
  lockedUntil: z.nullable(Instant),
});

/** A signature of SM2 over a text's SM3 hash: r and s in hex. */
export const SignatureValue = z.string().check(z.regex(/^[0-9a-f]{128}$/));
/** An uncompressed point of SM2's curve, in hex. */
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

/** The certificates of a person, and how those from outside become and cease to be theirs. */
export const certificateCalls = {
  certificates: query('/certificates', {
    summary: '本人的签名证书',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.array(OwnCertificate),
    example: { request: {}, response: [device, cloud] },
  }),
  /** A text that only serves to prove that whoever signs it holds a key; good for five minutes and one binding. */
  prepareBinding: act('/prepareBinding', {
    summary: '准备绑定证书',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.object({ requestId: SignatureRequestId, text: z.string() }),
    example: { request: {}, response: { requestId: ids.signatureRequest('S2'), text: 'LX-BIND-1|E1002|U0005|0|S2' } },
  }),
  /** Binds the certificate of a device to the person, who has signed the text with it. */
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
  /** Binds a certificate that a service keeps to the person, who unlocks it there once. */
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
  /** Takes a bound certificate from the person themselves or, as an administrator, from somebody of the enterprise. What it signed stays. */
  unbindCertificate: act('/unbindCertificate', {
    summary: '解绑证书',
    needs: 'records.read',
    source: 'added',
    refreshes: ['staff'],
    /** Whose it is is told the reason, where somebody else takes it. */
    request: z.strictObject({ serial: RequiredText(64), userId: z.optional(UserId), reason: z.optional(Reason) }),
    response: z.object({}),
    refuses: ['NOT_FOUND', 'NOT_ALLOWED_FOR_ROLE', 'VALIDATION'],
    example: { request: { serial: device.serial }, response: {} },
  }),
} as const;
