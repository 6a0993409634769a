import { sm2, sm3 as sm3Of } from 'sm-crypto-v2';
import { fen } from '../money/yuan.ts';
import { canonicalHistory, chained, genesisHash, PAYMENT_DAY_MOVED, type ChainedEvent, type HistoryEvent } from '../ledger/history.ts';
import { dailyRootText, type Anchor } from './daily-root.ts';
import { EVIDENCE_FORMAT, type EvidenceEvent, type Manifest } from './manifest.ts';
import { leafHash, merklePath, merkleRoot } from './merkle.ts';
import { partDigests, sealText } from './seal.ts';
import type { SmLibrary } from './sm-library.ts';

const sm3 = (data: string | Uint8Array): string => sm3Of(data);

const known = new Map<string, boolean>();

/** Caches the result of a verification by its arguments. */
function cached(key: readonly string[], verifies: () => boolean): boolean {
  const name = key.join('\n');
  const holds = known.get(name) ?? verifies();
  known.set(name, holds);
  return holds;
}

/** Verifies each signature only once, because ten thousand tampered copies share most of them. */
export const library: SmLibrary = {
  sm3,
  sm2: {
    verifyPublicKey: (publicKey) => cached([publicKey], () => sm2.verifyPublicKey(publicKey)),
    doVerifySignature: (text, value, publicKey, options) =>
      cached([text, value, publicKey], () => sm2.doVerifySignature(text, value, publicKey, options)),
  },
};

const keyOf = (digit: string) => {
  const privateKey = digit.repeat(64);
  const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey);
  return { publicKey, sign: (text: string) => sm2.doSignature(text, privateKey, { hash: true, publicKey }) };
};

/** The platform's key, and a forger's key. */
export const platform = keyOf('3');
export const stranger = keyOf('4');
const signatory = keyOf('5');

export const NUMBER = 'LX20260305000000428';
const TERMS = {
  faceAmount: fen(100_000_050n),
  issuedOn: '2026-03-05',
  dueOn: '2026-08-31',
  paymentDate: '2026-08-31',
  promiseNumber: 'CN1',
};

/**
 * Evidence of a voucher with `length` events, in turn with a full, masked, withheld and no signature. With `paymentDate` the fourth event
 * moves the payment day there.
 */
export function draftEvidence(length: number, paymentDate = TERMS.paymentDate): Omit<Manifest, 'seal'> {
  const chain: ChainedEvent[] = [];
  const moves = (index: number) => index === 3 && paymentDate !== TERMS.paymentDate;
  const events = Array.from({ length }, (_, index): EvidenceEvent => {
    const shown = (['whole', 'masked', 'withheld', undefined] as const)[index % 4];
    const text = `LX-SIGN-4|transfer|ZR${index}`;
    const value = shown && signatory.sign(`${text}${shown === 'masked' ? 'whole' : ''}`);
    const event: HistoryEvent = {
      voucherNumber: NUMBER,
      sequence: index + 1,
      at: new Date(Date.UTC(2026, 2, 5, 2, index)).toISOString(),
      kind: index === 0 ? 'issuance.pass' : moves(index) ? PAYMENT_DAY_MOVED : 'transfer.pass',
      ...(shown && { actorNo: sm3(`E${index}`).slice(0, 16) }),
      details: {
        ...(index === 0 && TERMS),
        ...(moves(index) && { paymentDate }),
        pieces: [{ number: `${NUMBER}-0${index}`, amount: fen(BigInt(1000 * (index + 1))), live: true }],
        ...(value !== undefined && { certificate: 'C1', signature: sm3(value) }),
      },
    };
    const link = chained(chain.at(-1)?.hash ?? genesisHash, event, sm3);
    const previousHash = chain.at(-1)?.hash ?? genesisHash;
    chain.push(link);
    return {
      sequence: event.sequence,
      kind: event.kind,
      at: event.at,
      actor: shown ? `恒信机电设备有限公司${index}` : '系统',
      counterparty: index % 3 === 0 ? null : '云岭***公司',
      canonical: canonicalHistory(event),
      previousHash,
      hash: link.hash,
      signature:
        shown === undefined || value === undefined
          ? null
          : shown === 'withheld'
            ? { shown, certificate: '', text: '', value: '' }
            : { shown, certificate: 'C1', text, value },
    };
  });
  return {
    format: EVIDENCE_FORMAT,
    facts: {
      createdAt: '2026-03-07T10:00:00+08:00',
      viewer: '恒信机电设备有限公司',
      number: NUMBER,
      pieceNumber: `${NUMBER}-01`,
      issuer: '晋北煤业集团有限公司',
      ...TERMS,
      faceAmount: '1000000.50',
      paymentDate,
    },
    chain: { head: chain.at(-1)?.hash ?? genesisHash, length },
    anchor: anchorOf(chain),
    certificates: [
      {
        serial: 'C1',
        holder: '恒信机电设备有限公司',
        issuedBy: '演示证书',
        validUntil: '2029-01-01T00:00:00Z',
        publicKey: signatory.publicKey,
      },
    ],
    files: [{ name: 'README.txt', size: README.length, sm3: sm3(README) }],
    events,
  };
}

const README = Uint8Array.from('How to verify\n', (char) => char.charCodeAt(0));

/** The files beside the manifest. */
export const files: ReadonlyMap<string, Uint8Array> = new Map([['README.txt', README]]);

/** A root over this chain without its last event, and over four others. */
function anchorOf(chain: readonly ChainedEvent[]): Anchor | null {
  const length = Math.max(1, chain.length - 1);
  const head = chain[length - 1]?.hash;
  if (head === undefined) return null;
  const others = ['a', 'b', 'c', 'd'].map((voucherNumber) => leafHash({ voucherNumber, length: 1, head: sm3(voucherNumber) }, sm3));
  const hashes = others.toSpliced(2, 0, leafHash({ voucherNumber: NUMBER, length, head }, sm3));
  const root = {
    day: '2026-03-06',
    chains: hashes.length,
    root: merkleRoot(hashes, sm3),
    previousRoot: genesisHash,
    computedAt: '2026-03-06T16:05:00.000Z',
  };
  const { publicKey } = platform;
  const signed = { ...root, publicKey, signature: platform.sign(dailyRootText(root)) };
  return { root: signed, index: 2, length, path: merklePath(hashes, 2, sm3) };
}

/** Seals evidence with a key. */
export function sealedBy({ publicKey, sign }: typeof platform, draft: Omit<Manifest, 'seal'>): Manifest {
  const digests = partDigests(draft, sm3);
  return { ...draft, seal: { digests, publicKey, value: sign(sealText(digests, sm3)) } };
}
