import type { ApiError } from '@lianxin/api/client';
import { contract, type Signature } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useSafeguards } from '../../platform/safeguards/index.ts';
import { deviceBridge, type DeviceProblem } from './device/bridge.ts';
import type { Prepared } from './use-signing.ts';

export type Certificate = Prepared['certificates'][number];

/** A refusal by the platform, or a problem of the device. */
export type SigningProblem =
  | { readonly from: 'platform'; readonly error: ApiError }
  | { readonly from: 'device'; readonly problem: DeviceProblem };

export type SignedText = { readonly ok: true; readonly signature: Signature } | { readonly ok: false; readonly problem: SigningProblem };

/** Signs by the certificate's driver: on the platform, or on the device, with the platform verifying. */
export function useDrivers() {
  const { ukeyBridge } = useSafeguards();
  const sign = useAction(contract.signature.sign, { quiet: true });
  const present = useAction(contract.signature.present, { quiet: true });

  async function signatureOf({ serial, driver }: Certificate, { requestId, text }: Prepared, pin: string) {
    if (driver !== 'ukeyBridge') return sign.run({ requestId, certificateSerial: serial, pin });
    const made = await deviceBridge(ukeyBridge).sign(serial, text, pin);
    return made.ok ? present.run({ requestId, certificateSerial: serial, value: made.data }) : made;
  }

  return async (certificate: Certificate, prepared: Prepared, pin: string): Promise<SignedText> => {
    const result = await signatureOf(certificate, prepared, pin);
    if (result.ok) return { ok: true, signature: result.data };
    return {
      ok: false,
      problem: 'problem' in result ? { from: 'device', problem: result.problem } : { from: 'platform', error: result.error },
    };
  };
}
