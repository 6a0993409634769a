import { canonicalText, type HistoryValue } from '../ledger/canonical.ts';
import { genesisHash, PAYMENT_DAY_MOVED } from '../ledger/history.ts';
import type { EventPlace } from './account.ts';
import type { EvidenceCertificate, EvidenceEvent } from './manifest.ts';
import type { Found } from './read-manifest.ts';
import { signatureHolds, type SmLibrary } from './sm-library.ts';

type Record = { readonly [key: string]: HistoryValue };

const isList = (value: object): value is readonly HistoryValue[] => Array.isArray(value);
const recordOf = (value: HistoryValue): Record | undefined =>
  typeof value === 'object' && value !== null && !isList(value) ? value : undefined;

/** Describes an event by the evidence's own data. */
export const placeOf = (index: number, event: EvidenceEvent | undefined): EventPlace => ({
  part: 'event',
  sequence: index + 1,
  kind: event?.kind ?? null,
  at: event?.at ?? null,
});

/** Parses the canonical text of an event; undefined when it is not canonical or contradicts the event's other fields. */
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

/** A recomputed chain. */
export interface ChainFound {
  /** Hashes of the valid events, in order. */
  readonly links: readonly string[];
  /** Parsed contents of the valid events. */
  readonly sealed: readonly Record[];
  readonly voucherNumber: string | undefined;
  /** The first invalid event; undefined for an intact chain. */
  readonly broken: EventPlace | undefined;
}

/** Recomputes a chain from its first event, up to the first invalid one. */
export function checkChain({ sm3 }: SmLibrary, events: readonly Found<EvidenceEvent>[]): ChainFound {
  const links: string[] = [];
  const sealed: Record[] = [];
  let voucherNumber: string | undefined;
  for (const [index, { part: event }] of events.entries()) {
    const previous = links.at(-1) ?? genesisHash;
    const content = event && sealedIn(event);
    const number = content?.['voucherNumber'];
    const fits =
      event?.sequence === index + 1 &&
      event.previousHash === previous &&
      typeof number === 'string' &&
      number === (voucherNumber ?? number) &&
      sm3(`LX-HISTORY-1|${previous}|${event.canonical}`) === event.hash;
    if (!fits || content === undefined) return { links, sealed, voucherNumber, broken: placeOf(index, event) };
    voucherNumber = number;
    links.push(event.hash);
    sealed.push(content);
  }
  return { links, sealed, voucherNumber, broken: undefined };
}

/** The terms of the voucher, sealed in its first event, with the payment day that later events have moved. */
export function termsOf({ sealed }: ChainFound): Record | undefined {
  const terms = recordOf(sealed[0]?.['details']);
  const moved = sealed.findLast((content) => content['kind'] === PAYMENT_DAY_MOVED);
  const paymentDate = moved && recordOf(moved['details'])?.['paymentDate'];
  return terms && paymentDate !== undefined ? { ...terms, paymentDate } : terms;
}

interface SignaturesFound {
  readonly places: readonly EventPlace[];
  readonly held: number;
  readonly open: number;
}

/** Checks the signatures of the valid events: each must be the sealed one and, when the reader may see its text, must verify. */
export function checkSignatures(
  library: SmLibrary,
  events: readonly Found<EvidenceEvent>[],
  { sealed }: ChainFound,
  certificates: ReadonlyMap<string, EvidenceCertificate>,
): SignaturesFound {
  const outcomes = sealed.map((content, index): 'none' | 'held' | 'open' | 'failed' => {
    const details = recordOf(content['details']);
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
