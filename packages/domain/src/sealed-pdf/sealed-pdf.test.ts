import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../law-runs.fixture.ts';
import { unsealedProof, type PdfProof } from './proof.ts';
import { checkSealedPdf, sealPdf } from './seal.ts';

const sm3 = (content: Uint8Array | string): string => createHash('sm3').update(content).digest('hex');
const publicKey = '04aa';
// A fake signature that depends on the key is enough for testing the file format; real SM2 is tested on the server.
const signatureBy = (key: string, text: string): string => sm3(`${key}|${text}`).repeat(2);
const tools = {
  hash: sm3,
  hashText: sm3,
  verifies: (key: string, text: string, value: string) => value === signatureBy(key, text),
};

const content = '{"amount":"286500.50","holder":"恒信机电设备有限公司"}';
const proof: PdfProof = {
  number: 'WJ20261120-0001',
  kind: 'voucher',
  issuedAt: '2026-11-20T01:42:00.000Z',
  issuedFor: '恒信机电设备有限公司',
  chain: { voucherNumber: 'LX20261118000034217', head: '7f3a', length: 5 },
  content,
  contentHash: sm3(content),
  certificate: {
    serial: 'PLT-1',
    subject: '链信供应链金融服务平台',
    issuedBy: '链信供应链金融服务平台',
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2036-01-01T00:00:00.000Z',
    publicKey,
  },
};

const documentWith = (text: string): Uint8Array => Buffer.from(`%PDF-1.7\n7 0 obj\nstream\n${text}\nendstream\nendobj\n%%EOF\n`, 'latin1');
const sealed = (of: PdfProof = proof, key = publicKey): Uint8Array =>
  sealPdf(documentWith(unsealedProof(of)), sm3, (text) => signatureBy(key, text)).pdf;

describe('a sealed document', () => {
  it('passes and returns its proof', () => {
    expect(checkSealedPdf(sealed(), tools)).toMatchObject({ ok: true, proof });
  });

  it('fails when any single byte is changed', () => {
    const whole = sealed();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Uint8Array.from(whole);
        changed[at] = ((whole[at] ?? 0) + by) % 256;
        expect(checkSealedPdf(changed, tools).ok).toBe(false);
      }),
      { numRuns: lawRuns(500) },
    );
  });

  it('fails when something is put before or after it', () => {
    const more = Buffer.concat([sealed(), Buffer.from('\n8 0 obj\n<<>>\nendobj\n')]);
    expect(checkSealedPdf(more, tools)).toMatchObject({ ok: false, why: 'changed' });
    expect(checkSealedPdf(Buffer.concat([sealed(), sealed()]), tools)).toEqual({ ok: false, why: 'noProof' });
  });

  it('distinguishes a foreign key, facts that do not match their hash, and a missing proof', () => {
    expect(checkSealedPdf(sealed(proof, '04bb'), tools)).toMatchObject({ ok: false, why: 'signature' });
    expect(checkSealedPdf(sealed({ ...proof, content: content.replace('286500', '986500') }), tools)).toMatchObject({
      ok: false,
      why: 'facts',
    });
    expect(checkSealedPdf(documentWith('{"format":"LX-PDF-1","number":1}'), tools)).toEqual({ ok: false, why: 'noProof' });
    expect(() => sealPdf(documentWith('nothing'), sm3, () => '')).toThrow('no proof');
  });
});
