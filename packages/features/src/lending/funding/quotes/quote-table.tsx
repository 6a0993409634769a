import { cn, useScrollEdges, VisuallyHidden } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CandidateChoice, type CandidatesProps } from './lender-choice.tsx';

/** The option of choosing no lender comes first, so that it is visible and covers no offer. */
const noneFirst = (candidates: CandidatesProps['candidates']) =>
  candidates.toSorted((one, other) => Number(other.choice === 'none') - Number(one.choice === 'none'));

const LEAD = { net: 'text-lg font-semibold', cost: 'text-md font-semibold' } as const;

/** A shadow beside the row headings while columns are scrolled under them. */
const EDGE =
  'before:pointer-events-none before:absolute before:inset-y-0 before:left-full before:hidden before:w-2.5 before:bg-linear-to-r before:from-scrim/30 before:to-transparent in-data-more-before:before:block';

/** The comparison as a table: a column for each candidate, a row for each figure. A note appears if not all columns fit. */
export function QuoteTable({ candidates, rows, chosen, onChoose, name }: CandidatesProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  const columns = noneFirst(candidates);
  const look = (choice: number | 'none') => (choice === chosen ? 'bg-surface-selected' : 'bg-surface');
  return (
    <div className="relative">
      <div ref={frame} className="peer scroll-pl-40 overflow-x-auto" role="region" aria-label={t`资金方报价对比`} tabIndex={0}>
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className={cn('sticky left-0 z-1 border-r border-line bg-surface', EDGE)}>
                <VisuallyHidden>{t`对比项`}</VisuallyHidden>
              </th>
              {columns.map((candidate) => (
                <th
                  key={candidate.choice}
                  scope="col"
                  className={cn(
                    'relative border-t-2 border-l border-l-line px-2.5 pt-2.5 text-left align-top whitespace-nowrap hover:bg-surface-hover',
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
                  className={cn(
                    'sticky left-0 z-1 min-w-28 border-r border-line bg-surface px-4 py-1.5 text-left font-normal text-ink-muted',
                    EDGE,
                  )}
                >
                  {row.label}
                  {row.payee !== undefined && <span className="block text-xs text-ink-faint">{row.payee}</span>}
                </th>
                {columns.map(({ choice, cell }) => (
                  <td
                    key={choice}
                    className={cn(
                      'min-w-30 border-l border-line px-2.5 py-1.5 text-right tabular-nums whitespace-nowrap',
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
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-0 hidden w-2.5 bg-linear-to-l from-scrim/30 to-transparent peer-data-more-after:block"
      />
      <p className="hidden px-4 py-1.5 text-right text-xs text-ink-muted peer-data-more-after:block">
        <Trans>右侧还有资金方，可横向滚动查看 →</Trans>
      </p>
    </div>
  );
}
