import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { DICTIONARIES } from './dictionaries.ts';

type CodeList = (typeof contract)['account']['codeList'];

/** A page of the dictionaries; the portal asks for all of them at once. */
export const codeListPage = ({ page, pageSize }: RequestOf<CodeList>): ResponseOf<CodeList> => ({
  list: DICTIONARIES.slice((page - 1) * pageSize, page * pageSize),
  total: DICTIONARIES.length,
  page,
  pageSize,
});
