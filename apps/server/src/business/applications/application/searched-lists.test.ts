import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

interface Row {
  readonly id: string;
  /** All numbers and names that a search may match. */
  readonly texts: readonly (string | null | undefined)[];
}

type List = (search?: string) => Promise<readonly Row[]>;

const whole = { page: 1, pageSize: 100 } as const;

const LISTS: Readonly<Record<string, () => Promise<List>>> = {
  'what an enterprise issued': async () => {
    const issuer = await server.as('core-op');
    return async (search) => {
      const { list } = await issuer.call(contract.issuance.list, { ...whole, ...(search === undefined ? {} : { search }) });
      return list.map(({ id, applicationNumber, voucherNumber, issuer: by, recipient }) => ({
        id,
        texts: [applicationNumber, voucherNumber, by.name, recipient?.name],
      }));
    };
  },
  'what waits for its signature': async () => {
    const recipient = await server.as('supplier-op');
    return async (search) => {
      const { list } = await recipient.call(contract.issuance.awaitingSignature, { ...whole, ...(search === undefined ? {} : { search }) });
      return list.map(({ id, applicationNumber, voucherNumber, issuer, recipient: to }) => ({
        id,
        texts: [applicationNumber, voucherNumber, issuer.name, to?.name],
      }));
    };
  },
  'what it passed on': async () => {
    const sender = await server.as('supplier-op');
    return async (search) => {
      const { list } = await sender.call(contract.transfer.listOutgoing, { ...whole, ...(search === undefined ? {} : { search }) });
      return list.map(({ id, transferNumber, batchNumber, sourceNumber, childNumber, issuer, recipient }) => ({
        id,
        texts: [transferNumber, batchNumber, sourceNumber, childNumber, issuer.name, recipient.name],
      }));
    };
  },
};

/** Possible search inputs: the whole text, its end, its middle, two letters. */
const partsOf = (text: string): string[] => [text, text.slice(-5), text.slice(2, 9), text.slice(0, 2), text.slice(-7).toLowerCase()];

test.each(Object.entries(LISTS))('a search in %s finds exactly the rows with the text', async (_name, open) => {
  const list = await open();
  const all = await list();
  expect(all.length).toBeGreaterThan(0);
  // Everything fits on one page.
  expect(all.length).toBeLessThan(whole.pageSize);
  const bears = (search: string) =>
    all.filter(({ texts }) => texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()))).map(({ id }) => id);
  const texts = new Set([all.at(0), all.at(-1)].flatMap((row) => (row?.texts ?? []).flatMap((text) => (text ? partsOf(text) : []))));
  for (const search of [...texts, '不存在', 'no such', '100%', '_']) {
    const found = (await list(search)).map(({ id }) => id).toSorted();
    expect({ search, found }).toEqual({ search, found: bears(search).toSorted() });
  }
});
