import * as z from 'zod/mini';

/** The device at the bridge and the state of its PIN. */
const Status = z.object({
  version: z.string(),
  device: z.enum(['present', 'absent']),
  pin: z.object({ locked: z.boolean(), left: z.int() }),
});
const Certificate = z.object({
  serial: z.string(),
  subject: z.string(),
  issuedBy: z.string(),
  validUntil: z.string(),
  publicKey: z.string(),
});
const Certificates = z.object({ certificates: z.array(Certificate) });
const Signed = z.object({ value: z.string() });
const Refused = z.union([
  z.object({ error: z.literal('pinWrong'), left: z.int() }),
  z.object({ error: z.enum(['pinLocked', 'noDevice', 'noCertificate', 'certificateExpired', 'cancelled', 'originRefused']) }),
]);

export type DeviceStatus = z.output<typeof Status>;
export type DeviceCertificate = z.output<typeof Certificate>;
/** Why a device failed. `silent`: no bridge answers. `off`: the platform uses none. */
export type DeviceProblem = z.output<typeof Refused> | { readonly error: 'silent' | 'off' };
export type DeviceAnswer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problem: DeviceProblem };

const LOOK_MS = 3_000;
/** The person may have to press a button on the device. */
const SIGN_MS = 60_000;

async function ask<Answer extends z.ZodMiniType>(url: string, answer: Answer, init: RequestInit): Promise<DeviceAnswer<z.output<Answer>>> {
  let reply: Response;
  try {
    reply = await fetch(url, { ...init, credentials: 'omit' });
  } catch {
    return { ok: false, problem: { error: 'silent' } };
  }
  const body: unknown = await reply.json().catch(() => undefined);
  const read = z.safeParse(answer, body);
  if (reply.ok && read.success) return { ok: true, data: read.data };
  const refused = z.safeParse(Refused, body);
  return { ok: false, problem: refused.success ? refused.data : { error: 'silent' } };
}

/** The bridge to the signing device on the person's machine (docs/device-signing.md). */
export interface DeviceBridge {
  status: () => Promise<DeviceAnswer<DeviceStatus>>;
  certificates: () => Promise<DeviceAnswer<readonly DeviceCertificate[]>>;
  /** The signature in hexadecimal; the PIN is only sent to the device. */
  sign: (serial: string, text: string, pin: string) => Promise<DeviceAnswer<string>>;
}

const OFF = { ok: false, problem: { error: 'off' } } as const;

/** The bridge at an address; null if the platform has none. */
export function deviceBridge(address: string | null): DeviceBridge {
  if (address === null) return { status: async () => OFF, certificates: async () => OFF, sign: async () => OFF };
  const look = () => ({ signal: AbortSignal.timeout(LOOK_MS) });
  return {
    status: () => ask(`${address}/status`, Status, look()),
    async certificates() {
      const answer = await ask(`${address}/certificates`, Certificates, look());
      return answer.ok ? { ok: true, data: answer.data.certificates } : answer;
    },
    async sign(serial, text, pin) {
      const answer = await ask(`${address}/sign`, Signed, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ serial, text, pin }),
        signal: AbortSignal.timeout(SIGN_MS),
      });
      return answer.ok ? { ok: true, data: answer.data.value } : answer;
    },
  };
}
