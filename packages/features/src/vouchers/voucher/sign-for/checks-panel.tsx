import type { AccountView } from '@lianxin/api/contract';
import { CheckList, CircleAlertIcon, CircleCheckIcon, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTermLimits } from '../../../platform/terms/index.ts';
import { subjectChecks, worstOf } from './subject-checks.ts';
import type { Subject } from './subject.ts';

export interface ChecksPanelProps {
  readonly subject: Subject;
  readonly account: AccountView | undefined;
}

export function ChecksPanel({ subject, account }: ChecksPanelProps) {
  const { t, i18n } = useLingui();
  const items = subjectChecks(subject, account, useTermLimits(), i18n);
  const worst = worstOf(items);
  const passed = items.filter((item) => item.status === 'pass').length;
  const open = items.length - passed;
  return (
    <Panel
      title={t`签收前核对`}
      flush
      extra={
        worst === 'pass' ? (
          <span className="inline-flex items-center gap-1.5 text-positive-ink">
            <CircleCheckIcon aria-hidden size={16} strokeWidth={1.5} />
            <Trans>{passed} 项通过</Trans>
          </span>
        ) : (
          <span className={`inline-flex items-center gap-1.5 ${worst === 'fail' ? 'text-critical-ink' : 'text-caution-ink'}`}>
            <CircleAlertIcon aria-hidden size={16} strokeWidth={1.5} />
            <Trans>{open} 项须留意</Trans>
          </span>
        )
      }
    >
      <CheckList items={items} className="px-4 py-1" />
    </Panel>
  );
}
