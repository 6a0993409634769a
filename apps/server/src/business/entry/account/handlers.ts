import type { Handlers } from '../../../calls/handler.ts';
import { drawCaptcha, revealInOutbox } from '../../../platform/security/captcha.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { codeListPage } from '../../foundation/reference/index.ts';
import type { Services } from '../../../platform/services.ts';
import { personHandlers } from '../../foundation/person/index.ts';
import { sendCode } from './send-code.ts';
import { changePassword } from './change-password.ts';
import { listEnterprises, switchEnterprise } from './enterprises.ts';
import { saveSettings, settingsOf } from './settings.ts';
import { signIn } from './sign-in.ts';
import { resetPassword, signUp } from './sign-up.ts';
import { userOf } from './user.ts';

/** Signing in and out, the person's profile, enterprises and settings. */
export const accountHandlers = (services: Services): Handlers['account'] => ({
  login: (context, request) => signIn(services, context, request),
  legacyLogin: (context, request) => signIn(services, context, request),
  hasLogin: async ({ session }) => ({ signedIn: session.current !== null }),
  async logout({ session }) {
    await session.close();
    return {};
  },
  sendSms: (context, request) => sendCode(services, context, request),
  register: (context, request) => signUp(services, context, request),
  legacyRegister: (context, request) => signUp(services, context, request),
  async setPassword(context, request) {
    await resetPassword(services, context, request);
    return {};
  },
  currentUser: (context) => userOf(context, context.viewer),
  listEnterprises: (context) => listEnterprises(context),
  switchEnterprise: (context, { enterpriseNo }) => switchEnterprise(context, enterpriseNo),
  codeList: async ({ channels }, request) => codeListPage(channels, request),
  async captcha(context) {
    services.limiter.take(LIMITS.captcha, context.network);
    const { captchaId, image, text } = await drawCaptcha(context, services.keys);
    if (services.config.sandbox) await revealInOutbox(context.outbox, image, text);
    return { captchaId, image };
  },
  async changePassword(context, request) {
    await changePassword(services, context, request);
    return {};
  },
  ...personHandlers(services),
  settings: (context) => settingsOf(context),
  async saveSettings(context, { changes }) {
    await saveSettings(context, changes);
    return {};
  },
});
