import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genesisHash } from '../ledger/history.ts';
import { draftEvidence, files, library, NUMBER, platform, sealedBy, stranger } from './evidence.fixture.ts';
import type { ProofAccount, ProofCheck } from './account.ts';
import { writeManifest, type EvidenceEvent, type Manifest } from './manifest.ts';
import { verifyEvidence } from './verify-evidence.ts';
import { verifyLookUp } from './verify-look-up.ts';
import { proofDetailText, proofVerdictText } from './texts.ts';

const { sm3 } = library;
const evidence = sealedBy(platform, draftEvidence(9));
const knownKeys = [platform.publicKey];
const check = (manifest: Manifest | string, overrides: Partial<Parameters<typeof verifyEvidence>[1]> = {}): ProofAccount =>
  verifyEvidence(library, { manifest: typeof manifest === 'string' ? manifest : writeManifest(manifest), files, knownKeys, ...overrides });
const failedIn = ({ checks }: ProofAccount): readonly ProofCheck[] =>
  checks.flatMap(({ check: name, outcome }) => (outcome === 'failed' ? [name] : []));
const outcomeOf = ({ checks }: ProofAccount, name: ProofCheck) => checks.find((one) => one.check === name);

describe('unchanged evidence', () => {
  test('passes and states up to which event a published root covers it', () => {
    const account = check(evidence, { knownRoots: [{ day: '2026-03-06', root: evidence.anchor?.root.root ?? '' }] });
    expect(account).toMatchObject({ verdict: 'intact', events: 9, voucherNumber: NUMBER, head: evidence.chain.head });
    expect(account.anchored).toMatchObject({ day: '2026-03-06', length: 8 });
    expect(account.checks.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 10 }, () => 'passed'));
    expect(proofVerdictText(account, 'zh')).toBe('通过，9 个事件全部一致');
  });

  test('passes with the payment day to which a later event has moved it, and with no other', () => {
    const moved = draftEvidence(6, '2026-09-01');
    expect(check(sealedBy(platform, moved)).verdict).toBe('intact');
    const stated = { ...moved, facts: { ...moved.facts, paymentDate: '2026-08-31' } };
    expect(failedIn(check(sealedBy(platform, stated)))).toEqual(['facts']);
    const unmoved = draftEvidence(6);
    expect(failedIn(check(sealedBy(platform, { ...unmoved, facts: { ...unmoved.facts, paymentDate: '2026-09-01' } })))).toEqual(['facts']);
  });

  test('passes with any JSON formatting', () => {
    expect(check(JSON.stringify(evidence, undefined, 2)).verdict).toBe('intact');
  });

  test('leaves checks open for signatures of others, absent files, and keys or roots that were not supplied', () => {
    const account = check(evidence, { files: undefined, knownKeys: [] });
    expect(account.verdict).toBe('intact');
    const open = account.checks.flatMap((one) => (one.outcome === 'open' ? [[one.check, proofDetailText(one, 'en')]] : []));
    expect(Object.fromEntries(open)).toEqual({
      files: 'Only the manifest is here, not the files',
      key: 'No known key to compare with',
      published: 'No published root to compare with',
    });
    expect(outcomeOf(account, 'signatures')).toMatchObject({ held: 3, open: 4 });
    const early = sealedBy(platform, { ...draftEvidence(3), anchor: null });
    expect(outcomeOf(check(early), 'anchor')).toMatchObject({ outcome: 'open', places: [] });
  });

  test('is covered up to the event that was the last when the root was computed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (length) => {
        expect(check(sealedBy(platform, draftEvidence(length)))).toMatchObject({
          verdict: 'intact',
          anchored: { length: Math.max(1, length - 1) },
        });
      }),
      { numRuns: 10 },
    );
  });
});

describe('other files', () => {
  test.each(['', 'hello', '{}', '[]', 'null', '{"format":"LX-EVIDENCE-1"}', '\u0000'.repeat(99)])(
    '%j is unreadable as evidence',
    (text) => {
      expect(check(text)).toMatchObject({ verdict: 'unreadable', firstEvent: undefined });
    },
  );
});

