import * as z from 'zod/mini';
import { DocumentConsent } from './document.ts';
import { act } from './endpoint.ts';
import { exampleLogin } from './examples.ts';
import { EncodedPassword, LoginReply } from './sign-in-schemas.ts';
import { Email, InvitationToken, Mobile, RequiredText } from './schemas/primitives.ts';
import { wire } from './wire.ts';

/** The purpose of an SMS code, which is valid for that purpose only. */
export const SmsPurpose = z.enum(['register', 'forgottenPassword', 'stepUp']);

const SmsCode = RequiredText(12);

const RegisterRequest = z.strictObject({
  mail: Email,
  password: EncodedPassword,
  mobile: Mobile,
  captcha: SmsCode,
  /** What the person consented to before entering their data. */
  consents: z.optional(z.array(DocumentConsent).check(z.maxLength(10))),
  /** An invitation; an expired one has no effect. */
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
    ...exampleLogin.response,
    user: { ...exampleLogin.response.user, role: 'administrator' as const, enterpriseNo: null, enterpriseName: null, enterpriseCount: 0 },
  },
};

/** Creating and recovering an account by SMS code. */
export const signUpCalls = {
  /**
   * Sends a code of six digits, valid for five minutes and one use. Visitors solve a captcha first; `stepUp` is sent to the signed-in
   * person's own number. The answer does not reveal whether the number is known.
   */
  sendSms: act('//sms/getSms', {
    remembered: false,
    summary: '短信验证码',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({
      purpose: wire('type', SmsPurpose),
      mobile: z.optional(Mobile),
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
  /** Creates an account without an enterprise and opens its session. The mobile number is the user name. */
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
  /** Sets a new password with an SMS code and ends every session of the person. It does not reveal whether the person exists. */
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
