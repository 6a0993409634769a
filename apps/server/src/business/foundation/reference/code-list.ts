import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { Channels } from '@lianxin/domain';
import { dictionariesOf } from './dictionaries.ts';

type CodeList = (typeof contract)['account']['codeList'];

export function codeListPage(channels: Channels, { page, pageSize }: RequestOf<CodeList>): ResponseOf<CodeList> {
  const dictionaries = dictionariesOf(channels);
  return { list: dictionaries.slice((page - 1) * pageSize, page * pageSize), total: dictionaries.length, page, pageSize };
}
