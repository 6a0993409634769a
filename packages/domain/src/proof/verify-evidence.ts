import { firstEventOf, type CheckResult, type ProofAccount, type ProofCheck, type ProofPlace } from './account.ts';
import { checkChain, checkSignatures, placeOf, termsOf, type ChainFound } from './check-events.ts';
import { isUnderRoot, rootIsSigned, type SignedRoot } from './daily-root.ts';
import type { EvidenceCertificate, PartDigests } from './manifest.ts';
import { readManifest, type Found, type FoundManifest } from './read-manifest.ts';
import { sealHolds } from './seal.ts';
import type { SmLibrary } from './sm-library.ts';

/** What a check is given: the manifest, and what the reader knows besides. */
export interface EvidenceGiven {
  /** Text of the manifest. */
  readonly manifest: string;
  /** The files that came with it, by name; undefined where only the manifest came. */
  readonly files?: ReadonlyMap<string, Uint8Array> | undefined;
  /** The platform's keys, as the reader knows them from elsewhere. */
  readonly knownKeys?: readonly string[];
  /** Roots that the reader knows to have been published. */
  readonly knownRoots?: readonly Pick<SignedRoot, 'day' | 'root'>[];
}

interface Counts {
  readonly held?: number;
  readonly open?: number;
  /** Whether it can be told at all. @default true */
  readonly told?: boolean;
}

const result = (check: ProofCheck, places: readonly ProofPlace[], { held = 0, open = 0, told = true }: Counts = {}): CheckResult => ({
  check,
  outcome: places.length > 0 ? 'failed' : told ? 'passed' : 'open',
  places,
  held,
  open,
});

/** Which parts are not the ones that were sealed. */
function unsealed(manifest: FoundManifest, digests: PartDigests): readonly ProofPlace[] {
  const single = (['facts', 'chain', 'anchor'] as const).flatMap((part) => (manifest[part].digest === digests[part] ? [] : [{ part }]));
  const list = (found: readonly Found<unknown>[] | undefined, sealed: readonly string[], place: (index: number) => ProofPlace) =>
    found
      ? Array.from({ length: Math.max(found.length, sealed.length) }, (_, index) => index).flatMap((index) =>
          found[index]?.digest === sealed[index] ? [] : [place(index)],
        )
      : [{ part: 'bundle' as const }];
  const { certificates, files, events } = manifest;
  return [
    ...single,
    ...list(certificates, digests.certificates, (at) => ({ part: 'certificate', name: certificates?.[at]?.part?.serial ?? `${at + 1}` })),
    ...list(files, digests.files, (at) => ({ part: 'file', name: files?.[at]?.part?.name ?? `${at + 1}` })),
    ...list(events, digests.events, (at) => placeOf(at, events?.[at]?.part)),
  ];
}

/** Parts that cannot even be read. */
function unreadable(manifest: FoundManifest): readonly ProofPlace[] {
  const single = (['facts', 'chain', 'anchor', 'seal'] as const).flatMap((part) => (manifest[part].part === undefined ? [{ part }] : []));
  const events = (manifest.events ?? []).flatMap(({ part }, index) => (part ? [] : [placeOf(index, undefined)]));
  const lists = [manifest.certificates, manifest.files, manifest.events].some(
    (list) => list === undefined || list.some(({ part }) => !part),
  );
  const places: readonly ProofPlace[] = [...events, ...single];
  if (places.length > 0) return places;
  return manifest.isWhole && !lists ? [] : [{ part: 'bundle' }];
}

/** Whether the chain ends where the evidence says it ends. */
function chainPlaces({ chain, events }: FoundManifest, { links, broken }: ChainFound): readonly ProofPlace[] {
  if (events === undefined) return [{ part: 'bundle' }];
  if (broken) return [broken];
  if (chain.part === undefined) return [{ part: 'chain' }];
  const { head, length } = chain.part;
  if (links.length < length) return [placeOf(links.length, undefined)];
  return links.length === length && links.at(-1) === head ? [] : [{ part: 'chain' }];
}

/** Whether the facts are those that the voucher's first event seals. */
function factsPlaces({ facts }: FoundManifest, chain: ChainFound): readonly ProofPlace[] {
  const terms = termsOf(chain);
  if (facts.part === undefined || terms === undefined) return [{ part: 'facts' }];
  const { number, ...said } = facts.part;
  const same = (['faceAmount', 'issuedOn', 'dueOn', 'paymentDate', 'promiseNumber'] as const).every((name) => terms[name] === said[name]);
  return same && number === chain.voucherNumber ? [] : [{ part: 'facts' }];
}

