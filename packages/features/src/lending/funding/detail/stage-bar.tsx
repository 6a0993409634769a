import { cn, Steps } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** A stage on the way of an application. */
export interface Stage {
  readonly key: string;
  readonly label: MessageDescriptor;
}

export interface WayProps {
  readonly stages: readonly Stage[];
  /** At which stage it is, from 0; all of them where it is at its end, and none where it came to nothing. */
  readonly at: number | undefined;
}

export interface StageBarProps extends WayProps {
  /** Something keeps it where it is. */
  readonly held: boolean;
}

/** How far an application is, as a row of segments; nothing where it came to nothing. */
export function StageBar({ stages, at, held }: StageBarProps) {
  const { t, i18n } = useLingui();
  if (at === undefined) return null;
  const total = stages.length;
  const stage = stages[at];
  const label = stage ? t`第 ${{ step: at + 1 }} 步，共 ${total} 步：${{ stage: i18n._(stage.label) }}` : t`共 ${total} 步，全部完成`;
  return (
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
}

/** How far an application is, with the name of every stage; nothing where it came to nothing. */
export function StageSteps({ stages, at }: WayProps) {
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
