import { cn } from '../cn.ts';

export type TimelineEntry = {
  key: string;
  /** What happened and who did it. */
  title: React.ReactNode;
  /** Time of the entry, or waiting time. */
  time?: React.ReactNode;
  /** Reason or note. */
  detail?: React.ReactNode;
  /** Done, current, failed, or yet to come. @default 'done' */
  state?: 'done' | 'now' | 'failed' | 'todo' | undefined;
};

export type TimelineProps = React.ComponentProps<'ol'> & { entries: readonly TimelineEntry[] };

const dots = {
  done: 'border-accent bg-accent',
  now: 'border-accent bg-surface ring-3 ring-accent-soft',
  failed: 'border-critical bg-critical',
  todo: 'border-line-strong bg-surface',
} as const;

/** Past and future events in order. */
export function Timeline({ entries, className, ...props }: TimelineProps) {
  return (
    <ol className={cn('text-sm', className)} {...props}>
      {entries.map(({ key, title, time, detail, state = 'done' }) => (
        <li
          key={key}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cn(
            'relative pb-3.5 pl-5.5 last:pb-0',
            'not-last:after:absolute not-last:after:top-4.25 not-last:after:-bottom-0.75 not-last:after:left-1.75 not-last:after:w-px not-last:after:bg-line',
          )}
        >
          <span aria-hidden="true" className={cn('absolute top-1.5 left-0.75 size-2 rounded-full border-[1.5px]', dots[state])} />
          <div className={cn(state === 'todo' && 'text-ink-muted')}>{title}</div>
          {detail !== undefined && <div className={state === 'todo' ? 'text-ink-faint' : 'text-ink-muted'}>{detail}</div>}
          {time !== undefined && <div className="text-xs text-ink-faint">{time}</div>}
        </li>
      ))}
    </ol>
  );
}
