import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import {
  addDays,
  checkSealedPdf,
  genesisHash,
  isUnderRoot,
  openEvidence,
  rootIsSigned,
  verifyEvidence,
  verifyLookUp,
  type SmLibrary,
} from '@lianxin/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sm3 } from '../../../ledger/sm3.ts';
import { chainPlace, voucher } from '../../../schema/index.ts';
import { verifiesWith } from '../../../platform/signer/sm2-signature.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, day, leg, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { sm3OfBytes } from '../pdf/issue.ts';
import { anchorOf } from './anchors.ts';
import { BLOCK } from './leaves.ts';
import { planDailyRoot } from './root-jobs.ts';

const library: SmLibrary = { sm2, sm3 };
const tools = { hash: sm3OfBytes, hashText: sm3, verifies: verifiesWith };
const repository = join(import.meta.dirname, '../../../../../..');
const run = promisify(execFile);

let server: TestServer;
let people: ReturnType<typeof actors>;
let piece: Awaited<ReturnType<typeof people.heldPiece>>;
let folder: string;

const plan = () => planDailyRoot({ db: server.database.db, ids: server.services.ids, clock: server.clock });
const moveTo = (date: string, time = '00:06') => server.clock.moveTo(new Date(`${date}T${time}:00+08:00`));
const latest = () => server.visitor().call(contract.proof.root, {});
const keys = () => [server.services.platformSeal.certificate.publicKey];

const evidenceFor = async (who: string) => (await server.as(who)).call(contract.voucher.evidence, { id: piece.id });
const check = ({ content }: ResponseOf<typeof contract.voucher.evidence>) => {
  const opened = openEvidence(library, Buffer.from(content, 'base64'), {
    inflate: (packed, size) => inflateRawSync(packed, { maxOutputLength: size }),
    decode: (bytes) => new TextDecoder().decode(bytes),
  });
  return { ...opened, account: verifyEvidence(library, { manifest: opened?.manifest ?? '', files: opened?.files, knownKeys: keys() }) };
};

beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
  piece = await people.heldPiece({ amount: 10_000 });
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

describe('the daily root', () => {
  test('does not exist before the first night', async () => {
    expect(await refusalOf(latest())).toMatchObject({ message: expect.stringContaining('未找到') });
    expect(check(await evidenceFor('supplier-op')).account).toMatchObject({ verdict: 'intact', anchored: undefined });
  });

  test('covers all chains of the day before, signed once and no news', async () => {
    await plan();
    await server.runDueJobs();
    const root = await latest();
    expect(root).toMatchObject({ day: '2026-11-19', chains: await server.database.db.$count(voucher), previousRoot: genesisHash });
    expect(rootIsSigned(library, root)).toBe(true);
    expect(keys()).toContain(root.publicKey);
    await plan();
    await server.runDueJobs();
    expect(await latest()).toEqual(root);
    const { list } = await server.visitor().call(contract.message.listAnnouncements, { page: 1, pageSize: 5, search: '存证根' });
    expect(list).toEqual([]);
  });

  test('is made every night and linked to the previous one, over grown and new chains', async () => {
    const before = await latest();
    const grown = await people.heldPiece({ amount: 20_000, invoice: 2 });
    const sent = (await people.transfer([leg(grown, { amount: 5000, invoice: 2 })])).transfers[0];
    if (!sent) throw new Error('nothing was transferred');
    moveTo('2026-11-21');
    await server.runDueJobs();
    const root = await latest();
    expect(root).toMatchObject({ day: '2026-11-20', chains: before.chains + 1, previousRoot: before.root });
    expect(root.root).not.toBe(before.root);
    const { list, total } = await server.visitor().call(contract.proof.roots, { page: 1, pageSize: 10 });
    expect({ total, days: list.map((row) => row.day) }).toEqual({ total: 2, days: ['2026-11-20', '2026-11-19'] });
    expect(await server.visitor().call(contract.proof.root, { day: before.day })).toEqual(before);
    moveTo('2026-11-20', '09:42');
    await plan();
    await server.runDueJobs();
    expect(await latest()).toEqual(root);
    moveTo('2026-11-21', '09:42');
  });

  test('cannot be changed, nor can its basis', async () => {
    const remove = (table: string) => server.database.session((session) => session.query(`delete from ${table}`));
    for (const table of ['daily_root', 'daily_root_block', 'anchored_head', 'chain_place'])
      await expect(remove(table)).rejects.toThrow(/only ever added/);
  });
});

describe('a look-up by number and link', () => {
  const lookUp = (number: typeof piece.number, hash: string) => server.visitor().call(contract.proof.lookUp, { number, hash });

  test('finds the path to a signed root without names', async () => {
    const { head, entries } = await (await server.as('supplier-op')).call(contract.voucher.history, { id: piece.id });
    const found = await lookUp(piece.number, head);
    expect(found).toMatchObject({ voucherNumber: piece.rootNumber, sequence: 3, length: 3, anchor: { root: { day: '2026-11-19' } } });
    expect(verifyLookUp(library, { ...found, hash: head }, keys())).toBe('proved');
    expect(JSON.stringify(found)).not.toMatch(/公司|E100/);
    const early = await lookUp(piece.number, entries[0]?.hash ?? '');
    expect(early).toMatchObject({ sequence: 1, length: 3, anchor: null });
  });

  test('finds nothing for a mismatch or an unknown number', async () => {
    const other = await people.heldPiece({ amount: 7000, invoice: 4 });
    const { head } = await (await server.as('supplier-op')).call(contract.voucher.history, { id: other.id });
    const strange = await refusalOf(lookUp(piece.number, head));
    expect(await refusalOf(lookUp(contract.proof.lookUp.example.request.number, head))).toEqual(strange);
  });

  test('is limited by address and minute', async () => {
    const asked = Array.from({ length: 61 }, () => refusalOf(lookUp(piece.number, 'f'.repeat(64))));
    expect((await Promise.all(asked)).map(({ code }) => code)).toContain((await refusalOf(lookUp(piece.number, 'f'.repeat(64)))).code);
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 61_000));
    expect((await refusalOf(lookUp(piece.number, 'f'.repeat(64)))).message).toContain('未找到');
  });
});

