import type { ApiError } from '@lianxin/api/client';
import { REFUSAL_CODES } from '@lianxin/domain';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import { SUCCESS_WORDS } from './words.ts';

export type NoticeTone = 'positive' | 'caution' | 'critical' | 'info';

export interface Notice {
  readonly tone: NoticeTone;
  readonly text: ReactNode;
  readonly durationMs: number;
  /** The server's id of the failed call, to be copied for support. */
  readonly requestId?: string | undefined;
  readonly action?: { readonly label: ReactNode; readonly onSelect: () => void } | undefined;
  /** Replaces a notice with the same id. */
  readonly id?: string | undefined;
}

type NoticeContent = Notice & { readonly text: string };

/** Duration of each kind of notice (specification §8, §9). */
export const DURATION_MS = { success: 5_000, business: 20_000, http: 3_000, permission: 3_000 } as const;

/** The notice after success, for 5 s. @default 请求成功！ */
export const successNotice = (i18n: I18n, text: string = i18n._(SUCCESS_WORDS)): Notice => ({
  tone: 'positive',
  text,
  durationMs: DURATION_MS.success,
});

/**
 * The notice for a failed call: 00001 as an error and other codes as a warning for 20 s, an HTTP status for 3 s (specification §8).
 * `message` precedes the server's text.
 */
export function noticeOf(error: ApiError, i18n: I18n, message = ''): NoticeContent {
  return { ...saidOf(error, i18n, message), requestId: error.requestId };
}

function saidOf(error: ApiError, i18n: I18n, message: string): NoticeContent {
  const { brief } = failureOf(error, i18n);
  const text = error.wrapped || error.status === 404 ? `${brief} ${error.url}` : brief;
  switch (error.kind) {
    case 'refusal': {
      const isError = error.wrapped || error.code === REFUSAL_CODES.ERROR;
      return { tone: isError ? 'critical' : 'caution', text: `${message}${text}`, durationMs: DURATION_MS.business };
    }
    case 'offline':
    case 'network':
      return { tone: 'caution', text, durationMs: DURATION_MS.http };
    default:
      return { tone: 'critical', text, durationMs: DURATION_MS.http };
  }
}