function filesResult(library: SmLibrary, { files }: FoundManifest, given: EvidenceGiven['files']): CheckResult {
  const listed = (files ?? []).flatMap(({ part }) => part ?? []);
  if (given === undefined) return result('files', [], { open: listed.length, told: listed.length === 0 });
  const changed = listed.filter(({ name, size, sm3 }) => {
    const bytes = given.get(name);
    return bytes?.length !== size || library.sm3(bytes) !== sm3;
  });
  const names = new Set(listed.map(({ name }) => name));
  const strange = [...given.keys()].filter((name) => !names.has(name));
  const places = [...changed.map(({ name }) => name), ...strange].map((name) => ({ part: 'file' as const, name }));
  return result('files', places, { held: listed.length - changed.length });
}

/** Whether the root over all chains covers this one, at the event it says. */
function isAnchored(library: SmLibrary, { anchor }: FoundManifest, { links, voucherNumber = '' }: ChainFound): boolean {
  if (!anchor.part) return false;
  const { root, length } = anchor.part;
  const head = links[length - 1];
  return head !== undefined && rootIsSigned(library, root) && isUnderRoot(library, { voucherNumber, length, head }, anchor.part);
}

const NOTHING: ProofAccount = {
  verdict: 'unreadable',
  checks: [result('readable', [{ part: 'bundle' }])],
  firstEvent: undefined,
  voucherNumber: undefined,
  events: 0,
  head: undefined,
  anchored: undefined,
  publicKey: undefined,
};

/**
 * Checks a voucher's evidence from nothing but itself and what the reader knows: every link of the chain, every signature that the reader
 * may see, certificates, files, the way to the day's root, and the platform's seal, which tells of each part whether it is as it was
 * handed out. Names the event at which something was first changed.
 */
export function verifyEvidence(
  library: SmLibrary,
  { manifest: text, files, knownKeys = [], knownRoots = [] }: EvidenceGiven,
): ProofAccount {
  const manifest = readManifest(text, library.sm3);
  if (!manifest) return NOTHING;
  const events = manifest.events ?? [];
  const chain = checkChain(library, events);
  const seal = manifest.seal.part;
  const isSealed = seal !== undefined && sealHolds(library, seal);
  const strange: readonly ProofPlace[] = isSealed ? unsealed(manifest, seal.digests) : [{ part: 'seal' }];
  const badCertificates = strange.filter(({ part }) => part === 'certificate');
  const spoilt = new Set(badCertificates.flatMap((place) => ('name' in place ? [place.name] : [])));
  const certificates = (manifest.certificates ?? []).flatMap(({ part }) => part ?? []);
  const usable = new Map<string, EvidenceCertificate>(certificates.flatMap((one) => (spoilt.has(one.serial) ? [] : [[one.serial, one]])));
  const signatures = checkSignatures(library, events, chain, usable);
  const { anchor } = manifest;
  const anchored = isAnchored(library, manifest, chain) && anchor.part ? anchor.part : undefined;
  // Where the chain breaks before the event that the root covers, the break says it all.
  const reaches = !anchor.part || chain.links.length >= anchor.part.length || chain.broken === undefined;
  const sameDay = knownRoots.filter(({ day }) => day === anchored?.root.day);
  const keys = [seal?.publicKey, anchor.part?.root.publicKey].filter((key) => key !== undefined);
  const checks = [
    result('readable', unreadable(manifest)),
    result('chain', chainPlaces(manifest, chain), { held: chain.links.length }),
    result('facts', chain.links.length > 0 || manifest.facts.part === undefined ? factsPlaces(manifest, chain) : [], {
      told: chain.links.length > 0,
    }),
    result('signatures', signatures.places, {
      ...signatures,
      told: chain.broken === undefined && (signatures.held > 0 || signatures.open === 0),
    }),
    result('certificates', badCertificates, { held: usable.size, told: isSealed }),
    filesResult(library, manifest, files),
    result('anchor', anchored || anchor.part === null || !reaches ? [] : [{ part: 'anchor' }], { told: anchored !== undefined }),
    result('seal', strange),
    result('key', knownKeys.length > 0 && !keys.every((key) => knownKeys.includes(key)) ? [{ part: 'seal' }] : [], {
      told: knownKeys.length > 0,
    }),
    result('published', sameDay.some(({ root }) => root !== anchored?.root.root) ? [{ part: 'anchor' }] : [], {
      told: sameDay.length > 0,
    }),
  ];
  return {
    verdict: checks.some(({ outcome }) => outcome === 'failed') ? 'changed' : 'intact',
    checks,
    firstEvent: firstEventOf(checks),
    voucherNumber: chain.voucherNumber ?? manifest.facts.part?.number,
    events: events.length,
    head: chain.broken === undefined ? chain.links.at(-1) : undefined,
    anchored: anchored && { day: anchored.root.day, length: anchored.length, root: anchored.root.root },
    publicKey: seal?.publicKey,
  };
}