describe('the evidence of a voucher', () => {
  test('is valid for each party with its masking, under a root', async () => {
    for (const who of ['supplier-op', 'core-review', 'core-admin']) {
      const { account, manifest = '' } = check(await evidenceFor(who));
      expect(account).toMatchObject({ verdict: 'intact', events: 3, anchored: { day: '2026-11-20', length: 3 } });
      expect(manifest).toContain('晋北煤业集团有限公司');
    }
    const { files = new Map<string, Uint8Array>() } = check(await evidenceFor('supplier-op'));
    expect([...files.keys()]).toEqual(['README.txt', `documents/${piece.number}-应收账款电子凭证.pdf`]);
    const verdicts = [...files].flatMap(([name, bytes]) => (name.endsWith('.pdf') ? [checkSealedPdf(bytes, tools)] : []));
    expect(verdicts.map(({ ok }) => ok)).toEqual([true]);
    const own = check(await evidenceFor('supplier-op')).manifest ?? '';
    const issuers = check(await evidenceFor('core-op')).manifest ?? '';
    expect(own).toMatch(/"shown":"whole"/);
    expect(issuers).toMatch(/"shown":"masked"/);
  });

  test('is not found by strangers', async () => {
    expect(await refusalOf(evidenceFor('tier2-op'))).toMatchObject({ message: expect.stringContaining('未找到') });
    await expect(server.visitor().call(contract.voucher.evidence, { id: piece.id })).rejects.toThrow(/00018/);
  });

  test('is verified offline by the command, which names a changed event', { timeout: 60_000 }, async () => {
    const { name, content } = await evidenceFor('supplier-op');
    expect(name).toBe(`${piece.number}-evidence.zip`);
    const zip = Buffer.from(content, 'base64');
    const file = join(folder, name);
    await writeFile(file, zip);
    const root = await latest();
    const command = (...given: string[]) =>
      run(process.execPath, [join(repository, 'packages/domain/cli/lianxin-verify.ts'), ...given]).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
      );
    const passed = await command(file, '--key', keys()[0] ?? '', '--root', `${root.day}=${root.root}`);
    expect(passed).toMatchObject({ code: 0, stdout: expect.stringContaining('通过，3 个事件全部一致') });
    expect(passed.stdout).not.toContain('✗');
    expect(passed.stdout).toContain('应收账款电子凭证.pdf: 通过，签章以后没有一个字节被改动');
    const changed = Buffer.from(zip);
    const second = changed.indexOf('"sequence":2,');
    const at = changed.indexOf('"canonical"', second) + 40;
    changed[at] = (changed[at] ?? 0) ^ 1;
    await writeFile(file, changed);
    expect(await command(file)).toMatchObject({ code: 1, stdout: expect.stringMatching(/首先在第 2 个事件[^]*first at event 2/) });
  });
});

test('many chains fill blocks, each with a path to the root', { timeout: 120_000 }, async () => {
  const { db } = server.database;
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`
    insert into voucher (id, number, issuance_id, issuer_no, face_amount, issued_on, due_on, payment_date, channel, promise_number, salt,
      closed, chain_head, chain_length, created_at)
    select 'many-' || n, 'LX' || lpad(n::text, 17, '0'), 'many-' || n, 'E1001', 1, '2026-11-20', '2026-12-20', '2026-12-21', 1, 'CN', 's',
      false, encode(sha256(n::text::bytea), 'hex'), 1, now()
    from generate_series(1, 2500) n`);
  await db.execute(sql`set session_replication_role = origin`);
  moveTo(addDays(day('2026-11-21'), 1));
  await server.runDueJobs();
  const root = await latest();
  expect(root.chains).toBeGreaterThan(2500);
  const places = await db
    .select({ place: chainPlace.place, voucherNumber: voucher.number, head: voucher.chainHead, length: voucher.chainLength })
    .from(chainPlace)
    .innerJoin(voucher, eq(voucher.id, chainPlace.voucherId))
    .where(inArray(chainPlace.place, [0, BLOCK - 1, BLOCK, 2 * BLOCK, root.chains - 1]));
  expect(places).toHaveLength(5);
  for (const { place, ...leaf } of places) {
    const anchor = await anchorOf(db, { day: root.day, place, length: leaf.length });
    expect(isUnderRoot(library, leaf, anchor)).toBe(true);
    expect(isUnderRoot(library, { ...leaf, length: leaf.length + 1 }, anchor)).toBe(false);
  }
  const { account } = check(await evidenceFor('supplier-op'));
  expect(account).toMatchObject({ verdict: 'intact', anchored: { day: '2026-11-21', root: root.root } });
});
