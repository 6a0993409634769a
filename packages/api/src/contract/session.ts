import * as z from 'zod/mini';
import { exampleUser, firstPage } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { Instant, RequiredText } from './schemas/primitives.ts';
import { User } from './schemas/user.ts';
import { EncodedPassword } from './sign-in-schemas.ts';
import { wire } from './wire.ts';

const Time = z.object({
  /** Milliseconds until the session ends without activity. */
  idleMs: z.int(),
  absoluteMs: z.int(),
  /** A later sign-in of the same person elsewhere that is still alive. */
  newerSignIn: z.nullable(z.object({ at: Instant, address: z.string() })),
});
const timeExample = { idleMs: 1_800_000, absoluteMs: 43_200_000, newerSignIn: null };

/** Address and device of a sign-in; null where unknown. */
const from = {
  address: z.nullable(z.string()),
  /** Browser and system, as "Chrome · Windows". */
  device: z.nullable(z.string()),
  /** The partner of a single sign-on. */
  partner: z.nullable(z.string()),
};

const Live = z.object({
  /** Identifies the sign-in, including later switches of the enterprise. */
  id: z.string(),
  ...from,
  signedInAt: Instant,
  lastSeenAt: Instant,
  enterpriseName: wire('corpNm', z.nullable(z.string())),
  isCurrent: z.boolean(),
});

const SignIn = z.object({ ...from, at: Instant });

const live: z.output<typeof Live> = {
  id: 'N1',
  address: '10.0.0.5',
  device: 'Chrome · Windows',
  partner: null,
  signedInAt: '2026-11-20T09:00:00+08:00',
  lastSeenAt: '2026-11-20T09:41:00+08:00',
  enterpriseName: '恒信机电设备有限公司',
  isCurrent: true,
};
const signIn: z.output<typeof SignIn> = { address: '10.0.0.5', device: 'Chrome · Windows', partner: null, at: '2026-11-20T09:00:00+08:00' };

export const session = resource('session', 'api', '/session', {
  /** How long the session still lives. This call does not extend it. */
  time: query('/time', {
    summary: '会话剩余时间',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Time,
    example: { request: {}, response: timeExample },
  }),
  /** Extends the session. */
  keepAlive: query('/keepAlive', {
    summary: '保持会话',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Time,
    example: { request: {}, response: timeExample },
  }),
  /** The person confirms their identity before acts that move money, by the code of `account.sendSms` for `stepUp` or by their password. */
  confirm: act('/confirm', {
    summary: '身份确认',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ code: z.optional(RequiredText(12)), password: z.optional(EncodedPassword) }),
    response: z.object({ validSeconds: z.int() }),
    refuses: ['VALIDATION', 'CAPTCHA_WRONG', 'PASSWORD_WRONG', 'TOO_FREQUENT'],
    example: { request: { code: '482913' }, response: { validSeconds: 300 } },
  }),
  /** The person's active sign-ins, the newest first, including the current one. */
  list: query('/list', {
    summary: '登录中的会话',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.array(Live),
    example: { request: {}, response: [live, { ...live, id: 'N2', device: 'Safari · iPhone', address: '10.0.0.8', isCurrent: false }] },
  }),
  /** Ends one sign-in of the person, including later switches of the enterprise. The current one cannot be ended this way. */
  end: act('/end', {
    summary: '结束一个登录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ id: RequiredText(64) }),
    response: z.object({ ended: z.int() }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: 'N2' }, response: { ended: 1 } },
  }),
  /** The person's past sign-ins, the newest first, as long as logs are kept. */
  history: query('/history', {
    summary: '登录记录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject(pageRequest),
    response: pageOf(SignIn),
    example: {
      request: firstPage,
      response: {
        page: 1,
        pageSize: 20,
        total: 2,
        list: [signIn, { ...signIn, at: '2026-11-18T09:05:00+08:00', device: null, partner: '用友' }],
      },
    },
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
   * Opens a session for a partner's one-time code. Where the browser is signed in as somebody else it opens none, and answers a code for
   * the person to confirm the switch with.
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
