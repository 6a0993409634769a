import { ApiError, type Problem } from '@lianxin/api/client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { DURATION_MS, noticeOf, successNotice } from './notice.ts';
import { DEFAULT_WORDS } from './default-words.ts';
import { NO_PERMISSION_WORDS } from './words.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
const failed = (problem: Problem, message = '') => new ApiError(problem, { endpointPath: '/x', url: '/api/x', requestId: 'R-1' }, message);

/** From specification §8 and §9: events, their notices and durations. */
const CATALOGUE: readonly (readonly [string, Problem, said: string, tone: string, durationMs: number, text: string])[] = [
  ['00001', { kind: 'refusal', code: '00001' }, '系统繁忙', 'critical', 20_000, '系统繁忙'],
  ['another business code', { kind: 'refusal', code: '30002' }, '可用额度不足', 'caution', 20_000, '可用额度不足'],
  ['a code without words', { kind: 'refusal', code: '99999' }, '', 'caution', 20_000, '请求错误，请稍后重试！'],
  ['the numeric wrapper', { kind: 'refusal', code: '10002', wrapped: true }, '未找到', 'critical', 20_000, '未找到 /api/x'],
  ['HTTP 400', { kind: 'http', status: 400 }, 'x', 'critical', 3_000, '请求错误'],
  ['HTTP 401', { kind: 'http', status: 401 }, 'x', 'critical', 3_000, '未授权，请登录'],
  ['HTTP 403', { kind: 'http', status: 403 }, 'x', 'critical', 3_000, '拒绝访问'],
  ['HTTP 404', { kind: 'http', status: 404 }, 'x', 'critical', 3_000, '请求地址出错 /api/x'],
  ['HTTP 408', { kind: 'http', status: 408 }, 'x', 'critical', 3_000, '请求超时'],
  ['HTTP 500', { kind: 'http', status: 500 }, 'x', 'critical', 3_000, '服务器内部错误'],
  ['HTTP 501', { kind: 'http', status: 501 }, 'x', 'critical', 3_000, '服务未实现'],
  ['HTTP 502', { kind: 'http', status: 502 }, 'x', 'critical', 3_000, '网关错误'],
  ['HTTP 503', { kind: 'http', status: 503 }, 'x', 'critical', 3_000, '服务不可用'],
  ['HTTP 504', { kind: 'http', status: 504 }, 'x', 'critical', 3_000, '网关超时'],
  ['HTTP 505', { kind: 'http', status: 505 }, 'x', 'critical', 3_000, 'HTTP版本不受支持'],
  ['another HTTP status', { kind: 'http', status: 418 }, 'x', 'critical', 3_000, '请求错误，请稍后重试！'],
  ['a time-out', { kind: 'timeout' }, 'x', 'critical', 3_000, '请求超时'],
  ['a reply nobody can read', { kind: 'malformed' }, 'x', 'critical', 3_000, '请求错误，请稍后重试！'],
];

describe('the error catalogue', () => {
  it.each(CATALOGUE)('shows %s as specified', (_what, problem, said, tone, durationMs, text) =>
    expect(noticeOf(failed(problem, said), i18n)).toEqual({ tone, durationMs, text, requestId: 'R-1' }),
  );

  it('puts the caller’s words first', () =>
    expect(noticeOf(failed({ kind: 'refusal', code: '00001' }, '系统繁忙'), i18n, '提交失败：').text).toBe('提交失败：系统繁忙'));

  it('shows 请求成功！ for five seconds by default', () =>
    expect(successNotice(i18n)).toEqual({ tone: 'positive', text: '请求成功！', durationMs: 5_000 }));

  it('keeps the input when offline', () => expect(noticeOf(failed({ kind: 'offline' }), i18n).text).toContain('已填写的内容不会丢失'));

  it.each<[string, MessageDescriptor, string]>([
    ['in general', DEFAULT_WORDS.general, '请求错误，请稍后重试！'],
    ['of signing an agreement', DEFAULT_WORDS.agreement, '请求错误，请稍后重试！'],
    ['of an enterprise switch', DEFAULT_WORDS.switchEnterprise, '请求开小差了，请稍后重试！'],
    ['of a sign-out', DEFAULT_WORDS.signOut, '请求出错，请联系管理员'],
    ['of a failed change of password', DEFAULT_WORDS.changePasswordFailed, '修改失败，请联系管理员'],
    ['of a change of password', DEFAULT_WORDS.changePasswordDone, '修改成功！'],
    ['of a fee', DEFAULT_WORDS.payFee, '处理失败，请联系管理员'],
    ['of the group-data view', DEFAULT_WORDS.groupView, '请求有误，请稍后重试！'],
    ['of a missing permission', NO_PERMISSION_WORDS, '您没有权限进行此操作'],
  ])('has the default words %s', (_of, words, text) => expect(i18n._(words)).toBe(text));

  it('has the durations of the specification', () =>
    expect(DURATION_MS).toEqual({ success: 5_000, business: 20_000, http: 3_000, permission: 3_000 }));
});
