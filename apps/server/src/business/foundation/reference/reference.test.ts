import { contract } from '@lianxin/api/contract';
import { civilDate } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { account, reference } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test.each([
  ['2026-10-01', true, '国庆节', '2026-10-08', false],
  ['2026-11-20', false, null, '2026-11-20', false],
  ['2027-05-15', true, null, '2027-05-17', true],
])('%s: off %s, %s, next working day %s, provisional %s', async (date, holiday, name, nextWorkingDay, provisional) => {
  const day = civilDate(date);
  if (day === undefined) throw new Error('no day');
  expect(await server.visitor().call(reference.isHoliday, { date: day })).toEqual({ holiday, name, nextWorkingDay, provisional });
});

test('finds banks by name and number prefix', async () => {
  const find = async (search: string) => (await server.visitor().call(reference.banks, { page: 1, pageSize: 20, search })).list;
  expect((await find('朔州')).every(({ bankName, city }) => `${bankName}${city}`.includes('朔州'))).toBe(true);
  expect((await find('朔州')).length).toBeGreaterThan(1);
  expect((await find('1051670')).every(({ branchNumber }) => branchNumber.startsWith('1051670'))).toBe(true);
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
});

test('returns complete dictionaries in order, in both languages', async () => {
  const { list, total } = await server.visitor().call(account.codeList, { page: 1, pageSize: 9999 });
  expect(list).toHaveLength(total);
  const natures = list.filter(({ kind }) => kind === 'paymentNature');
  expect(natures.length).toBeGreaterThan(2);
  expect(natures.map(({ order }) => order)).toEqual(natures.map(({ order }) => order).toSorted((left, right) => left - right));
  expect(list.every(({ label, labelEn }) => label !== '' && !/[\u4E00-\u9FFF]/.test(labelEn))).toBe(true);
});
