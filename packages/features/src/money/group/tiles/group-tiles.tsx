import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Anchor, EmptyState, LoadingRegion, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PlaceButton, usePlace } from '../../../platform/navigation/index.ts';
import { DEFAULT_WORDS, FailureState } from '../../../platform/notices/index.ts';
import { MainStrip, useMainFigures, type MainFigures } from '../view/figure-strip.tsx';

type Overview = ResponseOf<typeof contract.group.overview>;

/** Totals of a group, and its first enterprises with links. */
export function GroupTiles() {
  const { t, i18n } = useLingui();
  const { data, error, isValidating, refresh } = useEndpoint(contract.group.overview, {}, { quiet: true });
  if (error && !data)
    return (
      <Panel>
        <FailureState error={error} onRetry={() => void refresh()} retrying={isValidating}>
          {i18n._(DEFAULT_WORDS.groupView)}
        </FailureState>
      </Panel>
    );
  if (data === undefined)
    return (
      <LoadingRegion className="flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </LoadingRegion>
    );
  const { enterprises, enterpriseCount } = data;
  const total = t`集团合计`;
  const rest = enterpriseCount - enterprises.length;
  return (
    <div className="flex flex-col gap-4">
      <section aria-label={total} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold text-ink">{total}</h2>
          <span className="text-sm text-ink-muted">
            <Trans>数据时间 {shanghaiMinute(data.at)}</Trans>
          </span>
        </div>
        <MainStrip label={total} figures={data} />
      </section>
      <section aria-label={t`集团企业`} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold text-ink">
            <Trans>集团企业</Trans>
            <span className="ml-2 text-sm font-normal text-ink-muted">
              <Trans>{data.enterpriseCount} 家</Trans>
            </span>
          </h2>
          <PlaceButton to="group.figures" intent="primary">
            <Trans>查看集团数据</Trans>
          </PlaceButton>
        </div>
        {data.issued.count === 0 ? (
          <Panel>
            <EmptyState title={<Trans>还没有开立</Trans>}>
              <Trans>集团企业开立的链信签收后，数据会出现在这里。</Trans>
            </EmptyState>
          </Panel>
        ) : (
          <ul className="grid list-none gap-4 p-0 tablet:grid-cols-2 desktop:grid-cols-3">
            {enterprises.map((enterprise) => (
              <li key={enterprise.enterpriseNo} className="flex">
                <Tile enterprise={enterprise} />
              </li>
            ))}
          </ul>
        )}
        {rest > 0 && data.issued.count > 0 && (
          <p className="text-sm text-ink-muted">
            <Trans>另有 {rest} 家企业，请在集团数据中查看。</Trans>
          </p>
        )}
      </section>
    </div>
  );
}

/** One enterprise: the whole tile leads to its view. */
function Tile({ enterprise: { enterpriseNo, name, ...figures } }: { readonly enterprise: Overview['enterprises'][number] }) {
  const path = usePlace()('group.figures', { enterprise: enterpriseNo });
  const title = useId();
  const content = (
    <>
      <h3 id={title} className="text-md font-semibold [overflow-wrap:anywhere]">
        {name}
      </h3>
      <TileFigures figures={figures} />
    </>
  );
  if (path === undefined)
    return (
      <section aria-labelledby={title} className={TILE}>
        {content}
      </section>
    );
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-1">
      <Anchor href={`#${path}`} className={`${TILE} no-underline hover:border-accent`}>
        {content}
      </Anchor>
    </section>
  );
}

const TILE = 'flex min-w-0 flex-1 flex-col gap-3 rounded-md border border-line bg-surface p-4 text-ink';

function TileFigures({ figures }: { readonly figures: MainFigures }) {
  const { t } = useLingui();
  const shown = useMainFigures()(figures);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {shown.map(({ id, label, figure: { count, amount }, isCritical }) => (
        <div key={id} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className={isCritical ? 'm-0 font-semibold text-critical-ink tabular-nums' : 'm-0 font-semibold tabular-nums'}>
            {formatMoney(amount)}
          </dd>
          <dd className="m-0 text-xs text-ink-faint tabular-nums">{t`${count} 笔`}</dd>
        </div>
      ))}
    </dl>
  );
}
