import { contract, type PledgeId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute, shanghaiSecond } from '@lianxin/domain';
import { Banner, NetworkButton, SearchIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { FailureBanner } from '../../../platform/notices/index.ts';
import type { Risk } from './risk-words.ts';

export interface RegisterSearchProps extends Pick<Risk, 'search' | 'mayBeSearched'> {
  readonly id: PledgeId;
  readonly onSearched: () => void;
}

/** The latest search of the register (中登) for this claim, and the button to search. An approval needs a result of the last seven days. */
export function RegisterSearch({ id, search, mayBeSearched, onSearched }: RegisterSearchProps) {
  const { t } = useLingui();
  const searched = search
    ? [
        { label: t`查询报告编号`, value: search.reportNumber },
        { label: t`查询时间`, value: search.fresh ? shanghaiMinute(search.searchedAt) : t`${shanghaiMinute(search.searchedAt)}（已过期）` },
        { label: t`他人登记`, value: t`${{ found: search.found }} 条` },
      ]
    : [{ label: t`查询结果`, value: mayBeSearched ? t`尚未查重` : t`尚未查重，由经办岗查询` }];
  return (
    <>
      <FactSection title={<Trans>中登查询</Trans>} items={searched} />
      {search && <Entries entries={search.entries} />}
      {mayBeSearched && <SearchButton id={id} again={search !== null} onSearched={onSearched} />}
    </>
  );
}

/** The existing registrations of the same claim; hidden if there are none. */
function Entries({ entries }: Pick<NonNullable<Risk['search']>, 'entries'>) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <Banner tone="critical" title={t`已有他人登记，先登记的优先受偿`}>
      <ul className="flex flex-col gap-1">
        {entries.map(({ certificateNumber, secured, registeredAt }) => (
          <li key={certificateNumber} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>{secured}</span>
            <span>{certificateNumber}</span>
            <span>{shanghaiSecond(registeredAt)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function SearchButton({ id, again, onSearched }: Pick<RegisterSearchProps, 'id' | 'onSearched'> & { readonly again: boolean }) {
  const { data: pledge } = useEndpoint(contract.pledge.get, { id }, { quiet: true });
  const { run, busy, error } = useAction(contract.pledge.search, { quiet: true });
  const start = async () => {
    if (pledge && (await run({ id, version: pledge.version })).ok) onSearched();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <FailureBanner error={error} />
      <NetworkButton busy={busy} disabled={pledge === undefined} onClick={() => void start()}>
        <SearchIcon aria-hidden size={16} />
        {again ? <Trans>重新查询中登</Trans> : <Trans>查询中登</Trans>}
      </NetworkButton>
    </div>
  );
}
