import type { ApiError } from '@lianxin/api/client';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { failureOf, serverSentence } from './failure.ts';

/** A failed call in one sentence, for showing it in place. `instead` is used if the server sent no sentence (specification §8). */
export function useSentence(instead?: MessageDescriptor): (error: ApiError) => string {
  const { i18n } = useLingui();
  return (error) => (instead === undefined ? failureOf(error, i18n).brief : (serverSentence(error) ?? i18n._(instead)));
}
