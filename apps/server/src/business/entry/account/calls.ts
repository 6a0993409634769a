import type { SomeCalls } from '../../../calls/call.ts';
import type { VisitorHandlers } from '../../../calls/handler.ts';
import { drawCaptcha, revealInOutbox } from '../../../platform/security/captcha.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { codeListPage } from '../../foundation/reference/index.ts';
import { sendCode } from './send-code.ts';
import { changePassword } from './change-password.ts';
import { listEnterprises, switchEnterprise } from './enterprises.ts';
import { saveSettings, settingsOf } from './settings.ts';
import { signIn } from './sign-in.ts';
import { resetPassword, signUp } from './sign-up.ts';
import { userOf } from './user.ts';

const logout: VisitorHandlers['account']['logout'] = async ({ session }) => {
  await session.close();
  return {};
};

const setPassword: VisitorHandlers['account']['setPassword'] = async (context, request, services) => {
  await resetPassword(services, context, request);
  return {};
};

const captcha: VisitorHandlers['account']['captcha'] = async (context, _request, services) => {
  await services.limiter.take(LIMITS.captcha, context.network);
  const { captchaId, image, text } = await drawCaptcha(context, services.keys);
  if (services.config.sandbox) await revealInOutbox(context.outbox, image, text);
  return { captchaId, image };
};

export const accountCalls = {
  account: {
    login: {
      scope: 'public',
      ownTransactions: true,
      statements: 27,
      handle: (context, request, services) => signIn(services, context, request),
    },
    legacyLogin: {
      scope: 'public',
      ownTransactions: true,
      statements: 15,
      handle: (context, request, services) => signIn(services, context, request),
    },
    hasLogin: { scope: 'public', statements: 1, handle: async ({ session }) => ({ signedIn: session.current !== null }) },
    logout: { scope: 'public', ownTransactions: true, statements: 5, handle: logout },
    sendSms: {
      scope: 'public',
      ownTransactions: true,
      statements: 13,
      handle: (context, request, services) => sendCode(services, context, request),
    },
    register: {
      scope: 'public',
      ownTransactions: true,
      statements: 14,
      handle: (context, request, services) => signUp(services, context, request),
    },
    legacyRegister: {
      scope: 'public',
      ownTransactions: true,
      statements: 11,
      handle: (context, request, services) => signUp(services, context, request),
    },
    setPassword: { scope: 'public', ownTransactions: true, statements: 18, handle: setPassword },
    currentUser: { scope: 'self', anyStatus: true, statements: 12, handle: (context) => userOf(context, context.viewer) },
    listEnterprises: { scope: 'self', anyStatus: true, statements: 4, handle: listEnterprises },
    switchEnterprise: {
      scope: 'self',
      anyStatus: true,
      ownTransactions: true,
      opensSession: true,
      statements: 19,
      handle: (context, { enterpriseNo }) => switchEnterprise(context, enterpriseNo),
    },
    codeList: { scope: 'public', statements: 1, handle: async ({ channels }, request) => codeListPage(channels, request) },
    captcha: { scope: 'public', statements: 3, handle: captcha },
    // A refused attempt must still be counted.
    changePassword: {
      scope: 'self',
      anyStatus: true,
      ownTransactions: true,
      statements: 26,
      handle: async (context, request, services) => {
        await changePassword(services, context, request);
        return {};
      },
    },
    settings: { scope: 'self', anyStatus: true, statements: 2, handle: settingsOf },
    saveSettings: {
      scope: 'self',
      anyStatus: true,
      statements: 5,
      handle: async (context, { changes }) => {
        await saveSettings(context, changes);
        return {};
      },
    },
  },
} satisfies SomeCalls;
