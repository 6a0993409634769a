import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { QuoteRow, Quoted } from './quote-rows.tsx';

/** The lender that is chosen, by its channel; `none` is none of them at all, undefined is not chosen yet. */
export type LenderChoice = number | 'none' | undefined;

/** By what the offers are put in order. */
export type Order = 'net' | 'cost' | 'time';

/** One column of the comparison, or one card on a phone. */
export interface Candidate {
  readonly choice: number | 'none';
  readonly name: string;
  /** What it leads in. */
  readonly leads: readonly Order[];
  /** Its quote has run out. */
  readonly past: boolean;
  readonly cell: (row: QuoteRow) => React.ReactNode;
}

export interface CandidatesProps {
  readonly candidates: readonly Candidate[];
  readonly rows: readonly QuoteRow[];
  readonly chosen: LenderChoice;
  readonly onChoose: (choice: number | 'none') => void;
  /** Name of the group of choices. */
  readonly name: string;
}

const costOf = ({ quote }: Quoted): bigint => quote.allInAnnualRate ?? 10n ** 18n;

/** Offers in the order asked for; equal ones stay as the server ranked them. */
export function inOrder(quoted: readonly Quoted[], order: Order): readonly Quoted[] {
  return quoted.toSorted((one, other) => {
    if (order === 'time') return Date.parse(one.quote.expectedAt) - Date.parse(other.quote.expectedAt);
    const difference = order === 'net' ? other.quote.net - one.quote.net : costOf(one) - costOf(other);
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  });
}

/** The radio of a candidate, its name and what it leads in. */
export function CandidateChoice({
  candidate: { choice, name: label, leads, past },
  chosen,
  onChoose,
  name,
}: Pick<CandidatesProps, 'chosen' | 'onChoose' | 'name'> & { readonly candidate: Candidate }) {
  const { t } = useLingui();
  const words: Record<Order, string> = { net: t`净额最高`, cost: t`成本最低`, time: t`到账最快` };
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
      <span className="mt-1 flex flex-wrap gap-1 font-normal tablet:min-h-4.5">
        {leads.map((order) => (
          <Tag key={order} tone="accent">
            {words[order]}
          </Tag>
        ))}
        {past && <Tag tone="critical">{t`报价已失效`}</Tag>}
      </span>
    </>
  );
}
