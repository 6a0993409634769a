import { headerMenu, markedSection, mayOpen, useNavigation, type PageRow } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { useLingui } from '@lingui/react';

/** The header's sections and that of the page; a forbidden page belongs to none (specification §2.4). */
export function useSections(row: PageRow) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const items = headerMenu(useNavigation(), viewer).map((item) => ({ id: item.section, label: i18n._(item.label), href: `#${item.path}` }));
  const marked = mayOpen(row, viewer) ? markedSection(row.section) : undefined;
  return { items, currentId: items.find((item) => item.id === marked)?.id };
}
