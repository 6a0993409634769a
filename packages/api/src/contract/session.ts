import * as z from 'zod/mini';
import { exampleUser } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { Instant, RequiredText } from './schemas/primitives.ts';
import { User } from './schemas/user.ts';
import { EncodedPassword } from './sign-in-schemas.ts';
import { wire } from './wire.ts';

const Time = z.object({
  /** Milliseconds until the session ends if nobody does anything. */
  idleMs: z.int(),
  /** Milliseconds until it ends in any case. */
  absoluteMs: z.int(),
  /** A later sign-in of the same person that is still alive somewhere else. */
  newerSignIn: z.nullable(z.object({ at: Instant, address: z.string() })),
});
const timeExample = { idleMs: 1_800_000, absoluteMs: 43_200_000, newerSignIn: null };

export const session = resource('session', 'api', '/session', {
  /** How long the session still lives. Asking does not keep it alive. */
  time: query('/time', {
    summary: '会话剩余时间',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Time,
    example: { request: {}, response: timeExample },
  }),
  /** The person is still there. */
  keepAlive: query('/keepAlive', {
    summary: '保持会话',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Time,
    example: { request: {}, response: timeExample },
  }),
  /** The person shows again that it is them, by the code of `account.sendSms` for `stepUp` or by their password, before acts that move money. */
  confirm: act('/confirm', {
    summary: '身份确认',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ code: z.optional(RequiredText(12)), password: z.optional(EncodedPassword) }),
    /** How long the confirmation holds. */
    response: z.object({ validSeconds: z.int() }),
    refuses: ['VALIDATION', 'CAPTCHA_WRONG', 'PASSWORD_WRONG', 'TOO_FREQUENT'],
    example: { request: { code: '482913' }, response: { validSeconds: 300 } },
  }),
  /** Ends every other session of the person. */
  endOthers: act('/endOthers', {
    summary: '结束其他登录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({ ended: z.int() }),
    example: { request: {}, response: { ended: 1 } },
  }),
});

const Who = z.object({ displayName: z.string(), enterpriseName: wire('corpNm', z.nullable(z.string())) });

export const singleSignOn = resource('singleSignOn', 'api', '/sso', {
  /**
   * Opens a session for a partner's one-time code. Where the browser is signed in as somebody else it opens none and answers a question
   * instead, with a code of its own for the person's yes.
   */
  enter: act('/yongYou', {
    remembered: false,
    summary: '单点登录',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({ code: wire('token', RequiredText(128)), partner: z.optional(wire('yycode', RequiredText(40))) }),
    response: z.object({
      uuid: z.optional(z.string()),
      token: z.optional(z.string()),
      user: z.optional(wire('info', User)),
      partnerName: z.string(),
      question: z.optional(z.object({ code: z.string(), present: Who, wanted: Who })),
    }),
    refuses: ['SIGN_ON_CODE_INVALID', 'TOO_FREQUENT'],
    example: {
      request: { code: 'one-time-code-of-a-partner' },
      response: { uuid: '0b8f7c1e', token: 'marker-of-the-session', user: exampleUser, partnerName: '用友' },
    },
  }),
});
