import { amendDocument } from './amend-document.ts';
import { platformServiceAgreement } from './texts/platform-service-agreement.ts';
import { privacyPolicy } from './texts/privacy-policy.ts';
import { userAgreement } from './texts/user-agreement.ts';

const next = { version: '1.1', effectiveFrom: '2026-12-01' } as const;

/** Second versions: no mention of one bank's product or hours, and the privacy policy lists each cookie. */
export const AMENDMENTS = [
  amendDocument(userAgreement, { ...next, text: [['链信', '凭证']], textEn: [] }),
  amendDocument(platformServiceAgreement, {
    ...next,
    text: [['人工客服时间为工作日九时至十七时三十分', '人工客服时间以平台页面公布的为准']],
    textEn: [['people answer on working days from 09:00 to 17:30', 'people answer at the times that its pages state']],
  }),
  amendDocument(privacyPolicy, {
    ...next,
    text: [
      [
        '6.1 平台仅使用维持登录、防止伪造请求和保存界面偏好所必需的 Cookie 与本地存储，不用于跟踪。',
        `6.1 平台仅使用维持登录、防止伪造请求、保护账号和保存界面偏好所必需的 Cookie 与本地存储，不用于跟踪。

6.2 使用的 Cookie 为：sid（登录凭证，浏览器关闭时失效）；admin-successToken、admin-uuid（登录标记）和 XSRF-TOKEN（防止伪造请求），保存一日；device（在本设备登录过后留下的随机编号，保存九十日，仅用于他人多次输错您的密码时不锁定您常用的设备，不能凭以登录，也不读取设备信息）。加密连接下，sid 与 device 的名称以 __Host- 开头。`,
      ],
    ],
    textEn: [
      [
        '6.1 Only what keeps you signed in, prevents forged requests and remembers your preferences is stored. Nothing tracks you.',
        `6.1 Only what keeps you signed in, prevents forged requests, protects your account and remembers your preferences is stored. Nothing tracks you.

6.2 The cookies are: sid (what keeps you signed in, until the browser closes); admin-successToken and admin-uuid (marks of the session) and XSRF-TOKEN (against forged requests), for one day; device (a random number left on a device where you have signed in, for ninety days, so that a stranger who mistypes your password does not lock that device; it opens nothing and nothing is read from the device). Over TLS the names of sid and device begin with __Host-.`,
      ],
    ],
  }),
];
