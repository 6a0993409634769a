import { contract } from '@lianxin/api/contract';
import { civilDate, MESSAGE_KINDS, messageText, type MessageKind } from '@lianxin/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../../schema/index.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { notify } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const PAGE = { page: 1, pageSize: 1 };
const whole = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(String);
const kept = {
  // Neither the database nor the contract accepts NUL.
  text: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0')),
  amount: whole,
  count: whole,
  day: fc.constantFrom('2026-11-20', '2028-02-29').filter((text) => civilDate(text) !== undefined),
} as const;
const isKind = (text: string): text is MessageKind => Object.hasOwn(MESSAGE_KINDS, text);
const facts = fc.constantFrom(...Object.keys(MESSAGE_KINDS).filter(isKind)).chain((kind) =>
  fc
    .record(Object.fromEntries(Object.entries(MESSAGE_KINDS[kind].parameters).map(([name, type]) => [name, kept[type]])), {
      noNullPrototype: true,
    })
    .map((parameters) => ({ kind, parameters })),
);

test('every kind survives the database and the wire with its Chinese text', async () => {
  const client = await server.as('supplier-op');
  const { database, services, clock } = server;
  await fc.assert(
    fc.asyncProperty(facts, async ({ kind, parameters }) => {
      clock.moveTo(new Date(clock.now().getTime() + 1));
      await database.transaction((db) => notify({ db, ids: services.ids, clock }, { kind, parameters, enterpriseNo: 'E1002' }));
      const [told] = (await client.call(contract.message.list, PAGE)).list;
      const { type, about } = MESSAGE_KINDS[kind];
      expect(told).toMatchObject({ kind, parameters, type, subjectKind: about, ...messageText(kind, parameters, 'zh') });
    }),
    { numRuns: propertyRuns(150) },
  );
});

test('a message stored before kinds keeps its text and is found by it', async () => {
  const old = {
    id: 'OLD',
    enterpriseNo: 'E1002',
    type: 'result',
    title: '旧的标题',
    content: '旧的内容',
    words: '旧的标题\n旧的内容',
  } as const;
  await server.database.db.insert(message).values({ ...old, createdAt: server.clock.now() });
  const client = await server.as('supplier-op');
  const { list } = await client.call(contract.message.list, { ...PAGE, search: '旧的内容' });
  expect(list).toMatchObject([{ id: 'OLD', kind: null, parameters: {}, title: '旧的标题', content: '旧的内容' }]);
});
