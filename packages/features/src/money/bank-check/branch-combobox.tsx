import { contract } from '@lianxin/api/contract';
import type { ComboboxFieldProps } from '@lianxin/forms';
import { LandmarkIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePicker } from '../../platform/pickers/index.ts';

/** Searches branches by bank, city, name or number. `knownName`: the branch chosen before. */
export function useBranchCombobox(chosen: string, knownName: string | undefined): ComboboxFieldProps['combobox'] {
  const { t } = useLingui();
  const { combobox, row, found } = usePicker({
    endpoint: contract.reference.banks,
    // There are a hundred thousand, so nothing is offered before typing.
    request: (asked) => (asked.search === undefined ? null : asked),
    named: () => null,
    rowsOf: (reply) => reply,
    optionOf: ({ branchNumber, bankName }) => ({ value: branchNumber, label: bankName, note: branchNumber }),
    chosen,
    none: t`没有找到网点，请换个词或输入联行号`,
  });
  return {
    ...combobox,
    valueLabel: row?.bankName ?? knownName,
    searchPlaceholder: t`银行、城市、网点或联行号`,
    emptyText: found.typed.trim() === '' ? <Trans>输入银行、城市或网点名称</Trans> : combobox.emptyText,
    prefix: <LandmarkIcon aria-hidden className="text-ink-faint" />,
  };
}
