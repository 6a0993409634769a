import { Amount } from '../amount/amount.tsx';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';

export interface SummaryFigure {
  id: string;
  label: string;
  /** State glyph or small icon before the label. */
  glyph?: React.ReactNode;
  /** Formatted figure; decimals are shown in faint ink. */
  value: string;
  /** Faint line below, such as a count or the next date. */
  sub?: React.ReactNode;
  tone?: 'ink' | 'critical' | undefined;
  /** Link to the list behind the figure. @default no link */
  href?: string | undefined;
}

export interface SummaryStripProps extends Omit<React.ComponentProps<'dl'>, 'children'> {
  figures: readonly SummaryFigure[];
}

/**
 * A strip of key figures with aligned labels, amounts and notes, at most 72 px high in one row. Without room for one row, there are three
 * per row (two for four figures, and where it is narrow); the last one fills its row.
 */
export function SummaryStrip({ figures, className, ...props }: SummaryStripProps) {
  const isFour = figures.length === 4;
  return (
    // By its own width and not the window's, because a record may stand beside it.
    <div className="@container">
      <dl
        {...props}
        data-figures
        className={cn(
          'grid auto-cols-fr grid-flow-col grid-rows-[repeat(3,auto)] overflow-hidden rounded-md border border-line bg-surface text-ink @max-[860px]:grid-flow-row @max-[860px]:grid-rows-none @max-[520px]:grid-cols-2',
          isFour ? '@max-[860px]:grid-cols-2' : '@min-[520px]:@max-[860px]:grid-cols-3',
          className,
        )}
      >
        {figures.map((figure) => (
          <div
            key={figure.id}
            className={cn(
              '-mt-px -ml-px row-span-3 grid min-w-0 grid-rows-subgrid border-t border-l border-line px-4 py-1.25 @max-[520px]:px-4 @max-[520px]:py-2.5 @max-[520px]:last:odd:col-span-2',
              !isFour && '@min-[520px]:@max-[860px]:last:nth-[3n+1]:col-span-3 @min-[520px]:@max-[860px]:last:nth-[3n+2]:col-span-2',
            )}
          >
            <dt className="flex items-center gap-1.5 self-start text-xs leading-4 text-ink-muted">
              {figure.glyph}
              {figure.label}
            </dt>
            <dd className="m-0 h-6">
              {figure.href === undefined ? (
                <Figure {...figure} />
              ) : (
                <Anchor href={figure.href} className="block text-ink underline-offset-4 hover:text-accent hover:underline">
                  <Figure {...figure} />
                </Anchor>
              )}
            </dd>
            {figure.sub !== undefined && <dd className="m-0 mt-0.75 text-xs leading-4 text-ink-faint">{figure.sub}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

const Figure = ({ value, tone = 'ink' }: SummaryFigure) => (
  <Amount value={value} faintCents size="xl" tone={tone} className="block truncate leading-6! max-tablet:text-[17px]" />
);
