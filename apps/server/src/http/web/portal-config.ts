import type { Config } from '../../platform/config/config.ts';

/** Address of the U-key bridge on the user's machine (docs/device-signing.md). */
export const UKEY_BRIDGE = 'http://127.0.0.1:21190';
const SANDBOX_BRIDGE = '/sandbox/ukey-bridge';

/** The portal's configuration: base paths of the API, and the safeguards of this installation. */
export const portalConfig = ({ passwordProfile, serverCaptcha, ukeyBridge, sandbox }: Config) => ({
  bases: { api: '/api', financing: '/apk', common: '' },
  safeguards: { passwordProfile, serverCaptcha, ukeyBridge: ukeyBridge ? UKEY_BRIDGE : sandbox ? SANDBOX_BRIDGE : null },
});
