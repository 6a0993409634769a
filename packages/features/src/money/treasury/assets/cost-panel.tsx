import { formatMoney } from '@lianxin/domain';
import { Amount, Anchor, Panel } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { Formula } from './formula.tsx';
import type { AssetRow, Assets } from './use-asset-rows.ts';

/** Costs of borrowing this year by kind, with links. */
export function CostPanel({ assets: { cost }, rows }: { readonly assets: Assets; readonly rows: readonly AssetRow[] }) {
  const { from } = cost;
  return (
    <Panel
      className="h-full"
      title={<Trans>本年资金成本</Trans>}
      sub={<Trans>自 {from}，元</Trans>}
      footer={
        <span>
          <Trans>合计</Trans> <Amount total value={formatMoney(cost.total)} />
        </span>
      }
    >
      <dl className="flex flex-col text-sm">
        {rows.map(({ id, name, amount, formula, to }) => (
          <div key={id} className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-line not-first:border-t">
            <dt className="flex items-center gap-1 text-ink-muted">
              {name}
              <Formula name={name} text={formula} />
            </dt>
            <dd>
              {to === undefined ? (
                <Amount value={formatMoney(amount)} />
              ) : (
                <Anchor href={`#${to}`} className="text-ink underline-offset-4 hover:text-accent hover:underline">
                  <Amount value={formatMoney(amount)} />
                </Anchor>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
