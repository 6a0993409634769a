import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { FAILURE_WORDS } from './words.ts';

export const DEFAULT_WORDS = {
  general: FAILURE_WORDS,
  agreement: FAILURE_WORDS,
  switchEnterprise: msg`请求开小差了，请稍后重试！`,
  signOut: msg`请求出错，请联系管理员`,
  changePasswordFailed: msg`修改失败，请联系管理员`,
  changePasswordDone: msg`修改成功！`,
  payFee: msg`处理失败，请联系管理员`,
  groupView: msg`请求有误，请稍后重试！`,
} as const satisfies Record<string, MessageDescriptor>;
