import { account } from '../contract/account.ts';
import type { ResponseOf } from '../contract/endpoint.ts';
import { fromWire, toWire } from '../contract/wire.ts';
import type { ApiClient } from './create-client.ts';

/** Session-storage key of the code list (specification §7.2). */
export const CODE_LIST_KEY = 'shCodeData';
const PAGE_SIZE = 9999;

export type CodeList = ResponseOf<typeof account.codeList>['list'];

const underway = new WeakMap<ApiClient, Promise<CodeList>>();

/** The dictionaries behind the labels of codes, fetched once per browser session, also for several screens at once. */
export function loadCodeList(client: ApiClient, storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<CodeList> {
  const kept = keptCodeList(storage);
  if (kept) return Promise.resolve(kept);
  const shared = underway.get(client);
  if (shared) return shared;
  const loading = client
    .call(account.codeList, { page: 1, pageSize: PAGE_SIZE }, { quiet: true })
    .then((reply) => {
      keep(storage, JSON.stringify(toWire(account.codeList.response, reply)));
      return reply.list;
    })
    .finally(() => underway.delete(client));
  underway.set(client, loading);
  return loading;
}

export function keptCodeList(storage: Pick<Storage, 'getItem'>): CodeList | undefined {
  try {
    const read = fromWire(account.codeList.response, JSON.parse(storage.getItem(CODE_LIST_KEY) ?? 'null'));
    return read.success ? read.data.list : undefined;
  } catch {
    // The storage may be blocked, or contain data of another version: then the list is fetched again.
    return undefined;
  }
}

function keep(storage: Pick<Storage, 'setItem'>, text: string): void {
  try {
    storage.setItem(CODE_LIST_KEY, text);
  } catch {
    // A full or blocked storage only costs one more call at the next page load.
  }
}
