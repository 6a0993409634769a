import { ApiError, type Problem } from '@lianxin/api/client';
import { REFUSAL_CODES, type RefusalKey } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
const NOTE = '/apk/x: the connection failed';
const of = (problem: Problem, message = NOTE) => new ApiError(problem, { endpointPath: '/x', url: '/apk/x' }, message);
const refusal = (key: RefusalKey, message = '服务器的话') => of({ kind: 'refusal', code: REFUSAL_CODES[key], refusal: key }, message);

const UNANSWERED: readonly (readonly [string, Problem, next: string, reading: RegExp, acting: RegExp])[] = [
  ['the device is offline', { kind: 'offline' }, 'retry', /网络已断开/, /已填写的内容不会丢失/],
  ['the connection breaks', { kind: 'network' }, 'retry', /您的数据没有变化/, /同一笔不会重复/],
  ['a gateway gives up', { kind: 'http', status: 503 }, 'retry', /您的数据没有变化/, /同一笔不会重复/],
  ['nothing comes in time', { kind: 'timeout' }, 'retry', /请求超时。您的数据没有变化/, /结果尚未确认/],
  ['the server breaks', { kind: 'http', status: 500 }, 'call', /请求编号/, /请求编号/],
  ['nobody can read the reply', { kind: 'malformed' }, 'call', /请求编号/, /请求编号/],
  ['the session has ended', { kind: 'sessionExpired', code: '00003' }, 'signIn', /重新登录/, /重新登录/],
];

describe('a failed call', () => {
  it.each(UNANSWERED)('has our words if %s', (_what, problem, next, reading, acting) => {
    const read = failureOf(of(problem), i18n, 'reading');
    const acted = failureOf(of(problem), i18n);
    expect(read.sentence).toMatch(reading);
    expect(acted.sentence).toMatch(acting);
    expect([read.next, acted.next]).toEqual([next, next]);
    expect([read.brief, read.sentence, acted.sentence].join(' ')).not.toMatch(/\/apk|failed/);
  });

  it('has the server’s words after a refusal', () => {
    expect(failureOf(refusal('QUOTA_EXCEEDED'), i18n)).toEqual({ brief: '服务器的话', sentence: '服务器的话', next: 'change' });
    expect(failureOf(refusal('QUOTA_EXCEEDED', ''), i18n).sentence).toBe('请求错误，请稍后重试！');
  });

  it('lists refused fields where no form shows them', () => {
    const fields = [
      { path: 'consents', message: '请同意最新的协议' },
      { path: 'file', message: '文件不存在' },
    ];
    const problem = { kind: 'refusal', code: REFUSAL_CODES.VALIDATION, refusal: 'VALIDATION', fields } as const;
    expect(failureOf(of(problem, '请检查标出的字段'), i18n).sentence).toBe('请同意最新的协议；文件不存在');
  });

  it.each(['STALE_VERSION', 'ILLEGAL_STATE', 'NOT_FOUND'] as const)('leads to the present state after %s', (key) =>
    expect(failureOf(refusal(key), i18n).next).toBe('refresh'),
  );
});
