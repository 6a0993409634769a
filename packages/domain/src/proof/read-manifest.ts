import { canonicalText, type HistoryValue } from '../ledger/canonical.ts';
import type { HashText } from '../ledger/history.ts';
import type { Anchor, SignedRoot } from './daily-root.ts';
import {
  EVIDENCE_FORMAT,
  type EvidenceCertificate,
  type EvidenceEvent,
  type EvidenceFacts,
  type EvidenceFile,
  type EvidenceSeal,
  type EvidenceSignature,
  type Manifest,
  type PartDigests,
} from './manifest.ts';

/** A part of a manifest, not checked yet; `part` is undefined when it does not have the required form. */
export interface Found<Part> {
  readonly part: Part | undefined;
  /** SM3 of the canonical text; undefined when the part is not JSON. */
  readonly digest: string | undefined;
}

/** A parsed manifest, not checked yet. Unreadable lists are undefined. */
export interface FoundManifest {
  /** Whether the file is complete JSON in the known format. */
  readonly isWhole: boolean;
  readonly facts: Found<EvidenceFacts>;
  readonly chain: Found<Manifest['chain']>;
  readonly anchor: Found<Anchor | null>;
  readonly certificates: readonly Found<EvidenceCertificate>[] | undefined;
  readonly files: readonly Found<EvidenceFile>[] | undefined;
  readonly events: readonly Found<EvidenceEvent>[] | undefined;
  readonly seal: Found<EvidenceSeal>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const areTexts = (value: Record<string, unknown>, names: readonly string[]): boolean => names.every((name) => isText(value[name]));

const isFacts = (value: unknown): value is EvidenceFacts =>
  isRecord(value) &&
  areTexts(value, [
    'createdAt',
    'viewer',
    'number',
    'pieceNumber',
    'issuer',
    'faceAmount',
    'issuedOn',
    'dueOn',
    'paymentDate',
    'promiseNumber',
  ]);
const isChain = (value: unknown): value is Manifest['chain'] => isRecord(value) && isText(value['head']) && isCount(value['length']);
const isRoot = (value: unknown): value is SignedRoot =>
  isRecord(value) && isCount(value['chains']) && areTexts(value, ['day', 'root', 'previousRoot', 'computedAt', 'publicKey', 'signature']);
const isAnchor = (value: unknown): value is Anchor | null =>
  value === null ||
  (isRecord(value) && isRoot(value['root']) && isCount(value['index']) && isCount(value['length']) && isTexts(value['path']));
const isCertificate = (value: unknown): value is EvidenceCertificate =>
  isRecord(value) && areTexts(value, ['serial', 'holder', 'issuedBy', 'validUntil', 'publicKey']);
const isFile = (value: unknown): value is EvidenceFile => isRecord(value) && areTexts(value, ['name', 'sm3']) && isCount(value['size']);
const isSignature = (value: unknown): value is EvidenceSignature =>
  isRecord(value) && areTexts(value, ['certificate', 'text', 'value']) && /^(?:whole|masked|withheld)$/.test(String(value['shown']));
const isEvent = (value: unknown): value is EvidenceEvent =>
  isRecord(value) &&
  isCount(value['sequence']) &&
  areTexts(value, ['kind', 'at', 'actor', 'canonical', 'previousHash', 'hash']) &&
  (value['counterparty'] === null || isText(value['counterparty'])) &&
  (value['signature'] === null || isSignature(value['signature']));
const isDigests = (value: unknown): value is PartDigests =>
  isRecord(value) &&
  areTexts(value, ['facts', 'chain', 'anchor']) &&
  ['certificates', 'files', 'events'].every((name) => isTexts(value[name]));
const isSeal = (value: unknown): value is EvidenceSeal =>
  isRecord(value) && isDigests(value['digests']) && areTexts(value, ['publicKey', 'value']);

/** Parses JSON; undefined for invalid JSON. */
function readJson(text: string): HistoryValue {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** SM3 of a part's canonical text; undefined when it contains a number that is not a safe integer. */
export function digestOf(part: HistoryValue, sm3: HashText): string | undefined {
  try {
    return sm3(canonicalText(part));
  } catch {
    return undefined;
  }
}

type Parts = { readonly [name: string]: HistoryValue };

const isList = (value: object): value is readonly HistoryValue[] => Array.isArray(value);
const partsOf = (value: HistoryValue): Parts => (typeof value === 'object' && value !== null && !isList(value) ? value : {});

/** The first characters of the lines of each list. */
const LISTS = [
  ['certificates', '{"serial":'],
  ['files', '{"name":'],
  ['events', '{"sequence":'],
] as const;

/** Recovers the intact lines of a damaged file, each as a separate part. */
function salvaged(text: string): Parts {
  const parts = new Map<string, HistoryValue>();
  let list: HistoryValue[] | undefined;
  for (const row of text.split('\n')) {
    const line = row.replace(/,$/, '');
    // The damage may be at the end of the previous line.
    const [, single, value = ''] = /^(?:\],.)?"(format|facts|chain|anchor|seal)":(.*)$/.exec(line) ?? [];
    const [, opened = LISTS.find(([, start]) => line.startsWith(start) && list === undefined)?.[0], first = ''] =
      /^(?:\],.)?"(certificates|files|events)":\[(.*)$/.exec(line) ?? [];
    if (opened !== undefined) parts.set(opened, (list = []));
    if (single !== undefined) parts.set(single, readJson(value));
    else if (first !== '') list?.push(readJson(first.slice(1)));
    else if (line.length <= 2) list = undefined;
    else if (!/^(?:\],.)?"[a-z]+":\[$/.test(line)) list?.push(readJson(line));
  }
  return Object.fromEntries(parts);
}

const NAMES = ['format', 'facts', 'chain', 'anchor', 'certificates', 'files', 'events', 'seal'] as const;

/** Parses a manifest, even a damaged one; undefined when it is not a manifest at all. */
export function readManifest(text: string, sm3: HashText): FoundManifest | undefined {
  const whole = readJson(text);
  const parts = partsOf(whole);
  const isWhole = NAMES.every((name) => parts[name] !== undefined) && parts['format'] === EVIDENCE_FORMAT;
  const raw = isWhole ? parts : { ...salvaged(text), ...parts };
  const found = <Part>(value: HistoryValue, is: (value: unknown) => value is Part): Found<Part> => ({
    part: is(value) ? value : undefined,
    digest: value === undefined ? undefined : digestOf(value, sm3),
  });
  const list = <Part>(name: string, is: (value: unknown) => value is Part): readonly Found<Part>[] | undefined => {
    const value = raw[name];
    return typeof value === 'object' && value !== null && isList(value) ? value.map((one) => found(one, is)) : undefined;
  };
  const manifest = {
    isWhole,
    facts: found(raw['facts'], isFacts),
    chain: found(raw['chain'], isChain),
    anchor: found(raw['anchor'], isAnchor),
    certificates: list('certificates', isCertificate),
    files: list('files', isFile),
    events: list('events', isEvent),
    seal: found(raw['seal'], isSeal),
  };
  return (manifest.events ?? manifest.seal.part ?? manifest.facts.part) ? manifest : undefined;
}
