import { PDF_KINDS, PDF_NUMBER } from '@lianxin/domain';
import * as z from 'zod/mini';
import { query, resource } from './endpoint.ts';
import { day, firstPage, pageWith } from './examples.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { Day, Instant, VoucherNumber } from './schemas/primitives.ts';

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A Merkle root over the heads of all chains, signed by the platform (decisions §5). */
export const DailyRoot = z.object({
  day: Day,
  /** The number of chains that it covers. */
  chains: z.int(),
  root: Hash,
  /** The previous root; zeros for the first. */
  previousRoot: Hash,
  computedAt: Instant,
  /** The platform's public key, an uncompressed point of the SM2 curve in hex. */
  publicKey: z.string(),
  signature: z.string(),
});

/** The Merkle path from a chain's head to a root. */
const Anchor = z.object({ root: DailyRoot, index: z.int(), length: z.int(), path: z.array(Hash) });

const root = {
  day: day('2026-11-19'),
  chains: 2,
  root: '9f1c4e7a'.repeat(8),
  previousRoot: '0'.repeat(64),
  computedAt: '2026-11-20T00:05:00+08:00',
  publicKey: `04${'5c1d8e0f2a7b4960'.repeat(8)}`,
  signature: 'ab'.repeat(64),
} as const;

/** Public proof of vouchers, without signing in. The answers name no parties. */
export const proof = resource('proof', 'api', '/proof', {
  roots: query('/roots', {
    summary: '每日存证根列表',
    source: 'added',
    needs: 'visitor',
    request: z.strictObject(pageRequest),
    response: pageOf(DailyRoot),
    refuses: ['TOO_FREQUENT'],
    example: { request: firstPage, response: pageWith(root) },
  }),
  /** The root of a day, by default the latest. */
  root: query('/root', {
    summary: '每日存证根',
    source: 'added',
    needs: 'visitor',
    request: z.strictObject({ day: z.optional(Day) }),
    response: DailyRoot,
    refuses: ['NOT_FOUND', 'TOO_FREQUENT'],
    example: { request: {}, response: root },
  }),
  /** Whether a link belongs to a voucher's chain, given both, with its path to the first root that covers it. */
  lookUp: query('/lookUp', {
    summary: '按编号与摘要核验',
    source: 'added',
    needs: 'visitor',
    request: z.strictObject({ number: VoucherNumber, hash: Hash }),
    response: z.object({
      /** The number of the voucher, also where the one of a piece was given. */
      voucherNumber: VoucherNumber,
      /** The event of the link. */
      sequence: z.int(),
      /** The current number of events. */
      length: z.int(),
      anchor: z.nullable(Anchor),
    }),
    refuses: ['NOT_FOUND', 'TOO_FREQUENT'],
    example: {
      request: { number: z.parse(VoucherNumber, 'LX20261118000034217'), hash: '7f3a91c4'.repeat(8) },
      response: {
        voucherNumber: z.parse(VoucherNumber, 'LX20261118000034217'),
        sequence: 3,
        length: 3,
        anchor: { root, index: 0, length: 3, path: ['1e8b2d05'.repeat(8)] },
      },
    },
  }),
  /** The seal of a document of the platform, given its number and the hash of its facts, as in its printed code. */
  lookUpDocument: query('/lookUpDocument', {
    summary: '按编号与摘要核验文件',
    source: 'added',
    needs: 'visitor',
    request: z.strictObject({ number: z.string().check(z.regex(PDF_NUMBER)), hash: Hash }),
    response: z.object({
      kind: z.enum(PDF_KINDS),
      issuedAt: Instant,
      /** SM3 hash of the file with a blank seal. */
      fileHash: Hash,
      /** The platform's signature over kind, number and both hashes. */
      signature: z.string(),
      publicKey: z.string(),
    }),
    refuses: ['NOT_FOUND', 'TOO_FREQUENT'],
    example: {
      request: { number: 'WJ20261120-0001', hash: '7f3a91c4'.repeat(8) },
      response: {
        kind: 'statement',
        issuedAt: '2026-11-20T09:42:00+08:00',
        fileHash: '9f1c4e7a'.repeat(8),
        signature: root.signature,
        publicKey: root.publicKey,
      },
    },
  }),
});
