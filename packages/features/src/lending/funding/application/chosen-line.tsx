import { formatMoney, type Fen } from '@lianxin/domain';
import { Amount, Button, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

/** Facts shown after the number of vouchers. Unknown ones are left out. */
export interface ChosenFacts {
  readonly amounts: readonly { readonly label: string; readonly amount: Fen | undefined }[];
  readonly day: { readonly label: string; readonly date: string | undefined };
}

export interface ChosenLineProps extends ChosenFacts {
  /** The number of vouchers. */
  readonly count: number;
  readonly onEdit: () => void;
  readonly editRef: Ref<HTMLButtonElement>;
}

/** The chosen vouchers in one line, with amounts and day, in place of the fields. */
export function ChosenLine({ count, amounts, day, onEdit, editRef }: ChosenLineProps) {
  const { t } = useLingui();
  return (
    <Panel aria-label={t`所选凭证`} flush>
      <div className="flex min-h-12 items-center gap-3 py-1 pr-2 pl-4 text-sm">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-ink-muted">
          <span className="whitespace-nowrap">
            <Plural value={count} other="# 笔凭证" />
          </span>
          <dl className="flex flex-wrap items-baseline gap-x-3">
            {amounts.map(
              ({ label, amount }) =>
                amount !== undefined && (
                  <div key={label} className="flex gap-x-1 whitespace-nowrap">
                    <dt>{label}</dt>
                    <dd>
                      <Amount className="font-semibold text-ink" currency="¥" value={formatMoney(amount)} />
                    </dd>
                  </div>
                ),
            )}
            {day.date !== undefined && (
              <div className="flex gap-x-1">
                <dt className="whitespace-nowrap">{day.label}</dt>
                <dd className="tabular-nums">{day.date}</dd>
              </div>
            )}
          </dl>
        </div>
        <Button ref={editRef} intent="quiet" aria-label={t`修改凭证与金额`} onClick={onEdit}>
          <Trans>修改</Trans>
        </Button>
      </div>
    </Panel>
  );
}
