import type { ApiError } from '@lianxin/api/client';
import { REFUSAL_CODES } from '@lianxin/domain';
import type { I18n } from '@lingui/core';
import { FAILURE_WORDS, OFFLINE_WORDS, STATUS_WORDS, TIMEOUT_WORDS } from './words.ts';

export type NoticeTone = 'positive' | 'caution' | 'critical' | 'info';

export interface Notice {
  readonly tone: NoticeTone;
  readonly text: string;
  readonly durationMs: number;
}

/** How long each kind of notice stands (specification §8, §9). */
export const DURATION_MS = { success: 5_000, business: 20_000, http: 3_000, permission: 3_000 } as const;

/** What a failed call says to the person: 00001 as an error and other codes as a warning for 20 s, an HTTP status for 3 s (specification §8). */
export function noticeOf(error: ApiError, i18n: I18n): Notice {
  switch (error.kind) {
    case 'refusal':
      return { tone: error.code === REFUSAL_CODES.ERROR ? 'critical' : 'caution', text: error.message, durationMs: DURATION_MS.business };
    case 'http': {
      const words = STATUS_WORDS[error.status ?? 0] ?? FAILURE_WORDS;
      const text = error.status === 404 ? `${i18n._(words)} ${error.url}` : i18n._(words);
      return { tone: 'critical', text, durationMs: DURATION_MS.http };
    }
    case 'timeout':
      return { tone: 'critical', text: i18n._(TIMEOUT_WORDS), durationMs: DURATION_MS.http };
    case 'offline':
    case 'network':
      return { tone: 'caution', text: i18n._(OFFLINE_WORDS), durationMs: DURATION_MS.http };
    case 'malformed':
    case 'sessionExpired':
      return { tone: 'critical', text: i18n._(FAILURE_WORDS), durationMs: DURATION_MS.http };
  }
}
