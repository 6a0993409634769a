import type { FinancingState } from '@lianxin/domain';
import { cn } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FINANCING_TERMS } from '../terms/index.ts';
import { STAGE_AT, STAGES } from './stages.ts';

/** How far an application is, as a row of segments; nothing where it came to nothing. */
export function StageBar({ state }: { readonly state: FinancingState }) {
  const { t, i18n } = useLingui();
  const at = STAGE_AT[state];
  if (at === undefined) return null;
  const held = FINANCING_TERMS[state].tone === 'critical' || FINANCING_TERMS[state].tone === 'overdue';
  const total = STAGES.length;
  const stage = STAGES[at];
  const label = stage ? t`第 ${{ step: at + 1 }} 步，共 ${total} 步：${{ stage: i18n._(stage.label) }}` : t`共 ${total} 步，全部完成`;
  return (
    <span role="img" aria-label={label} title={label} className="flex w-24 gap-0.5">
      {STAGES.map(({ key }, index) => (
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
