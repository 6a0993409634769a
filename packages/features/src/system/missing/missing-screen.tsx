import { Anchor, EmptyState, FormField, Input, SearchIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mayOpen, pagesOf, useNavigation } from '../../navigation/index.ts';
import { useViewer } from '../../session/index.ts';
import { HomeLink } from '../home-link.tsx';

const SHOWN = 8;

/** No such page (specification §8): the way home, and a search through the pages the person may open. */
export function MissingScreen() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const rows = useNavigation();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = pagesOf(rows)
    .filter((row) => row.section !== undefined && row.screen && mayOpen(row, viewer))
    .map((row) => ({ name: row.name, path: row.path, title: i18n._(row.title), section: row.section ? i18n._(row.section.title) : '' }))
    .filter((page) => wanted === '' || `${page.section} ${page.title}`.toLowerCase().includes(wanted));

  return (
    <div className="grid min-h-[60dvh] place-content-center px-4">
      <EmptyState level={1} title={<Trans>抱歉，你访问的页面不存在</Trans>} action={<HomeLink />}>
        <Trans>地址可能已更改。可以在下面找到要去的页面。</Trans>
      </EmptyState>
      <div className="mx-auto mt-2 w-full max-w-100">
        <FormField label={t`查找页面`} hideLabel>
          <Input
            prefix={<SearchIcon />}
            placeholder={t`页面名称`}
            clearable
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormField>
        <ul aria-label={t`可以打开的页面`} className="mt-2 divide-y divide-line text-sm">
          {found.slice(0, SHOWN).map((page) => (
            <li key={page.name}>
              <Anchor
                href={`#${page.path}`}
                className="flex min-h-9 items-center justify-between px-1 text-accent hover:underline max-tablet:min-h-11"
              >
                {page.title}
                <span className="text-xs text-ink-faint">{page.section}</span>
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
