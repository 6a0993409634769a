import { withoutIssuer } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { paidBeforehand } from './paid-beforehand.ts';
import type { QuoteRow, Quoted } from './quote-rows.tsx';

/** The chosen lender by its channel; `none` is the choice of no lender, undefined is no choice yet. */
export type LenderChoice = number | 'none' | undefined;

export type Order = 'net' | 'cost' | 'time';

/** A criterion in which an offer is best, and whether that depends on the issuer's consent to its share. */
export interface Lead {
  readonly order: Order;
  readonly consent: 'any' | 'given' | 'refused';
}

/** A column of the comparison, or a card on a phone. */
export interface Candidate {
  readonly choice: number | 'none';
  readonly name: string;
  /** The lending enterprise, if the channel's name does not make it obvious. */
  readonly lender?: string | undefined;
  /** Badges for the criteria in which it is best. */
  readonly leads: readonly Lead[];
  readonly past: boolean;
  readonly cell: (row: QuoteRow) => React.ReactNode;
}

export interface CandidatesProps {
  readonly candidates: readonly Candidate[];
  readonly rows: readonly QuoteRow[];
  readonly chosen: LenderChoice;
  readonly onChoose: (choice: number | 'none') => void;
  /** The name of the radio group. */
  readonly name: string;
}

const costOf = (rate: bigint | null | undefined): bigint => rate ?? 10n ** 18n;

/** The figures for comparing offers, the net after all fees: as quoted, or without the issuer's consent to a share. */
function figuresOf({ quote }: Quoted, consents: boolean) {
  const alone = consents ? undefined : withoutIssuer({ ...quote, paidOut: quote.net });
  return alone
    ? { net: alone.paidOut - paidBeforehand(quote, 'total'), cost: costOf(alone.allInAnnualPpm) }
    : { net: quote.net - paidBeforehand(quote), cost: costOf(quote.allInAnnualRate) };
}

function compare(one: Quoted, other: Quoted, order: Order, consents = true): number {
  if (order === 'time') return Date.parse(one.quote.expectedAt) - Date.parse(other.quote.expectedAt);
  const [left, right] = [figuresOf(one, consents), figuresOf(other, consents)];
  const difference = order === 'net' ? right.net - left.net : left.cost - right.cost;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Groups the channels of each lender, at the position of its best offer. */
export function byLender(quoted: readonly Quoted[]): readonly Quoted[] {
  const lenderOf = ({ offer: { lender, channel } }: Quoted) => lender?.enterpriseNo ?? String(channel);
  const firstOf = (one: Quoted) => quoted.findIndex((other) => lenderOf(other) === lenderOf(one));
  return quoted.toSorted((one, other) => firstOf(one) - firstOf(other));
}

/** Sorts the offers; ties keep the server's order. */
export const inOrder = (quoted: readonly Quoted[], order: Order): readonly Quoted[] =>
  quoted.toSorted((one, other) => compare(one, other, order));

/** The criteria in which an offer is best, alone or tied with others. */
export const leadsOf = (quoted: Quoted, all: readonly Quoted[]): readonly Lead[] =>
  (['net', 'cost', 'time'] as const).flatMap((order): Lead[] => {
    const [given, refused] = [true, false].map((consents) => all.every((other) => compare(quoted, other, order, consents) <= 0));
    if (given && refused) return [{ order, consent: 'any' }];
    return given ? [{ order, consent: 'given' }] : refused ? [{ order, consent: 'refused' }] : [];
  });

/** The radio button of a candidate with its name and badges. */
export function CandidateChoice({
  candidate: { choice, name: label, lender, leads, past },
  chosen,
  onChoose,
  name,
}: Pick<CandidatesProps, 'chosen' | 'onChoose' | 'name'> & { readonly candidate: Candidate }) {
  const { t } = useLingui();
  const words: Record<Order, string> = { net: t`净额最高`, cost: t`成本最低`, time: t`到账最快` };
  const said = ({ order, consent }: Lead): string => {
    const best = words[order];
    return { any: best, given: t`开立方同意时${best}`, refused: t`开立方不同意时${best}` }[consent];
  };
  return (
    <>
      <label className="flex min-h-6 cursor-pointer items-center gap-2 font-semibold after:absolute after:inset-0">
        <input
          type="radio"
          name={name}
          value={choice}
          checked={chosen === choice}
          onChange={() => onChoose(choice)}
          className="relative z-1 -ml-1 size-6 flex-none cursor-pointer accent-accent"
        />
        {label}
      </label>
      {lender !== undefined && <span className="block text-xs font-normal text-ink-muted">{t`${lender}放款`}</span>}
      <span className="mt-1 flex flex-wrap gap-1 font-normal tablet:min-h-4.5">
        {leads.map((lead) => (
          <Tag key={lead.order} tone={lead.consent === 'given' ? 'caution' : 'accent'}>
            {said(lead)}
          </Tag>
        ))}
        {past && <Tag tone="critical">{t`报价已失效`}</Tag>}
      </span>
    </>
  );
}
