import { Button, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowAct } from '../../../platform/lists/index.ts';
import type { Span } from './plan-terms.ts';
import type { RowEditing } from './use-row-editing.ts';

export interface PlanActsProps {
  readonly span: Span;
  readonly editing: RowEditing;
}

export function PlanActs({ span, editing }: PlanActsProps) {
  const { t } = useLingui();
  const { first } = span;
  if (span.ended)
    return (
      <span className="text-ink-faint">
        <Trans>已结束</Trans>
      </span>
    );
  if (!span.plannable)
    return (
      <span className="text-ink-faint">
        <Trans>请按周修改</Trans>
      </span>
    );
  if (editing.typed?.first !== span.first)
    return (
      <RowAct onClick={() => editing.begin(span)}>
        <span className="sr-only">{t`${first} 起的期间`}</span>
        <Trans>编辑</Trans>
      </RowAct>
    );
  return (
    <span className="inline-flex gap-2">
      <NetworkButton size="sm" intent="primary" busy={editing.busy} onClick={() => void editing.save()}>
        <Trans>保存</Trans>
      </NetworkButton>
      <Button size="sm" disabled={editing.busy} onClick={editing.cancel}>
        <Trans>取消</Trans>
      </Button>
    </span>
  );
}
