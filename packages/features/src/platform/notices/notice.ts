import type { ApiError } from '@lianxin/api/client';
import { REFUSAL_CODES } from '@lianxin/domain';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import { SUCCESS_WORDS } from './words.ts';

export type NoticeTone = 'positive' | 'caution' | 'critical' | 'info';

export interface Notice {
  readonly tone: NoticeTone;
  /** A text, or a part where the language may change while it stands. */
  readonly text: ReactNode;
  readonly durationMs: number;
  /** The server's name of the call that failed, to be copied for whoever helps. */
  readonly requestId?: string | undefined;
  /** One thing to do about it. */
  readonly action?: { readonly label: ReactNode; readonly onSelect: () => void } | undefined;
  /** A second notice with the same id takes the place of the first. */
  readonly id?: string | undefined;
}

type Said = Notice & { readonly text: string };

/** How long each kind of notice stands (specification §8, §9). */
export const DURATION_MS = { success: 5_000, business: 20_000, http: 3_000, permission: 3_000 } as const;

/** What an act that succeeded says, for 5 s. @default 请求成功！ */
export const successNotice = (i18n: I18n, text: string = i18n._(SUCCESS_WORDS)): Notice => ({
  tone: 'positive',
  text,
  durationMs: DURATION_MS.success,
});

/**
 * What a failed call says to the person: 00001 as an error and other codes as a warning for 20 s, an HTTP status for 3 s
 * (specification §8). `message` is the caller's own words, which stand before the server's.
 */
export function noticeOf(error: ApiError, i18n: I18n, message = ''): Said {
  return { ...saidOf(error, i18n, message), requestId: error.requestId };
}

function saidOf(error: ApiError, i18n: I18n, message: string): Said {
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
