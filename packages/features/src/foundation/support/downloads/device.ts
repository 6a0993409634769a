import { deviceBridge, type DeviceAnswer, type DeviceCertificate, type DeviceStatus } from '../../signing/index.ts';

/** The state of the signing device. */
export interface Device {
  readonly status: DeviceAnswer<DeviceStatus>;
  readonly certificates: DeviceAnswer<readonly DeviceCertificate[]>;
  /** Time of the check, in milliseconds. */
  readonly at: number;
}

/** Queries the bridge for the device and its certificates. */
export async function lookAtDevice(address: string | null): Promise<Device> {
  const bridge = deviceBridge(address);
  const [status, certificates] = await Promise.all([bridge.status(), bridge.certificates()]);
  return { status, certificates, at: Date.now() };
}
