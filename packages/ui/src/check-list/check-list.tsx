import { useLingui } from '@lingui/react/macro';
import { CircleDashedIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { CircleCheckIcon, CircleXIcon, TriangleAlertIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type CheckStatus = 'pass' | 'warn' | 'fail' | 'pending';

export interface CheckItem {
  id: string;
  status: CheckStatus;
  label: ReactNode;
  /** Faint second line with the reason or the underlying figure. */
  sub?: ReactNode;
  /** Value on the right. */
  value?: ReactNode;
  /** When it was judged, on the right after the value. */
  moment?: ReactNode;
  /** Rule number on the right after the value, for example R-07, or what explains it. */
  rule?: ReactNode;
}

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly CheckItem[];
  /** Wording of the states: checks are passed or pending, steps are done or not. @default 'checks' */
  kind?: 'checks' | 'steps' | undefined;
}

/** A list of checks with their results, shown beside every binding act. */
export function CheckList({ items, kind = 'checks', className, ...props }: CheckListProps) {
  const { t } = useLingui();
  const isSteps = kind === 'steps';
  const words: Record<CheckStatus, string> = {
    pass: isSteps ? t`已完成` : t({ message: '通过', context: 'check' }),
    warn: t({ message: '提示', context: 'check' }),
    fail: t({ message: '不通过', context: 'check' }),
    pending: isSteps ? t`未完成` : t({ message: '待检查', context: 'check' }),
  };
  return (
    <ul {...props} className={cn('text-sm', className)}>
      {items.map((item) => {
        const { Icon, color } = looks[item.status];
        return (
          <li key={item.id} data-status={item.status} className="flex gap-2.5 border-b border-line py-2 last:border-b-0">
            <Icon aria-hidden className={cn('mt-0.5 flex-none', color)} />
            <div className="min-w-0 flex-1">
              <VisuallyHidden>{words[item.status]}</VisuallyHidden>
              <span className={item.status === 'pending' ? 'text-ink-muted' : 'text-ink'}>{item.label}</span>
              {item.sub !== undefined && <span className="block text-xs text-ink-muted">{item.sub}</span>}
            </div>
            {(item.value !== undefined || item.moment !== undefined || item.rule !== undefined) && (
              <div className="flex flex-none gap-2 text-right text-xs leading-5 whitespace-nowrap text-ink-muted tabular-nums">
                {item.value !== undefined && <span>{item.value}</span>}
                {item.moment !== undefined && <span>{item.moment}</span>}
                {item.rule !== undefined && <span>{item.rule}</span>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const looks = {
  pass: { Icon: CircleCheckIcon, color: 'text-positive' },
  warn: { Icon: TriangleAlertIcon, color: 'text-caution' },
  fail: { Icon: CircleXIcon, color: 'text-critical' },
  pending: { Icon: CircleDashedIcon, color: 'text-ink-faint' },
} as const;
