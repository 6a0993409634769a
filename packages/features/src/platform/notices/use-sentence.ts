import type { ApiError } from '@lianxin/api/client';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { failureOf, serverSentence } from './failure.ts';

/**
 * Says a failed call in one sentence, for a screen that shows it beside what failed. `instead` stands in for every failure that the
 * server said nothing about (specification §8).
 */
export function useSentence(instead?: MessageDescriptor): (error: ApiError) => string {
  const { i18n } = useLingui();
  return (error) => (instead === undefined ? failureOf(error, i18n).brief : (serverSentence(error) ?? i18n._(instead)));
}
