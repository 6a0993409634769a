import { msg } from '@lingui/core/macro';
import { accessScreens } from '../../entry/sign-in/index.ts';
import { redirect, standalone, type Row } from '../../platform/navigation/index.ts';
import { registrationScreens } from '../../entry/registration/index.ts';
import { staffingScreens } from '../../enterprise/staffing/index.ts';
import { systemScreens } from '../../platform/system/index.ts';

/** Rows of every portal: sign-in, redirects and exception pages. */
export const standardRows: readonly Row[] = [
  redirect('/', 'root', '/login'),
  standalone('/login', accessScreens.signIn, {
    name: 'login',
    title: msg({ message: '登录', context: 'page' }),
    shell: 'none',
    exempt: true,
    passage: true,
  }),
  // The server sends this address to invited people (`staffInvitationAddress`).
  standalone('/position-invitation', staffingScreens.invitation, {
    name: 'position-invitation',
    title: msg`岗位邀请`,
    shell: 'entry',
    exempt: true,
    passage: true,
  }),
  standalone('/log', systemScreens.log, { name: 'system', title: msg`前端日志`, auth: true }),
  redirect('/system', 'system-alias', '/log'),
  standalone('/refresh', systemScreens.refresh, { name: 'refresh', title: msg`跳转`, passage: true }),
  standalone('/redirect/*', systemScreens.redirect, { name: 'redirect', title: msg`跳转`, passage: true }),
  standalone('/403', systemScreens.forbidden, { name: 'exception403', title: msg`403`, exception: true }),
  standalone('/500', systemScreens.broken, { name: 'exception500', title: msg`500`, exception: true }),
  standalone('*', systemScreens.missing, { name: 'exception404', title: msg`404`, exception: true }),
];

/** Nobody is redirected from these pages. */
const wayIn = { shell: 'entry', exempt: true } as const;

/** Registration and verification, for portals that offer them. */
export const registrationRows: readonly Row[] = [
  standalone('/register', registrationScreens.register, { name: 'register', title: msg`注册`, ...wayIn }),
  standalone('/registerResubmit', registrationScreens.resubmit, { name: 'registerResubmit', title: msg`信息完善`, ...wayIn }),
  standalone('/registerZxResubmit', registrationScreens.supplement, {
    name: 'registerZxResubmit',
    title: msg`信息补充`,
    auth: true,
    shell: 'entry',
  }),
  standalone('/register/result', registrationScreens.result, { name: 'register-result', title: msg`注册结果`, auth: true, ...wayIn }),
  standalone('/bankCheck', registrationScreens.bankCheck, { name: 'bankCheck', title: msg`小额验证`, ...wayIn }),
];
