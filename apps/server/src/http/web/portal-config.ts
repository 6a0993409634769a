import type { Config } from '../../platform/config/config.ts';

/** What a portal learns of its installation: where the calls live, and what is asked for besides the specification. */
export const portalConfig = ({ passwordProfile, serverCaptcha }: Config) => ({
  bases: { api: '/api', financing: '/apk', common: '' },
  safeguards: { passwordProfile, serverCaptcha },
});
