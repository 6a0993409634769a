import { Amount } from '../amount/amount.tsx';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';

export interface SummaryFigure {
  id: string;
  label: string;
  /** State glyph or small icon before the label. */
  glyph?: React.ReactNode;
  /** The figure, already formatted; cents are set faint. */
  value: string;
  /** Faint line under it: count, the next date. */
  sub?: React.ReactNode;
  tone?: 'ink' | 'critical' | undefined;
  /** Address of the list behind the figure. @default it leads nowhere */
  href?: string | undefined;
}

export interface SummaryStripProps extends Omit<React.ComponentProps<'dl'>, 'children'> {
  figures: readonly SummaryFigure[];
}

/** Figures in one strip, divided by hairlines; two abreast on a phone, where an odd last one takes the whole line. */
export function SummaryStrip({ figures, className, ...props }: SummaryStripProps) {
  return (
    <dl
      {...props}
      className={cn(
        'grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border border-line bg-surface text-ink max-desktop:grid-flow-row max-desktop:grid-cols-3 max-tablet:grid-cols-2',
        className,
      )}
    >
      {figures.map((figure) => (
        <div
          key={figure.id}
          className="-mt-px -ml-px flex min-w-0 flex-col justify-between border-t border-l border-line px-4.5 pt-3.5 pb-3 max-tablet:px-4 max-tablet:py-2.5 max-tablet:last:odd:col-span-2"
        >
          <dt className="flex items-center gap-1.5 text-xs text-ink-muted">
            {figure.glyph}
            {figure.label}
          </dt>
          <dd className="m-0">
            {figure.href === undefined ? (
              <Figure {...figure} />
            ) : (
              <Anchor href={figure.href} className="block text-ink underline-offset-4 hover:text-accent hover:underline">
                <Figure {...figure} />
              </Anchor>
            )}
            {figure.sub !== undefined && <span className="block text-xs text-ink-faint">{figure.sub}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Figure = ({ value, tone = 'ink' }: SummaryFigure) => (
  <Amount value={value} faintCents size="xl" tone={tone} className="block truncate max-tablet:text-[17px]" />
);