describe('forged evidence', () => {
  /** Changes an amount in an event and recomputes all following hashes, as a forger would. */
  function rehashed(from: number): Omit<Manifest, 'seal'> {
    let head = genesisHash;
    const events = evidence.events.map((event, index): EvidenceEvent => {
      const canonical = index === from ? event.canonical.replace('"amount":"', '"amount":"7') : event.canonical;
      const hash = sm3(`LX-HISTORY-1|${head}|${canonical}`);
      const link = { ...event, canonical, previousHash: head, hash };
      head = hash;
      return link;
    });
    return { ...evidence, events, chain: { head, length: events.length } };
  }

  test('is detected at the changed event by the seal', () => {
    for (const from of evidence.events.keys())
      expect(check({ ...rehashed(from), seal: evidence.seal })).toMatchObject({ verdict: 'changed', firstEvent: { sequence: from + 1 } });
  });

  test('sealed with another key is detected by the key and by the published root', () => {
    const forged = sealedBy(stranger, rehashed(8));
    expect(failedIn(check(forged))).toEqual(['key']);
    expect(failedIn(check(forged, { knownKeys: [] }))).toEqual([]);
    expect(failedIn(check(sealedBy(stranger, rehashed(3)), { knownKeys: [] }))).toEqual(['anchor']);
    expect(failedIn(check(evidence, { knownRoots: [{ day: '2026-03-06', root: genesisHash }] }))).toEqual(['published']);
  });

  test('with a replaced certificate fails for the certificate, not for the event', () => {
    const certificates = evidence.certificates.map((one) => ({ ...one, publicKey: stranger.publicKey }));
    const account = check({ ...evidence, certificates });
    expect(account).toMatchObject({ verdict: 'changed', firstEvent: undefined });
    expect(failedIn(account)).toEqual(['certificates', 'seal']);
  });

  test('with a signature that the chain does not contain fails at its event', () => {
    const draft = draftEvidence(3);
    const text = 'LX-SIGN-4|transfer|ZR9';
    const events = draft.events.map((event, index) =>
      index === 0 && event.signature ? { ...event, signature: { ...event.signature, text } } : event,
    );
    expect(check(sealedBy(platform, { ...draft, events }))).toMatchObject({ firstEvent: { sequence: 1, kind: 'issuance.pass' } });
  });

  test('with changed, missing or added files names the files', () => {
    const changed = new Map([
      ['README.txt', Uint8Array.of(120)],
      ['extra.pdf', new Uint8Array(3)],
    ]);
    const account = check(evidence, { files: changed });
    expect(outcomeOf(account, 'files')?.places).toEqual([
      { part: 'file', name: 'README.txt' },
      { part: 'file', name: 'extra.pdf' },
    ]);
    expect(proofVerdictText(account, 'en')).toBe('It differs, first at file README.txt');
    expect(outcomeOf(check(evidence, { files: new Map() }), 'files')?.places).toEqual([{ part: 'file', name: 'README.txt' }]);
  });
});

describe('looking up a voucher number and hash', () => {
  const { anchor } = evidence;
  const hash = evidence.events[7]?.hash ?? '';

  test('is proved by the path to a signed root', () => {
    expect(verifyLookUp(library, { voucherNumber: NUMBER, hash, anchor }, knownKeys)).toBe('proved');
    expect(verifyLookUp(library, { voucherNumber: NUMBER, hash, anchor: null }, knownKeys)).toBe('unproved');
  });

  test('is not proved with another hash, number or key', () => {
    expect(verifyLookUp(library, { voucherNumber: NUMBER, hash: evidence.chain.head, anchor }, knownKeys)).toBe('forged');
    expect(verifyLookUp(library, { voucherNumber: `${NUMBER}-01`, hash, anchor }, knownKeys)).toBe('forged');
    expect(verifyLookUp(library, { voucherNumber: NUMBER, hash, anchor }, [stranger.publicKey])).toBe('forged');
  });
});
