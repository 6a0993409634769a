import { PARTY_LABELS, partySentence, type BilateralKind, type Part, type PartyNames } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Names of the parties of an application, and its description from one side. */
export function useParties() {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return useMemo(
    () => ({
      /** Name of a side, such as 转让方. */
      label: (kind: BilateralKind, side: keyof PartyNames): string => PARTY_LABELS[kind][side][language],
      /** Description from one side, such as 转让给云岭物流. */
      sentence: (kind: BilateralKind, part: Part, names: PartyNames): string => partySentence(kind, part, names, language),
    }),
    [language],
  );
}
