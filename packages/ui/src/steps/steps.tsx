import { useLingui } from '@lingui/react/macro';
import { cn } from '../cn.ts';
import { CheckIcon } from '../icons/index.ts';

export type StepsProps = React.ComponentProps<'ol'> & {
  steps: readonly { key: string; label: React.ReactNode }[];
  /** Index of the current step, from 0; `steps.length` when all are done. */
  current: number;
};

/** Progress through a few steps. Phones show only the label of the current step. */
export function Steps({ steps, current, className, ...props }: StepsProps) {
  const { t } = useLingui();
  return (
    <ol className={cn('flex items-center', className)} {...props}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'todo';
        return (
          <li
            key={step.key}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2 text-sm whitespace-nowrap text-ink-faint data-[state=done]:text-ink-muted data-[state=now]:font-semibold data-[state=now]:text-ink',
              index > 0 && 'before:mx-2.5 before:h-px before:w-8 before:content-[""] max-tablet:before:mx-1 max-tablet:before:w-3',
              index > 0 && (state === 'todo' ? 'before:bg-line-strong' : 'before:bg-accent'),
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'grid size-5.5 flex-none place-items-center rounded-full border text-xs',
                state === 'todo' && 'border-line-strong bg-surface text-ink-muted',
                state === 'now' && 'border-accent bg-accent text-accent-ink',
                state === 'done' && 'border-accent bg-surface text-accent',
              )}
            >
              {state === 'done' ? <CheckIcon className="size-3.5" /> : index + 1}
            </span>
            <span className={cn(state !== 'now' && 'max-tablet:sr-only')}>{step.label}</span>
            {state === 'done' && <span className="sr-only">{t`已完成`}</span>}
          </li>
        );
      })}
    </ol>
  );
}
