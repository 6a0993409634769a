import { isOvertaken, isTransient, type ApiError } from '@lianxin/api/client';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FAILURE_WORDS, OFFLINE_WORDS, STATUS_WORDS, TIMEOUT_WORDS } from './words.ts';

/** What a person may do next: the same again, look anew, change what was asked, sign in, or call the hotline with the request's number. */
export type NextStep = 'retry' | 'refresh' | 'change' | 'signIn' | 'call';

/** Whether something was only looked at, or was to be done. */
export type Attempt = 'reading' | 'acting';

/** A failed call as a person reads it. The developer's note of an `ApiError` is no part of it. */
export interface Failure {
  /** What happened in a few words, as specification §8 has them; for a refusal the server's sentence. */
  readonly brief: string;
  /** The same where there is room: what became of the call, and what may be done. */
  readonly sentence: string;
  readonly next: NextStep;
}

type Cause = 'signedOut' | 'offline' | 'timeout' | 'unreachable' | 'defect';

const SIGNED_OUT = msg`登录已失效，请重新登录。`;

const SENTENCES: Readonly<Record<Cause, Readonly<Record<Attempt, MessageDescriptor>> & { readonly next: NextStep }>> = {
  signedOut: { next: 'signIn', reading: SIGNED_OUT, acting: SIGNED_OUT },
  offline: { next: 'retry', reading: msg`网络已断开，恢复后可以重试。`, acting: OFFLINE_WORDS },
  timeout: {
    next: 'retry',
    reading: msg`请求超时。您的数据没有变化，可以重试。`,
    acting: msg`请求超时，结果尚未确认。可以再次提交，同一笔不会重复。`,
  },
  unreachable: {
    next: 'retry',
    reading: msg`网络或服务暂时不可用。您的数据没有变化，可以重试。`,
    acting: msg`网络或服务暂时不可用。可以再次提交，同一笔不会重复。`,
  },
  defect: {
    next: 'call',
    reading: msg`服务没有正常应答。您的数据没有变化，可以重试；仍不成功请致电客服热线，告知请求编号。`,
    acting: msg`服务没有正常应答，结果尚未确认。可以再次提交，同一笔不会重复；仍不成功请致电客服热线，告知请求编号。`,
  },
};

function causeOf(error: ApiError): Cause {
  if (error.kind === 'sessionExpired' || error.status === 401) return 'signedOut';
  if (error.kind === 'offline') return 'offline';
  if (error.kind === 'timeout' || error.status === 408) return 'timeout';
  return isTransient(error) ? 'unreachable' : 'defect';
}

function briefOf({ kind, status }: ApiError): MessageDescriptor {
  if (kind === 'http') return STATUS_WORDS[status ?? 0] ?? FAILURE_WORDS;
  if (kind === 'timeout') return TIMEOUT_WORDS;
  return kind === 'offline' || kind === 'network' ? OFFLINE_WORDS : FAILURE_WORDS;
}

/** What the server said of a call that it refused; undefined where it said nothing or did not answer. */
export const serverSentence = ({ kind, message }: ApiError): string | undefined =>
  kind === 'refusal' && message !== '' ? message : undefined;

/** What the server said of the fields it refused, where no form could show it: one sentence for each. */
const fieldSentences = ({ kind, fields = [] }: ApiError): string | undefined =>
  kind === 'refusal' && fields.length > 0 ? [...new Set(fields.map(({ message }) => message))].join('；') : undefined;

/** What a person reads of a failed call and may do next: the sentence of the server where it refused, ours where no answer came. */
export function failureOf(error: ApiError, i18n: I18n, attempt: Attempt = 'acting'): Failure {
  if (error.kind === 'refusal') {
    const said = fieldSentences(error) ?? serverSentence(error) ?? i18n._(FAILURE_WORDS);
    return { brief: said, sentence: said, next: isOvertaken(error) ? 'refresh' : 'change' };
  }
  const { next, ...sentences } = SENTENCES[causeOf(error)];
  return { brief: i18n._(briefOf(error)), sentence: i18n._(sentences[attempt]), next };
}
