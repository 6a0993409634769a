import type { Sort } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Order of a list: a column's id, after `-` descending, requested from the server; or the server's own order in words. */
export type Order = string | MessageDescriptor;

export const NEWEST_FIRST: MessageDescriptor = msg`最新在前`;
export const LATEST_CHANGE_FIRST: MessageDescriptor = msg`最近变动在前`;
export const DUE_FIRST: MessageDescriptor = msg`先到期的在前`;

export function sortOf(text: string): Sort | undefined {
  if (text === '') return undefined;
  return text.startsWith('-') ? { id: text.slice(1), direction: 'desc' } : { id: text, direction: 'asc' };
}

export const textOf = (sort: Sort | undefined): string => (sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.id}` : '');
