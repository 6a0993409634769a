import * as z from 'zod/mini';
import { exampleLogin, exampleUser, ids } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { EncodedPassword, LoginReply } from './sign-in-schemas.ts';
import { personCalls } from './person.ts';
import { signUpCalls } from './sign-up.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { EnterpriseNo, RequiredText } from './schemas/primitives.ts';
import { RelatedEnterprise, User } from './schemas/user.ts';
import { wire } from './wire.ts';

const LoginRequest = z.strictObject({
  userName: wire('username', RequiredText(64)),
  password: EncodedPassword,
  captchaId: z.optional(RequiredText(64)),
  captcha: z.optional(RequiredText(12)),
});

/** An entry of the platform's dictionaries: the source of the labels of codes. */
const CodeEntry = z.object({ kind: z.string(), code: z.string(), label: z.string(), labelEn: z.string(), order: z.int() });

/** Settings of one person, such as language, density, columns and collapsed menus. Small, and opaque to the server. */
const Settings = z.record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(2000)));

export const account = resource('account', 'api', '/corp/user', {
  /** Opens a session. An unknown user and a wrong password fail in the same way. */
  login: act('/login', {
    remembered: false,
    summary: '登录',
    needs: 'visitor',
    source: 'spec',
    request: LoginRequest,
    response: LoginReply,
    refuses: [
      'CREDENTIALS_WRONG',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'ACCOUNT_LOCKED',
      'POSITION_FROZEN',
      'ENTERPRISE_CANCELLED',
      'TOO_FREQUENT',
    ],
    example: exampleLogin,
  }),
  legacyLogin: act('//login', {
    remembered: false,
    summary: '登录(旧)',
    needs: 'visitor',
    source: 'assumed',
    request: LoginRequest,
    response: LoginReply,
    refuses: [
      'CREDENTIALS_WRONG',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'ACCOUNT_LOCKED',
      'POSITION_FROZEN',
      'ENTERPRISE_CANCELLED',
      'TOO_FREQUENT',
    ],
    example: exampleLogin,
  }),
  /** Whether the browser's session is alive; does not reveal whether a user exists. */
  hasLogin: query('/hasLogin', {
    summary: '是否已登录',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({}),
    response: z.object({ signedIn: z.boolean() }),
    example: { request: {}, response: { signedIn: true } },
  }),
  logout: act('/logout', {
    remembered: false,
    summary: '退出登录',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({}),
    response: z.object({}),
    example: { request: {}, response: {} },
  }),
  ...signUpCalls,
  ...personCalls,
  currentUser: query('/getUser', {
    summary: '当前用户信息',
    source: 'assumed',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: User,
    example: { request: {}, response: exampleUser },
  }),
  listEnterprises: query('/getUserCorp', {
    summary: '关联企业列表',
    source: 'spec',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.array(RelatedEnterprise),
    example: {
      request: {},
      response: [{ enterpriseNo: ids.enterprise('E1002'), enterpriseName: '恒信机电设备有限公司', role: 'operator', pendingCount: 3 }],
    },
  }),
  /** Switches to another enterprise of the person, in a new session with a new marker. */
  switchEnterprise: act('/changeCorp', {
    remembered: false,
    summary: '切换企业',
    source: 'spec',
    needs: 'signedIn',
    request: z.strictObject({ enterpriseNo: wire('id', EnterpriseNo) }),
    response: LoginReply,
    refuses: ['NOT_FOUND'],
    example: { request: { enterpriseNo: ids.enterprise('E1001') }, response: exampleLogin.response },
  }),
  /** All dictionaries; the client fetches them once and stores them under shCodeData. */
  codeList: query('//sys/code/getPage', {
    summary: '码表',
    needs: 'visitor',
    source: 'spec',
    request: z.strictObject({ ...pageRequest, pageSize: wire('pagNum', z.int().check(z.gte(1), z.lte(9999))) }),
    response: pageOf(CodeEntry),
    example: {
      request: { page: 1, pageSize: 9999 },
      response: {
        list: [{ kind: 'paymentNature', code: 'goods', label: '货款', labelEn: 'Goods', order: 1 }],
        total: 1,
        page: 1,
        pageSize: 9999,
      },
    },
  }),
  /** A picture of four characters, required after two failed sign-ins; valid for 120 s and one use. */
  captcha: query('//captcha/draw', {
    summary: '图形验证码',
    needs: 'visitor',
    source: 'added',
    request: z.strictObject({}),
    response: z.object({ captchaId: z.string(), image: z.string() }),
    refuses: ['TOO_FREQUENT'],
    example: {
      request: {},
      response: {
        captchaId: 'c1',
        image: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
    },
  }),
  /**
   * Changes one's own password and ends every session of the person. The picture is drawn and checked by the page, or by the server where
   * so configured; then the call refers to it.
   */
  changePassword: act('/changePswd', {
    summary: '修改密码',
    source: 'spec',
    needs: 'signedIn',
    request: z.strictObject({
      oldPassword: wire('oldPswd', EncodedPassword),
      password: wire('pswd', EncodedPassword),
      confirmation: wire('agPassword', EncodedPassword),
      captcha: wire('vcode', RequiredText(12)),
      captchaId: z.optional(RequiredText(64)),
      /** Calendar programs read the person's addresses on. @default false, which ends them */
      keepsCalendarFeeds: z.optional(z.boolean()),
    }),
    response: z.object({}),
    refuses: ['VALIDATION', 'TOO_FREQUENT'],
    example: {
      request: { oldPassword: 'TGlhbnhpbkAyMDI2', password: 'TGlhbnhpbkAyMDI3', confirmation: 'TGlhbnhpbkAyMDI3', captcha: 'K7QP' },
      response: {},
    },
  }),
  settings: query('//settings/get', {
    summary: '个人设置',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Settings,
    example: { request: {}, response: { language: 'zh-CN' } },
  }),
  saveSettings: act('//settings/save', {
    summary: '保存个人设置',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ changes: Settings }),
    response: z.object({}),
    refuses: ['VALIDATION'],
    example: { request: { changes: { language: 'en-US' } }, response: {} },
  }),
});
