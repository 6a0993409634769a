import { formatMoney, type CivilDate, type Fen } from '@lianxin/domain';
import { Amount, Button, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

export interface ChosenLineProps {
  /** The number of vouchers. */
  readonly count: number;
  readonly amount: Fen;
  readonly dueOn: CivilDate | undefined;
  readonly onEdit: () => void;
  readonly editRef: Ref<HTMLButtonElement>;
}

/** The chosen vouchers in one line, with amount and due date, in place of the fields. */
export function ChosenLine({ count, amount, dueOn, onEdit, editRef }: ChosenLineProps) {
  const { t } = useLingui();
  return (
    <Panel aria-label={t`所选凭证`} flush>
      <div className="flex min-h-12 items-center gap-3 py-1 pr-2 pl-4 text-sm">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-ink-muted">
          <Plural value={count} other="# 笔凭证" />
          <Amount className="font-semibold text-ink" currency="¥" value={formatMoney(amount)} />
          {dueOn !== undefined && (
            <span className="whitespace-nowrap tabular-nums">
              <Trans>{dueOn} 到期</Trans>
            </span>
          )}
        </span>
        <Button ref={editRef} intent="quiet" aria-label={t`修改凭证与金额`} onClick={onEdit}>
          <Trans>修改</Trans>
        </Button>
      </div>
    </Panel>
  );
}
