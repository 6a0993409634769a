import { cn } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CandidateChoice, type CandidatesProps } from './lender-choice.tsx';

/** The comparison as cards, on a phone. The details of each are collapsed. */
export function QuoteCards({ candidates, rows, chosen, onChoose, name }: CandidatesProps) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-col gap-2 p-3" aria-label={t`资金方报价对比`}>
      {candidates.map((candidate) => (
        <li
          key={candidate.choice}
          className={cn(
            'rounded-md border p-3 text-sm',
            candidate.choice === chosen ? 'border-accent bg-surface-selected' : 'border-line bg-surface',
          )}
        >
          <div className="relative">
            <CandidateChoice candidate={candidate} chosen={chosen} onChoose={onChoose} name={name} />
            <dl className="relative z-1 mt-1 flex flex-col gap-1">
              {rows
                .filter((row) => row.lead !== undefined || row.id === 'expected')
                .map((row) => (
                  <div key={row.id} className="flex items-baseline justify-between gap-3">
                    <dt className="text-ink-muted">{row.label}</dt>
                    <dd className={cn('text-right tabular-nums', row.lead === 'net' && 'text-lg font-semibold')}>{candidate.cell(row)}</dd>
                  </div>
                ))}
            </dl>
          </div>
          <details className="mt-2">
            <summary className="min-h-6 cursor-pointer text-accent">
              <Trans>费用明细与条件</Trans>
            </summary>
            <dl className="mt-1 flex flex-col gap-1">
              {rows
                .filter((row) => row.lead === undefined && row.id !== 'expected')
                .map((row) => (
                  <div key={row.id} className="flex items-baseline justify-between gap-3">
                    <dt className="text-ink-muted">
                      {row.label}
                      {row.payee !== undefined && <span className="ml-1.5 text-xs text-ink-faint">{row.payee}</span>}
                    </dt>
                    <dd className="text-right tabular-nums">{candidate.cell(row)}</dd>
                  </div>
                ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
