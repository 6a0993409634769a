import { firstEventOf, type CheckResult, type ProofAccount, type ProofCheck, type ProofPlace } from './account.ts';
import { checkChain, checkSignatures, placeOf, termsOf, type ChainFound } from './check-events.ts';
import { isUnderRoot, rootIsSigned, type SignedRoot } from './daily-root.ts';
import type { EvidenceCertificate, PartDigests } from './manifest.ts';
import { readManifest, type Found, type FoundManifest } from './read-manifest.ts';
import { sealHolds } from './seal.ts';
import type { SmLibrary } from './sm-library.ts';

/** Input of a check: the evidence, and what the reader knows from other sources. */
export interface EvidenceInput {
  readonly manifest: string;
  /** The other files by name; undefined when only the manifest is available. */
  readonly files?: ReadonlyMap<string, Uint8Array> | undefined;
  /** The platform's public keys, obtained from another source than the evidence. */
  readonly knownKeys?: readonly string[];
  /** Daily roots known to have been published. */
  readonly knownRoots?: readonly Pick<SignedRoot, 'day' | 'root'>[];
}

interface Counts {
  readonly held?: number;
  readonly open?: number;
  /** Whether the check could be decided at all. @default true */
  readonly decided?: boolean;
}

const result = (check: ProofCheck, places: readonly ProofPlace[], { held = 0, open = 0, decided = true }: Counts = {}): CheckResult => ({
  check,
  outcome: places.length > 0 ? 'failed' : decided ? 'passed' : 'open',
  places,
  held,
  open,
});

/** The parts that differ from the sealed hashes. */
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

/** The parts that cannot be parsed. */
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

/** Where the chain is broken, or ends differently from the stated end. */
function chainPlaces({ chain, events }: FoundManifest, { links, broken }: ChainFound): readonly ProofPlace[] {
  if (events === undefined) return [{ part: 'bundle' }];
  if (broken) return [broken];
  if (chain.part === undefined) return [{ part: 'chain' }];
  const { head, length } = chain.part;
  if (links.length < length) return [placeOf(links.length, undefined)];
  return links.length === length && links.at(-1) === head ? [] : [{ part: 'chain' }];
}

/** Compares the facts with the terms sealed in the first event. */
function factsPlaces({ facts }: FoundManifest, chain: ChainFound): readonly ProofPlace[] {
  const terms = termsOf(chain);
  if (facts.part === undefined || terms === undefined) return [{ part: 'facts' }];
  const { number, ...stated } = facts.part;
  const same = (['faceAmount', 'issuedOn', 'dueOn', 'paymentDate', 'promiseNumber'] as const).every((name) => terms[name] === stated[name]);
  return same && number === chain.voucherNumber ? [] : [{ part: 'facts' }];
}

function filesResult(library: SmLibrary, { files }: FoundManifest, supplied: EvidenceInput['files']): CheckResult {
  const listed = (files ?? []).flatMap(({ part }) => part ?? []);
  if (supplied === undefined) return result('files', [], { open: listed.length, decided: listed.length === 0 });
  const changed = listed.filter(({ name, size, sm3 }) => {
    const bytes = supplied.get(name);
    return bytes?.length !== size || library.sm3(bytes) !== sm3;
  });
  const names = new Set(listed.map(({ name }) => name));
  const strange = [...supplied.keys()].filter((name) => !names.has(name));
  const places = [...changed.map(({ name }) => name), ...strange].map((name) => ({ part: 'file' as const, name }));
  return result('files', places, { held: listed.length - changed.length });
}

/** Whether the anchor's root is signed and covers the chain up to the stated event. */
function isAnchored(library: SmLibrary, { anchor }: FoundManifest, { links, voucherNumber = '' }: ChainFound): boolean {
  if (!anchor.part) return false;
  const { root, length } = anchor.part;
  const head = links[length - 1];
  return head !== undefined && rootIsSigned(library, root) && isUnderRoot(library, { voucherNumber, length, head }, anchor.part);
}

const UNREADABLE: ProofAccount = {
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
 * Checks the evidence of a voucher offline: the chain of events, every signature disclosed to the reader, certificates, files, the path to
 * the daily root, and the platform's seal over every part. The result names the first changed event.
 */
export function verifyEvidence(
  library: SmLibrary,
  { manifest: text, files, knownKeys = [], knownRoots = [] }: EvidenceInput,
): ProofAccount {
  const manifest = readManifest(text, library.sm3);
  if (!manifest) return UNREADABLE;
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
  // If the chain breaks before the event covered by the root, only the break is reported.
  const reaches = !anchor.part || chain.links.length >= anchor.part.length || chain.broken === undefined;
  const sameDay = knownRoots.filter(({ day }) => day === anchored?.root.day);
  const keys = [seal?.publicKey, anchor.part?.root.publicKey].filter((key) => key !== undefined);
  const checks = [
    result('readable', unreadable(manifest)),
    result('chain', chainPlaces(manifest, chain), { held: chain.links.length }),
    result('facts', chain.links.length > 0 || manifest.facts.part === undefined ? factsPlaces(manifest, chain) : [], {
      decided: chain.links.length > 0,
    }),
    result('signatures', signatures.places, {
      ...signatures,
      decided: chain.broken === undefined && (signatures.held > 0 || signatures.open === 0),
    }),
    result('certificates', badCertificates, { held: usable.size, decided: isSealed }),
    filesResult(library, manifest, files),
    result('anchor', anchored || anchor.part === null || !reaches ? [] : [{ part: 'anchor' }], { decided: anchored !== undefined }),
    result('seal', strange),
    result('key', knownKeys.length > 0 && !keys.every((key) => knownKeys.includes(key)) ? [{ part: 'seal' }] : [], {
      decided: knownKeys.length > 0,
    }),
    result('published', sameDay.some(({ root }) => root !== anchored?.root.root) ? [{ part: 'anchor' }] : [], {
      decided: sameDay.length > 0,
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
