import type { Config } from '../../platform/config/config.ts';

/** Where the bridge to signing devices listens on a person's own machine (docs/device-signing.md). */
export const UKEY_BRIDGE = 'http://127.0.0.1:21190';
const SANDBOX_BRIDGE = '/sandbox/ukey-bridge';

/** What a portal learns of its installation: where the calls live, and what is asked for besides the specification. */
export const portalConfig = ({ passwordProfile, serverCaptcha, ukeyBridge, sandbox }: Config) => ({
  bases: { api: '/api', financing: '/apk', common: '' },
  safeguards: { passwordProfile, serverCaptcha, ukeyBridge: ukeyBridge ? UKEY_BRIDGE : sandbox ? SANDBOX_BRIDGE : null },
});
