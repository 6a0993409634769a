import { canonicalText, type HistoryValue } from '../ledger/canonical.ts';
import { genesisHash } from '../ledger/history.ts';
import type { EventPlace } from './account.ts';
import type { EvidenceCertificate, EvidenceEvent } from './manifest.ts';
import type { Found } from './read-manifest.ts';
import { signatureHolds, type SmLibrary } from './sm-library.ts';

type Record = { readonly [key: string]: HistoryValue };

const isList = (value: object): value is readonly HistoryValue[] => Array.isArray(value);
const recordOf = (value: HistoryValue): Record | undefined =>
  typeof value === 'object' && value !== null && !isList(value) ? value : undefined;

/** An event's place in the words of the evidence. */
export const placeOf = (index: number, event: EvidenceEvent | undefined): EventPlace => ({
  part: 'event',
  sequence: index + 1,
  kind: event?.kind ?? null,
  at: event?.at ?? null,
});

/** What an event seals, read from its canonical text; undefined where that is not canonical or says otherwise than what stands beside it. */
function sealedIn({ canonical, sequence, kind, at }: EvidenceEvent): Record | undefined {
  let value: HistoryValue;
  try {
    value = JSON.parse(canonical);
    if (canonicalText(value) !== canonical) return undefined;
  } catch {
    return undefined;
  }
  const sealed = recordOf(value);
  return sealed?.['sequence'] === sequence && sealed['kind'] === kind && sealed['at'] === at ? sealed : undefined;
}

/** A chain computed again from its first event. */
export interface ChainFound {
  /** The links that hold, in order: as many as events hold. */
  readonly links: readonly string[];
  /** What each event that holds seals. */
  readonly sealed: readonly Record[];
  readonly voucherNumber: string | undefined;
  /** The first event that does not fit. */
  readonly broken: EventPlace | undefined;
}

/** Computes a chain again from its first event to its last, or to the first that does not fit. */
export function checkChain({ sm3 }: SmLibrary, events: readonly Found<EvidenceEvent>[]): ChainFound {
  const links: string[] = [];
  const sealed: Record[] = [];
  let voucherNumber: string | undefined;
  for (const [index, { part: event }] of events.entries()) {
    const previous = links.at(-1) ?? genesisHash;
    const says = event && sealedIn(event);
    const number = says?.['voucherNumber'];
    const fits =
      event?.sequence === index + 1 &&
      event.previousHash === previous &&
      typeof number === 'string' &&
      number === (voucherNumber ?? number) &&
      sm3(`LX-HISTORY-1|${previous}|${event.canonical}`) === event.hash;
    if (!fits || says === undefined) return { links, sealed, voucherNumber, broken: placeOf(index, event) };
    voucherNumber = number;
    links.push(event.hash);
    sealed.push(says);
  }
  return { links, sealed, voucherNumber, broken: undefined };
}

/** The facts that a voucher's first event seals about it. */
export const termsOf = ({ sealed }: ChainFound): Record | undefined => recordOf(sealed[0]?.['details']);

interface SignaturesFound {
  readonly places: readonly EventPlace[];
  readonly held: number;
  readonly open: number;
}

/** Checks the signature of every event that holds: that it is the one that was sealed, and where the reader may see its text, that it verifies. */
export function checkSignatures(
  library: SmLibrary,
  events: readonly Found<EvidenceEvent>[],
  { sealed }: ChainFound,
  certificates: ReadonlyMap<string, EvidenceCertificate>,
): SignaturesFound {
  const outcomes = sealed.map((says, index): 'none' | 'held' | 'open' | 'failed' => {
    const details = recordOf(says['details']);
    const signature = events[index]?.part?.signature ?? null;
    if (details?.['signature'] === undefined) return signature === null ? 'none' : 'failed';
    if (signature === null) return 'failed';
    const { shown, certificate, text, value } = signature;
    if (shown === 'withheld') return certificate === '' && text === '' && value === '' ? 'open' : 'failed';
    if (library.sm3(value) !== details['signature'] || certificate !== details['certificate']) return 'failed';
    const by = certificates.get(certificate);
    if (shown === 'masked' || by === undefined) return 'open';
    return signatureHolds(library, by.publicKey, text, value) ? 'held' : 'failed';
  });
  const count = (wanted: 'held' | 'open') => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    places: outcomes.flatMap((outcome, index) => (outcome === 'failed' ? [placeOf(index, events[index]?.part)] : [])),
    held: count('held'),
    open: count('open'),
  };
}
