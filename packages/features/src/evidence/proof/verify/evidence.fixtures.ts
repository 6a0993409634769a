import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import {
  canonicalHistory,
  chained,
  civilDate,
  dailyRootText,
  EVIDENCE_FORMAT,
  genesisHash,
  leafHash,
  merklePath,
  merkleRoot,
  partDigests,
  pdfSealText,
  sealText,
  type ChainedEvent,
  type HistoryEvent,
  type Manifest,
} from '@lianxin/domain';
import { sm2, sm3 as sm3Of } from 'sm-crypto-v2';

const sm3 = (data: string): string => sm3Of(data);
const KEY = '3'.repeat(64);
const publicKey = sm2.getPublicKeyFromPrivateKey(KEY);
const sign = (text: string): string => sm2.doSignature(text, KEY, { hash: true, publicKey });

const day = civilDate('2026-11-19');
if (!day) throw new Error('no day');
const { number } = contract.proof.lookUp.example.request;
const terms = { faceAmount: '3286500.00', issuedOn: '2026-11-18', dueOn: '2027-05-14', paymentDate: '2027-05-14', promiseNumber: 'CN1' };

const links = ['issuance.pass', 'issuance.sign', 'issuance.signConfirm'].reduce<readonly ChainedEvent[]>((before, kind, index) => {
  const event: HistoryEvent = {
    voucherNumber: number,
    sequence: index + 1,
    at: `2026-11-18T0${index + 1}:00:00.000Z`,
    kind,
    details: index === 0 ? terms : {},
  };
  return [...before, chained(before.at(-1)?.hash ?? genesisHash, event, sm3)];
}, []);
const head = links.at(-1)?.hash ?? genesisHash;

const leaves = [
  { voucherNumber: 'LX1', length: 1, head: sm3('1') },
  { voucherNumber: number, length: links.length, head },
].map((leaf) => leafHash(leaf, sm3));
const computed = {
  day,
  chains: leaves.length,
  root: merkleRoot(leaves, sm3),
  previousRoot: genesisHash,
  computedAt: '2026-11-19T16:05:00.000Z',
};

/** The root over the voucher, and three earlier ones. */
export const root = { ...computed, publicKey, signature: sign(dailyRootText(computed)) };
const dayBefore = (text: string) => ({ ...root, day: civilDate(text) ?? day, root: sm3(text), chains: 1 });
export const roots: ResponseOf<typeof contract.proof.roots> = {
  list: [root, dayBefore('2026-11-18'), dayBefore('2026-11-17'), dayBefore('2026-11-16')],
  total: 4,
  page: 1,
  pageSize: 60,
};
export const certificates = [{ ...contract.pdf.certificates.example.response[0], publicKey }].map((one) => ({
  serial: 'PLT-1',
  subject: '',
  issuedBy: '',
  validFrom: '2026-01-01T00:00:00+08:00',
  validUntil: '2036-01-01T00:00:00+08:00',
  ...one,
}));

const path = [...merklePath(leaves, 1, sm3)];
export const asked: RequestOf<typeof contract.proof.lookUp> = { number, hash: head };
export const answered: ResponseOf<typeof contract.proof.lookUp> = {
  voucherNumber: number,
  sequence: 3,
  length: 3,
  anchor: { root, index: 1, length: 3, path },
};

const draft: Omit<Manifest, 'seal'> = {
  format: EVIDENCE_FORMAT,
  facts: {
    createdAt: '2026-11-20T01:42:00.000Z',
    viewer: '恒信机电设备有限公司',
    number,
    pieceNumber: number,
    issuer: '晋北煤业集团有限公司',
    ...terms,
  },
  chain: { head, length: links.length },
  anchor: { root, index: 1, length: links.length, path },
  certificates: [],
  files: [],
  events: links.map((link, index) => ({
    sequence: link.sequence,
    kind: link.kind,
    at: link.at,
    actor: '晋北煤业集团有限公司',
    counterparty: null,
    canonical: canonicalHistory(link),
    previousHash: links[index - 1]?.hash ?? genesisHash,
    hash: link.hash,
    signature: null,
  })),
};
const digests = partDigests(draft, sm3);

/** Sealed evidence of a voucher with three events. */
export const evidence: Manifest = { ...draft, seal: { digests, publicKey, value: sign(sealText(digests, sm3)) } };

/** A look-up by a printed code, and the seal in the answer. */
export const askedDocument: RequestOf<typeof contract.proof.lookUpDocument> = { number: 'WJ20261120-0001', hash: sm3('facts') };
const { kind, fileHash } = contract.proof.lookUpDocument.example.response;
export const answeredDocument: ResponseOf<typeof contract.proof.lookUpDocument> = {
  ...contract.proof.lookUpDocument.example.response,
  publicKey,
  signature: sign(pdfSealText({ kind, number: askedDocument.number, contentHash: askedDocument.hash }, fileHash)),
};
