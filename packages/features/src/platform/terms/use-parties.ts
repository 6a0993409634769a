import { PARTY_LABELS, partySentence, type BilateralKind, type Part, type PartyNames } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Names the parties of an application, and says what it is to one of them, in the language of the screen. */
export function useParties() {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return useMemo(
    () => ({
      /** What the side of a kind is called, such as 转让方. */
      label: (kind: BilateralKind, side: keyof PartyNames): string => PARTY_LABELS[kind][side][language],
      /** What the application is to a part of it, such as 转让给云岭物流. */
      sentence: (kind: BilateralKind, part: Part, names: PartyNames): string => partySentence(kind, part, names, language),
    }),
    [language],
  );
}
