import { Anchor, EmptyState, SearchInput } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mayOpen, pagesOf, useNavigation, type PageRow } from '../../navigation/index.ts';
import { useViewer } from '../../session/index.ts';
import { HomeLink } from '../home-link.tsx';

const SHOWN = 8;

/** Page not found (specification §8): a link home and a search over the pages the person may open. */
export function MissingScreen() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const rows = useNavigation();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const open = pagesOf(rows).filter((row) => row.section !== undefined && row.screen && mayOpen(row, viewer));
  const sectionOf = ({ section }: PageRow): string => (section ? i18n._(section.title) : '');
  const found = open.filter((row) => wanted === '' || `${sectionOf(row)} ${i18n._(row.title)}`.toLowerCase().includes(wanted));
  // Do not name the section of a single page.
  const isAlone = (row: PageRow): boolean => open.every((other) => other === row || other.section !== row.section);

  return (
    <div className="grid min-h-[60dvh] grid-cols-[minmax(0,400px)] content-center justify-center px-4 pb-8">
      <EmptyState level={1} title={<Trans>抱歉，你访问的页面不存在</Trans>} action={<HomeLink />}>
        <Trans>地址可能已更改。可以在下面找到要去的页面。</Trans>
      </EmptyState>
      <div className="mt-2">
        <SearchInput label={t`查找页面`} placeholder={t`页面名称`} value={text} onSearch={setText} />
        <ul aria-label={t`可以打开的页面`} className="mt-2 divide-y divide-line text-sm">
          {found.slice(0, SHOWN).map((page) => (
            <li key={page.name}>
              <Anchor
                href={`#${page.path}`}
                className="flex min-h-9 items-center justify-between px-1 text-accent hover:underline max-tablet:min-h-11"
              >
                {i18n._(page.title)}
                {!isAlone(page) && <span className="text-xs text-ink-faint">{sectionOf(page)}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
        <output className="mt-2 block text-sm text-ink-muted empty:hidden">
          {found.length === 0 && <Trans>没有名称相符的页面。</Trans>}
        </output>
      </div>
    </div>
  );
}
