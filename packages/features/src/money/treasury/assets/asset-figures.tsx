import { formatMoney } from '@lianxin/domain';
import { Amount, Anchor, cn } from '@lianxin/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { Formula } from './formula.tsx';
import type { AssetRow } from './use-asset-rows.ts';

/** Holdings, and how much can be financed, is pledged, due soon or overdue; with links and formulas. */
export function AssetFigures({ rows }: { readonly rows: readonly AssetRow[] }) {
  const { t } = useLingui();
  return (
    <dl
      aria-label={t`资产合计`}
      className="grid grid-cols-5 overflow-hidden rounded-md border border-line bg-surface max-desktop:grid-cols-3 max-tablet:grid-cols-1"
    >
      {rows.map(({ id, name, count = 0, amount, formula, to }) => {
        const figure = (
          <Amount
            size="xl"
            faintCents
            value={formatMoney(amount)}
            tone={id === 'overdue' && amount > 0n ? 'critical' : 'ink'}
            className="block"
          />
        );
        return (
          <div key={id} className="-mt-px -ml-px flex min-w-0 flex-col border-t border-l border-line px-4.5 pt-2 pb-3">
            <dt className="flex min-h-8 items-center justify-between gap-1 text-xs text-ink-muted">
              {name}
              <Formula name={name} text={formula} />
            </dt>
            <dd className={cn('m-0 truncate', to === undefined && 'text-ink')}>
              {to === undefined ? (
                figure
              ) : (
                <Anchor href={`#${to}`} className="block text-ink underline-offset-4 hover:text-accent hover:underline">
                  {figure}
                </Anchor>
              )}
              <span className="block text-xs text-ink-faint">
                <Plural value={count} other="# 笔" />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
