import { expect, it } from 'vitest';
import { account } from '../contract/account.ts';
import { toWire } from '../contract/wire.ts';
import { CODE_LIST_KEY, loadCodeList } from './code-list.ts';
import { done, fakeServer } from './fake-server.ts';

const { response } = account.codeList.example;
const server = () => fakeServer(() => done(toWire(account.codeList.response, response)));
const memory = (held = new Map<string, string>()) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  held,
});

it('fetches the code list whole and once a session, also when asked twice at once', async () => {
  const { client, seen } = server();
  const storage = memory();
  const [one, other] = await Promise.all([loadCodeList(client, storage), loadCodeList(client, storage)]);
  expect(await loadCodeList(client, storage)).toEqual(one);
  expect(one).toEqual(response.list);
  expect(other).toEqual(one);
  expect(seen.map(({ body }) => body)).toEqual([{ pagNo: 1, pagNum: 9999 }]);
  expect(storage.held.has(CODE_LIST_KEY)).toBe(true);
});

it('fetches again when the storage holds something else or is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await loadCodeList(server().client, memory(new Map([[CODE_LIST_KEY, '{"old":1}']])))).toEqual(response.list);
  expect(await loadCodeList(server().client, memory(new Map([[CODE_LIST_KEY, 'no json']])))).toEqual(response.list);
  expect(await loadCodeList(server().client, { getItem: forbidden, setItem: forbidden })).toEqual(response.list);
});
