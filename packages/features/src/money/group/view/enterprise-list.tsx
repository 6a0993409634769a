import { cn, Input, Panel, SearchIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GroupEnterprise } from './group-figures.ts';

export interface EnterpriseListProps {
  readonly enterprises: readonly GroupEnterprise[];
  /** Number of the selected enterprise; empty for all. */
  readonly chosen: string;
  readonly onChoose: (enterpriseNo: string) => void;
}

const item =
  'w-full rounded-sm px-3 py-2 text-left text-sm text-ink hover:bg-surface-inset aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold max-tablet:min-h-11';

export function EnterpriseList({ enterprises, chosen, onChoose }: EnterpriseListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const found = enterprises.filter(({ name }) => name.includes(typed.trim()));
  const row = (no: string, name: string) => (
    <li key={no}>
      <button type="button" aria-current={no === chosen} className={cn(item)} onClick={() => onChoose(no)}>
        {name}
      </button>
    </li>
  );
  return (
    <Panel title={<Trans>集团企业</Trans>} sub={<Trans>{enterprises.length} 家</Trans>}>
      <Input
        type="search"
        aria-label={t`按名称查找`}
        placeholder={t`按名称查找`}
        prefix={<SearchIcon aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <nav aria-label={t`集团企业`} className="mt-2 max-h-[60dvh] overflow-y-auto max-tablet:max-h-60">
        <ul className="flex list-none flex-col gap-0.5 p-0">
          {typed.trim() === '' && row('', t`集团合计`)}
          {found.map(({ enterpriseNo, name }) => row(enterpriseNo, name))}
        </ul>
        {found.length === 0 && (
          <p className="p-3 text-sm text-ink-muted">
            <Trans>没有名称相符的企业</Trans>
          </p>
        )}
      </nav>
    </Panel>
  );
}
