import { cn, VisuallyHidden } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { CandidateChoice, type CandidatesProps } from './choice.tsx';

/** Choosing no lender comes first, so that it is in sight and lies over no offer. */
const noneFirst = (candidates: CandidatesProps['candidates']) =>
  candidates.toSorted((one, other) => Number(other.choice === 'none') - Number(one.choice === 'none'));

const LEAD = { net: 'text-lg font-semibold', cost: 'text-md font-semibold' } as const;

/** The comparison as a table: a column for each candidate, a row for each figure. */
export function QuoteTable({ candidates, rows, chosen, onChoose, name }: CandidatesProps) {
  const { t } = useLingui();
  const columns = noneFirst(candidates);
  const look = (choice: number | 'none') => (choice === chosen ? 'bg-surface-selected' : 'bg-surface');
  return (
    <div className="overflow-x-auto" role="region" aria-label={t`资金方报价对比`} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 border-r border-line bg-surface">
              <VisuallyHidden>{t`对比项`}</VisuallyHidden>
            </th>
            {columns.map((candidate) => (
              <th
                key={candidate.choice}
                scope="col"
                className={cn(
                  'relative border-t-2 border-l border-l-line px-3 pt-2.5 text-left align-top whitespace-nowrap hover:bg-surface-hover',
                  candidate.choice === chosen ? 'border-t-accent' : 'border-t-transparent',
                  look(candidate.choice),
                )}
              >
                <CandidateChoice candidate={candidate} chosen={chosen} onChoose={onChoose} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={cn('border-b border-line', row.last && 'border-line-strong')}>
              <th
                scope="row"
                className="sticky left-0 z-1 min-w-28 border-r border-line bg-surface px-4 py-1.5 text-left font-normal text-ink-muted"
              >
                {row.label}
                {row.payee !== undefined && <span className="block text-xs text-ink-faint">{row.payee}</span>}
              </th>
              {columns.map(({ choice, cell }) => (
                <td
                  key={choice}
                  className={cn(
                    'min-w-30 border-l border-line px-3 py-1.5 text-right tabular-nums whitespace-nowrap',
                    row.lead && LEAD[row.lead],
                    look(choice),
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
