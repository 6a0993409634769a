import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export const STATUS_WORDS: Readonly<Record<number, MessageDescriptor>> = {
  400: msg`请求错误`,
  401: msg`未授权，请登录`,
  403: msg`拒绝访问`,
  404: msg`请求地址出错`,
  408: msg`请求超时`,
  500: msg`服务器内部错误`,
  501: msg`服务未实现`,
  502: msg`网关错误`,
  503: msg`服务不可用`,
  504: msg`网关超时`,
  505: msg`HTTP版本不受支持`,
  // Ours, not in the specification (decisions §3).
  413: msg`请求内容过大`,
  415: msg`请求内容类型不受支持`,
  429: msg`操作过于频繁，请稍后再试`,
};

export const SUCCESS_WORDS = msg`请求成功！`;
export const FAILURE_WORDS = msg`请求错误，请稍后重试！`;

export const OFFLINE_WORDS = msg`网络已断开，已填写的内容不会丢失，恢复后可再次提交。`;
export const TIMEOUT_WORDS = msg`请求超时`;
export const NO_PERMISSION_WORDS = msg`您没有权限进行此操作`;
/** The answer to an act was lost, and the server confirmed that it was done. */
export const FOUND_WORDS = msg`刚才的操作没有收到答复，现已向服务器确认：已办成，没有重复。`;
/** Another window signed in as somebody else or for another enterprise. */
export const FOLLOWED_WORDS = msg`您已在其他窗口登录其他账号或切换企业，本窗口已随之更新。`;
