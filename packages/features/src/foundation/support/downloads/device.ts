import { deviceBridge, type DeviceAnswer, type DeviceCertificate, type DeviceStatus } from '../../signing/index.ts';

/** What can be told of the signing device at this machine. */
export interface Device {
  readonly status: DeviceAnswer<DeviceStatus>;
  readonly certificates: DeviceAnswer<readonly DeviceCertificate[]>;
  /** When it was looked at, in milliseconds. */
  readonly at: number;
}

/** Asks the bridge at an address how its device stands and what it holds. */
export async function lookAtDevice(address: string | null): Promise<Device> {
  const bridge = deviceBridge(address);
  const [status, certificates] = await Promise.all([bridge.status(), bridge.certificates()]);
  return { status, certificates, at: Date.now() };
}
