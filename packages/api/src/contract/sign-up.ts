import * as z from 'zod/mini';
import { DocumentConsent } from './document.ts';
import { act } from './endpoint.ts';
import { EncodedPassword, LoginReply, loginExample } from './sign-in-schemas.ts';
import { InvitationToken, Mobile, RequiredText } from './schemas/primitives.ts';
import { wire } from './wire.ts';

/** What a code by text message is for; it is good for that and for nothing else. */
export const SmsPurpose = z.enum(['register', 'forgottenPassword', 'bind', 'stepUp']);

const SmsCode = RequiredText(12);
const Mail = z.email().check(z.maxLength(254));

const RegisterRequest = z.strictObject({
  mail: Mail,
  password: EncodedPassword,
  mobile: Mobile,
  /** The code that was sent to the mobile number. */
  captcha: SmsCode,
  /** What the person agreed to before leaving their data here. */
  consents: z.optional(z.array(DocumentConsent).check(z.maxLength(10))),
  /** With whose invitation: one that is no longer good changes nothing. */
  invitation: z.optional(InvitationToken),
});

const registerExample = {
  request: {
    mail: 'zhang.wei@example.com',
    password: 'TGlhbnhpbkAyMDI2',
    mobile: '13812345678',
    captcha: '482913',
    consents: [
      { id: 'userAgreement' as const, version: '1.0' },
      { id: 'privacyPolicy' as const, version: '1.0' },
    ],
  },
  response: {
    ...loginExample.response,
    user: { ...loginExample.response.user, role: 'administrator' as const, enterpriseNo: null, enterpriseName: null, enterpriseCount: 0 },
  },
};

/** Making an account and getting back into it: what visitors do by text message. */
export const signUpCalls = {
  /**
   * Sends a code: six digits, five minutes, once. Visitors answer a drawn picture first; `stepUp` goes to the signed-in person's own number.
   * Answers alike whether or not anybody has the number.
   */
  sendSms: act('//sms/getSms', {
    remembered: false,
    summary: '短信验证码',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({
      purpose: wire('type', SmsPurpose),
      mobile: z.optional(Mobile),
      /** Whose password was forgotten. */
      userName: wire('username', z.optional(RequiredText(64))),
      captchaId: z.optional(RequiredText(64)),
      captcha: z.optional(RequiredText(12)),
    }),
    response: z.object({ resendAfterSeconds: z.int(), validSeconds: z.int() }),
    refuses: [
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'SESSION_EXPIRED',
      'VALIDATION',
      'SMS_TOO_SOON',
      'SMS_LIMIT',
      'SMS_NOT_SENT',
      'TOO_FREQUENT',
      'MAINTENANCE',
    ],
    example: {
      request: { purpose: 'register', mobile: '13812345678', captchaId: 'c1', captcha: 'K7QP' },
      response: { resendAfterSeconds: 60, validSeconds: 300 },
    },
  }),
  /** Makes an account without an enterprise and opens its session. The mobile number is the user name. */
  register: act('/register', {
    remembered: false,
    summary: '注册',
    needs: 'visitor',
    source: 'spec',
    request: RegisterRequest,
    response: LoginReply,
    refuses: ['CAPTCHA_WRONG', 'VALIDATION', 'DOCUMENT_SUPERSEDED', 'TOO_FREQUENT'],
    example: registerExample,
  }),
  legacyRegister: act('//register', {
    remembered: false,
    summary: '注册(旧)',
    needs: 'visitor',
    source: 'assumed',
    request: RegisterRequest,
    response: LoginReply,
    refuses: ['CAPTCHA_WRONG', 'VALIDATION', 'DOCUMENT_SUPERSEDED', 'TOO_FREQUENT'],
    example: registerExample,
  }),
  /** Sets a new password with a code sent for it; every session of the person ends. Never tells whether the person exists. */
  setPassword: act('/newPswd', {
    remembered: false,
    summary: '重置密码(忘记密码)',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({
      userName: wire('username', RequiredText(64)),
      mobile: Mobile,
      captcha: SmsCode,
      password: wire('pswd', EncodedPassword),
    }),
    response: z.object({}),
    refuses: ['CAPTCHA_WRONG', 'VALIDATION', 'TOO_FREQUENT'],
    example: { request: { userName: 'supplier-op', mobile: '13900000005', captcha: '482913', password: 'TGlhbnhpbkAyMDI3' }, response: {} },
  }),
} as const;
