import { contract, type FileView } from '@lianxin/api/contract';
import { checkSealedPdf, formatMoney, toChineseCapitals } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sm3 } from '../../../ledger/sm3.ts';
import { verifiesWith } from '../../../platform/signer/sm2-signature.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { sm3OfBytes } from './issue.ts';

const TOOLS = { hash: sm3OfBytes, hashText: sm3, verifies: verifiesWith };

let server: TestServer;
let people: ReturnType<typeof actors>;
let piece: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
  piece = await people.heldPiece({ amount: 286_500.5, invoice: 1 });
});
afterAll(() => server.close());

const make = async (who: string, { id }: Pick<PieceView, 'id'> = piece) => (await server.as(who)).call(contract.pdf.ofVoucher, { id });

async function bytesOf({ url }: FileView, who: string): Promise<Buffer> {
  const answer = await (await server.as(who)).send({ url });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const sealed = (bytes: Uint8Array) => {
  const verdict = checkSealedPdf(bytes, TOOLS);
  if (!verdict.ok) throw new Error(`the document is not sealed: ${verdict.why}`);
  return verdict.proof;
};

describe('a voucher as PDF', () => {
  test('has the voucher’s facts as searchable text with embedded fonts', async () => {
    const file = await make('supplier-op');
    expect(file.name).toBe(`${piece.number}-应收账款电子凭证.pdf`);
    const read = await readPdf(await bytesOf(file, 'supplier-op'));
    const words = [
      piece.number,
      formatMoney(piece.amount),
      toChineseCapitals(piece.amount, { prefix: true }),
      '晋北煤业集团有限公司',
      '恒信机电设备有限公司',
      '贰零贰柒年伍月壹拾肆日',
      '第 1 页，共 1 页',
    ];
    expect(words.filter((word) => !read.text.includes(word))).toEqual([]);
    // Radicals look like characters but are not found by a search.
    expect(read.text).not.toMatch(/[\u2E80-\u2FDF]/);
    expect(read).toMatchObject({ pages: 1, fonts: 3, fontsMissing: [], title: `应收账款电子凭证 ${piece.number}` });
  });

  test('is sealed with a platform certificate, over facts with the present chain', async () => {
    const bytes = await bytesOf(await make('supplier-op'), 'supplier-op');
    const proof = sealed(bytes);
    const detail = await (await server.as('supplier-op')).call(contract.voucher.get, { id: piece.id });
    expect(proof.chain).toEqual({ voucherNumber: piece.rootNumber, head: detail.chainHead, length: detail.chainLength });
    expect(await (await server.as('supplier-op')).call(contract.pdf.certificates, {})).toEqual([proof.certificate]);
    expect(JSON.parse(proof.content)).toMatchObject({ number: piece.number, amount: '286500.50', issuedOn: '2026-11-20' });
    expect([...(await readPdf(bytes)).attachments.keys()]).toEqual(['proof.json']);
    const changed = Uint8Array.from(bytes);
    changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1;
    expect(checkSealedPdf(changed, TOOLS).ok).toBe(false);
  });

  test('is reused while the facts are unchanged', async () => {
    const first = await make('supplier-op');
    expect(await make('supplier-review')).toEqual(first);
    const other = await people.heldPiece({ amount: 9000, invoice: 2 });
    const before = await make('supplier-op', other);
    await people.transfer([leg(other, { amount: 4000, invoice: 2 })]);
    expect((await make('supplier-op', other)).id).not.toBe(before.id);
  });

  test('is made for the parties of the voucher only', async () => {
    const own = await make('supplier-op');
    const issuers = await make('core-op');
    expect(issuers.id).not.toBe(own.id);
    expect(sealed(await bytesOf(issuers, 'core-op')).issuedFor).toBe('晋北煤业集团有限公司');
    expect((await (await server.as('core-op')).send({ url: own.url })).statusCode).toBe(404);
    expect(await refusalOf(make('tier2-op'))).toMatchObject({ message: '未找到该记录' });
  });
});
