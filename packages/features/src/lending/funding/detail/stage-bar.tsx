import { cn, Steps } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

export interface Stage {
  readonly key: string;
  readonly label: MessageDescriptor;
}

export interface ProgressProps {
  readonly stages: readonly Stage[];
  /** The index of the current stage; the number of stages once it is complete, and undefined if it was withdrawn or declined. */
  readonly at: number | undefined;
}

export interface StageBarProps extends ProgressProps {
  /** It is overdue or has failed at this stage. */
  readonly held: boolean;
  /** Names the current stage beside the bar. @default false */
  readonly named?: boolean;
}

/** The progress of an application as a row of segments; nothing for one that was withdrawn or declined. */
export function StageBar({ stages, at, held, named = false }: StageBarProps) {
  const { t, i18n } = useLingui();
  if (at === undefined) return null;
  const total = stages.length;
  const stage = stages[at];
  const label = stage ? t`第 ${{ step: at + 1 }} 步，共 ${total} 步：${{ stage: i18n._(stage.label) }}` : t`共 ${total} 步，全部完成`;
  const bar = (
    <span role="img" aria-label={label} title={label} className="flex w-24 gap-0.5">
      {stages.map(({ key }, index) => (
        <span
          key={key}
          className={cn(
            'h-1 flex-1 rounded-full',
            index < at && 'bg-accent',
            index === at && (held ? 'bg-critical' : 'bg-accent/50'),
            index > at && 'bg-line',
          )}
        />
      ))}
    </span>
  );
  if (!named) return bar;
  return (
    <span className="flex items-center gap-2">
      {bar}
      {stage && (
        <span aria-hidden className="text-xs whitespace-nowrap text-ink-muted">
          {i18n._(stage.label)}
        </span>
      )}
    </span>
  );
}

/** The progress of an application with the names of its stages; nothing for one that was withdrawn or declined. */
export function StageSteps({ stages, at }: ProgressProps) {
  const { t, i18n } = useLingui();
  if (at === undefined) return null;
  return (
    <Steps
      aria-label={t`办理进度`}
      className="flex-wrap gap-y-2 [&>li]:before:mx-1.5 [&>li]:before:w-4"
      current={at}
      steps={stages.map(({ key, label }) => ({ key, label: i18n._(label) }))}
    />
  );
}
