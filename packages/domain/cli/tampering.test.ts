import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../src/law-runs.fixture.ts';
import { draftEvidence, files, library as given, platform, sealedBy } from '../src/proof/evidence.fixture.ts';
import { canonicalText, genesisHash, verifyEvidence, writeManifest, type EvidenceEvent } from '../src/index.ts';

/** SM3 by OpenSSL: fast, and independent of the implementation that produced the evidence. */
const library = { ...given, sm3: (data: string | Uint8Array): string => createHash('sm3').update(data).digest('hex') };
const check = (manifest: string) => verifyEvidence(library, { manifest, files, knownKeys: [platform.publicKey] });

const SEED = Number(process.env['TAMPER_SEED'] ?? 20_261_123);
const TIMES = lawRuns(10_000);

describe(`tampering, seed ${SEED}`, () => {
  /** Seeded random numbers (mulberry32), so that a failing run can be reproduced. */
  function randomBelow(seed: number) {
    let state = seed;
    return (below: number): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
    };
  }

  const texts = [2, 5, 9, 14].map((length) => {
    const manifest = sealedBy(platform, draftEvidence(length));
    const text = writeManifest(manifest);
    const rows = text.split('\n');
    return { manifest, text, bytes: new TextEncoder().encode(text), first: rows.indexOf('"events":[') + 1, length };
  });
  type Evidence = (typeof texts)[number];

  interface Tampered {
    readonly manifest: string;
    /** Sequence number at which verification must fail; undefined when the change lies outside the events. */
    readonly at: number | undefined;
    /** Description for the failure message. */
    readonly done: string;
  }

  const same = (left: string, right: string): boolean => {
    try {
      return canonicalText(JSON.parse(left)) === canonicalText(JSON.parse(right));
    } catch {
      return false;
    }
  };

  /** Flips one bit anywhere in the file. */
  function flipped({ bytes, text, first, length }: Evidence, below: (count: number) => number): Tampered | undefined {
    const at = below(bytes.length);
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
    const manifest = new TextDecoder().decode(changed);
    const line = new TextDecoder().decode(bytes.subarray(0, at)).split('\n').length - 1;
    // Replacing one whitespace character by another does not change the content.
    if (same(manifest, text)) return undefined;
    const event = line - first + 1;
    return { manifest, at: event >= 1 && event <= length ? event : undefined, done: `bit of byte ${at}, line ${line}` };
  }

  const withEvents = ({ manifest }: Evidence, events: readonly EvidenceEvent[]): string => writeManifest({ ...manifest, events });

  const deleted = (one: Evidence, below: (count: number) => number): Tampered => {
    const at = below(one.length);
    return { manifest: withEvents(one, one.manifest.events.toSpliced(at, 1)), at: at + 1, done: `event ${at + 1} deleted` };
  };
  const swapped = (one: Evidence, below: (count: number) => number): Tampered => {
    const at = below(one.length - 1);
    const with_ = at + 1 + below(one.length - at - 1);
    const { events } = one.manifest;
    const moved = events
      .map((event, index) => (index === at ? events[with_] : index === with_ ? events[at] : event))
      .flatMap((event) => event ?? []);
    return { manifest: withEvents(one, moved), at: at + 1, done: `events ${at + 1} and ${with_ + 1} swapped` };
  };
  const truncated = (one: Evidence, below: (count: number) => number): Tampered => {
    const left = below(one.length);
    const { events } = one.manifest;
    const head = events[left - 1]?.hash ?? genesisHash;
    const chain = below(2) === 0 ? one.manifest.chain : { head, length: left };
    return {
      manifest: writeManifest({ ...one.manifest, chain, events: events.slice(0, left) }),
      at: left + 1,
      done: `cut to ${left} events${chain === one.manifest.chain ? '' : ', with the head made to fit'}`,
    };
  };
  const repeated = (one: Evidence, below: (count: number) => number): Tampered => {
    const at = below(one.length);
    const { events } = one.manifest;
    return {
      manifest: withEvents(one, events.toSpliced(at, 0, ...events.slice(at, at + 1))),
      at: at + 2,
      done: `event ${at + 1} repeated`,
    };
  };

  test(`is detected in ${TIMES} of ${TIMES} cases, at the event that was changed`, { timeout: 300_000 }, () => {
    const below = randomBelow(SEED);
    const kinds = [flipped, flipped, flipped, flipped, deleted, swapped, truncated, repeated];
    const wrong: string[] = [];
    let tried = 0;
    let atEvents = 0;
    while (tried < TIMES) {
      const one = texts[below(texts.length)];
      const tampered = one && kinds[below(kinds.length)]?.(one, below);
      if (!one || !tampered) continue;
      tried += 1;
      const { verdict, firstEvent } = check(tampered.manifest);
      if (tampered.at !== undefined) atEvents += 1;
      if (verdict === 'intact' || firstEvent?.sequence !== tampered.at)
        wrong.push(`${one.length} events, ${tampered.done}: ${verdict} at ${firstEvent?.sequence}, not ${tampered.at}`);
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(atEvents).toBeGreaterThan(TIMES * 0.7);
  });
});
