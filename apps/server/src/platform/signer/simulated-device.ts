import type { Clock } from '../clock/clock.ts';
import { DEMO_PIN } from './demo-signer.ts';
import { sandboxKey } from './sandbox-key.ts';
import type { OutsideCertificate } from './signer.ts';
import { signWith } from './sm2-signature.ts';

const MAX_ATTEMPTS = 5;
const LOCK_MS = 30 * 60_000;

/** A certificate as reported by a bridge. */
type DeviceCertificate = Omit<OutsideCertificate, 'driver'>;

const certificate = (serial: string, subject: string, validUntil = '2029-12-31T23:59:59+08:00'): DeviceCertificate => ({
  serial,
  subject,
  issuedBy: '沙箱 UKey',
  validUntil: new Date(validUntil),
  publicKey: sandboxKey(serial).publicKey,
});

const FIRST = certificate('UKEY-0001', '恒信机电设备有限公司·王建国');
/** Bound to the supplier's operator in a new sandbox. */
export const BOUND_DEVICE_CERTIFICATE: OutsideCertificate = { ...FIRST, driver: 'ukeyBridge' };

/** Certificates on the simulated device: for the supplier's operator and reviewer, for another enterprise, and an expired one. */
const CERTIFICATES: readonly DeviceCertificate[] = [
  FIRST,
  certificate('UKEY-0002', '恒信机电设备有限公司·李文慧'),
  certificate('UKEY-0003', '云岭物流有限公司·马超'),
  certificate('UKEY-0004', '恒信机电设备有限公司·王建国', '2025-12-31T23:59:59+08:00'),
];

/** Why a device refused to sign. */
export type DeviceRefusal =
  | { readonly error: 'pinWrong'; readonly left: number }
  | { readonly error: 'pinLocked' | 'noCertificate' | 'certificateExpired' };

/** A signing device behind its bridge (docs/device-signing.md). */
export interface SimulatedDevice {
  status(): { readonly version: string; readonly device: 'present'; readonly pin: { readonly locked: boolean; readonly left: number } };
  certificates(): readonly DeviceCertificate[];
  sign(serial: string, text: string, pin: string): { readonly value: string } | DeviceRefusal;
}

/** A simulated device with keys derived from the serials. It locks after five wrong PINs and, unlike a real one, unlocks after half an hour. */
export function simulatedDevice(wallClock: Clock): SimulatedDevice {
  let failures = 0;
  let lockedUntil = 0;
  const now = () => wallClock.now().getTime();
  const isLocked = () => now() < lockedUntil;
  return {
    status: () => ({ version: '1.0.0', device: 'present', pin: { locked: isLocked(), left: isLocked() ? 0 : MAX_ATTEMPTS - failures } }),
    certificates: () => CERTIFICATES,
    sign(serial, text, pin) {
      const held = CERTIFICATES.find((one) => one.serial === serial);
      if (!held) return { error: 'noCertificate' };
      if (held.validUntil.getTime() <= now()) return { error: 'certificateExpired' };
      if (isLocked()) return { error: 'pinLocked' };
      if (pin !== DEMO_PIN) {
        failures = (failures + 1) % MAX_ATTEMPTS;
        if (failures > 0) return { error: 'pinWrong', left: MAX_ATTEMPTS - failures };
        lockedUntil = now() + LOCK_MS;
        return { error: 'pinLocked' };
      }
      failures = 0;
      return { value: signWith(sandboxKey(serial).privateKey, held.publicKey, text) };
    },
  };
}
