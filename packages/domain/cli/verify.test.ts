import { strToU8, zipSync } from 'fflate';
import { sm3 } from 'sm-crypto-v2';
import { expect, test, vi } from 'vitest';
import { draftEvidence, files, platform, sealedBy, stranger } from '../src/proof/evidence.fixture.ts';
import { overlappingZip } from '../src/archive/overlapping-zip.fixture.ts';
import { MANIFEST_FILE, sealPdf, unsealedProof, writeManifest } from '../src/index.ts';
import { verify } from './verify.ts';

let inflates = 0;
vi.mock(import('node:zlib'), async (original) => {
  const zlib = await original();
  const counted: typeof zlib.inflateRawSync = (...given) => {
    inflates += 1;
    return zlib.inflateRawSync(...given);
  };
  return { ...zlib, inflateRawSync: counted };
});

const evidence = sealedBy(platform, draftEvidence(5));
const manifest = strToU8(writeManifest(evidence));
const zip = zipSync({ [MANIFEST_FILE]: manifest, ...Object.fromEntries(files) });
const changed = strToU8(writeManifest({ ...evidence, events: evidence.events.toSpliced(2, 1) }));
const content = '{"amount":"286500.50"}';
const proof = {
  number: 'WJ20261120-0001',
  kind: 'voucher',
  issuedAt: '2026-11-20T01:42:00.000Z',
  issuedFor: '恒信机电设备有限公司',
  chain: null,
  content,
  contentHash: sm3(content),
  certificate: {
    serial: 'PLT-1',
    subject: '链信供应链金融服务平台',
    issuedBy: '链信供应链金融服务平台',
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2036-01-01T00:00:00.000Z',
    publicKey: platform.publicKey,
  },
};
const unsealed = strToU8(`%PDF-1.7\n7 0 obj\nstream\n${unsealedProof(proof)}\nendstream\nendobj\n%%EOF\n`);
const document = sealPdf(unsealed, (bytes) => sm3(bytes), platform.sign).pdf;
const root = evidence.anchor?.root.root ?? '';

function run(...args: string[]) {
  const printed: string[] = [];
  const disk: Readonly<Record<string, Uint8Array>> = {
    'a.zip': zip,
    'a.json': manifest,
    'b.json': changed,
    'c.zip': zip.slice(0, 40),
    'd.txt': strToU8('hi'),
    'f.pdf': document,
    'g.pdf': document.map((byte, at) => (at === 9 ? byte ^ 1 : byte)),
    'h.pdf': strToU8('%PDF-1.7\n'),
    'shared.zip': overlappingZip({ entries: 40, bytes: 65_000_000 }),
    'large.zip': zipSync({ [MANIFEST_FILE]: manifest, 'zeros.txt': new Uint8Array(8_000_000) }),
  };
  const code = verify(args, { read: (path) => disk[path], print: (line) => void printed.push(line) });
  return { code, text: printed.join('\n') };
}

test('passes an unchanged evidence ZIP and reports it in both languages', () => {
  const { code, text } = run('a.zip', '--key', platform.publicKey, '--root', `2026-03-06=${root}`);
  expect(code).toBe(0);
  expect(text).toContain('通过，5 个事件全部一致');
  expect(text).toContain('Passed: all 5 events are as they were');
  expect(text).not.toMatch(/✗|·/);
});

test('passes a manifest without its files and lists the checks that stay open', () => {
  const { code, text } = run('a.json', '--lang', 'en');
  expect(code).toBe(0);
  expect(text).toContain('· The files that came along are unchanged: Not told (Only the manifest is here, not the files)');
  expect(text).not.toContain('通过');
});

test('names the first event that was changed', () => {
  const { code, text } = run('b.json');
  expect(code).toBe(1);
  expect(text).toContain('不一致，首先在第 3 个事件（transfer.pass，');
  expect(text).toContain('It differs, first at event 3 (transfer.pass, ');
});

test('fails when the platform key or the daily root differs from the known one', () => {
  expect(run('a.zip', '--key', stranger.publicKey)).toMatchObject({ code: 1, text: expect.stringContaining('✗ 平台公钥与已知的公钥一致') });
  expect(run('a.zip', '--root', `2026-03-06=${'0'.repeat(64)}`)).toMatchObject({ code: 1 });
});

test('passes an intact sealed PDF and reports a changed byte, an unknown key or a missing seal', () => {
  expect(run('f.pdf', '--key', platform.publicKey)).toMatchObject({ code: 0, text: expect.stringContaining('WJ20261120-0001') });
  expect(run('g.pdf')).toMatchObject({ code: 1, text: expect.stringContaining('changed after it was sealed') });
  expect(run('f.pdf', '--key', stranger.publicKey)).toMatchObject({ code: 1, text: expect.stringContaining('不是已知的平台公钥') });
  expect(run('h.pdf')).toMatchObject({ code: 2, text: expect.stringContaining('这不是平台签章的文件') });
});

test('exits with 2 for a ZIP that unpacks to far more than evidence, without unpacking it', () => {
  for (const path of ['shared.zip', 'large.zip']) {
    const before = inflates;
    expect(run(path)).toMatchObject({ code: 2, text: expect.stringContaining('这不是凭证的证据文件') });
    expect(inflates).toBe(before);
  }
});

test('exits with 2 for unreadable evidence, a missing file or invalid arguments', () => {
  expect(run('c.zip')).toMatchObject({ code: 2, text: expect.stringContaining('这不是凭证的证据文件') });
  expect(run('d.txt').code).toBe(2);
  expect(run('missing.zip')).toMatchObject({ code: 2, text: expect.stringContaining('cannot read missing.zip') });
  for (const args of [[], ['a.zip', 'a.json'], ['a.zip', '--lang', 'fr'], ['a.zip', '--key'], ['a.zip', '--what', 'x']])
    expect(run(...args)).toMatchObject({ code: 2, text: expect.stringContaining('lianxin-verify <') });
});
