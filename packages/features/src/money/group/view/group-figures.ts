import type { contract, ResponseOf } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';

export type GroupFigures = ResponseOf<typeof contract.group.figures>;
export type GroupEnterprise = ResponseOf<typeof contract.enterprise.listGroupEnterprises>[number];

export function useGroupName(): (figures: Pick<GroupFigures, 'enterprise'>) => string {
  const { t } = useLingui();
  return ({ enterprise }) => enterprise?.name ?? t`集团合计`;
}

export function useTermName(): (terms: GroupFigures['terms'], index: number) => string {
  const { t } = useLingui();
  return (terms, index) => {
    const to = terms[index]?.to ?? null;
    const before = terms[index - 1]?.to ?? 0;
    if (to === null) return t`${before} 天以上`;
    return index === 0 ? t`${to} 天以内` : t`${before + 1}–${to} 天`;
  };
}
