import { contract } from '@lianxin/api/contract';
import { http, HttpResponse, type RequestHandler } from 'msw';

/** Address of the bridge in tests and stories. */
export const BRIDGE = 'http://127.0.0.1:21190';

const [device] = contract.signature.certificates.example.response;
if (device === undefined) throw new Error('the example has a certificate of a device');

/** The person's certificates of every driver; the last has expired. */
export const EVERY_DRIVER = [
  ...contract.signature.prepare.example.response.certificates,
  { ...device, serial: 'UKEY-0001' },
  { ...device, serial: 'CLOUD-0001', issuedBy: '沙箱云证书', driver: 'cloudCertificate' as const },
  { ...device, serial: 'UKEY-0004', validUntil: '2025-12-31T23:59:59+08:00' },
].map(({ serial, subject, issuedBy, validUntil, driver }) => ({ serial, subject, issuedBy, validUntil, driver }));

const held = (serial: string, subject: string, digit: string) => ({
  serial,
  subject,
  issuedBy: '沙箱 UKey',
  validUntil: device.validUntil,
  publicKey: `04${digit.repeat(128)}`,
});

/** Certificates on the device: the person's own and one of another enterprise. */
export const HELD = [held('UKEY-0001', device.subject, 'a'), held('UKEY-0003', '云岭物流有限公司·马超', 'b')];

interface Answers {
  readonly status?: object;
  readonly certificates?: readonly object[];
  /** The error of `/sign`. @default it signs */
  readonly refuses?: { readonly error: string; readonly left?: number };
  /** Called with the text to sign. */
  readonly onSign?: (asked: unknown) => void;
}

export const bridgeAnswering = ({ status, certificates = HELD, refuses, onSign }: Answers = {}): RequestHandler[] => [
  http.get(`${BRIDGE}/status`, () =>
    HttpResponse.json({ version: '1.0.0', device: 'present', pin: { locked: false, left: 5 }, ...status }),
  ),
  http.get(`${BRIDGE}/certificates`, () => HttpResponse.json({ certificates })),
  http.post(`${BRIDGE}/sign`, async ({ request }) => {
    onSign?.(await request.json());
    return refuses ? HttpResponse.json(refuses, { status: 403 }) : HttpResponse.json({ value: 'ab'.repeat(64) });
  }),
];

/** No bridge runs. */
export const noBridge = (): RequestHandler[] => [http.all(`${BRIDGE}/*`, () => HttpResponse.error())];
