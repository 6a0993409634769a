import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { ComboboxFieldProps } from '@lianxin/forms';
import { LandmarkIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Typing rests this long before the list is asked. */
const REST_MS = 250;

/** A search among the branches of banks, by bank, city, name or number. `knownName` names the branch that was chosen before. */
export function useBranchCombobox(chosen: string, knownName: string | undefined): ComboboxFieldProps['combobox'] {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isValidating } = useEndpoint(contract.reference.banks, search === '' ? null : { page: 1, pageSize: 50, search }, {
    quiet: true,
    keepPreviousData: true,
  });
  useEffect(() => {
    if (data) setSeen((before) => ({ ...before, ...Object.fromEntries(data.list.map((one) => [one.branchNumber, one.bankName])) }));
  }, [data]);
  const list = search === '' ? [] : (data?.list ?? []);
  return {
    options: list.map((one) => ({ value: one.branchNumber, label: one.bankName, note: one.branchNumber })),
    onSearch: setTyped,
    loading: isValidating,
    valueLabel: seen[chosen] ?? knownName,
    searchPlaceholder: t`银行、城市、网点或联行号`,
    emptyText: error ? (
      <Trans>网点列表没有加载出来，请稍后再试</Trans>
    ) : search === '' ? (
      <Trans>输入银行、城市或网点名称</Trans>
    ) : (
      <Trans>没有找到网点，请换个词或输入联行号</Trans>
    ),
    prefix: <LandmarkIcon aria-hidden className="text-ink-faint" />,
  };
}
