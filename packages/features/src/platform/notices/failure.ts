import { isOvertaken, isTransient, type ApiError } from '@lianxin/api/client';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FAILURE_WORDS, OFFLINE_WORDS, STATUS_WORDS, TIMEOUT_WORDS } from './words.ts';

/** What a person can do: retry, reload, change the input, sign in, or call the hotline with the request number. */
export type NextStep = 'retry' | 'refresh' | 'change' | 'signIn' | 'call';

export type Attempt = 'reading' | 'acting';

/** A failed call as shown to people, without the developer's note of `ApiError`. */
export interface Failure {
  /** A short text (specification §8), or the server's sentence for a refusal. */
  readonly brief: string;
  /** A longer text: the outcome and what can be done. */
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

/** The server's sentence for a refusal; undefined if there is none. */
export const serverSentence = ({ kind, message }: ApiError): string | undefined =>
  kind === 'refusal' && message !== '' ? message : undefined;

/** The server's sentences for refused fields, for places without a form. */
const fieldSentences = ({ kind, fields = [] }: ApiError): string | undefined =>
  kind === 'refusal' && fields.length > 0 ? [...new Set(fields.map(({ message }) => message))].join('；') : undefined;

/** The sentence and next step for a failed call: the server's for a refusal, ours without an answer. */
export function failureOf(error: ApiError, i18n: I18n, attempt: Attempt = 'acting'): Failure {
  if (error.kind === 'refusal') {
    const said = fieldSentences(error) ?? serverSentence(error) ?? i18n._(FAILURE_WORDS);
    return { brief: said, sentence: said, next: isOvertaken(error) ? 'refresh' : 'change' };
  }
  const { next, ...sentences } = SENTENCES[causeOf(error)];
  return { brief: i18n._(briefOf(error)), sentence: i18n._(sentences[attempt]), next };
}
