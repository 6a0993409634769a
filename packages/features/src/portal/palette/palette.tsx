import {
  ArrowLeftRightIcon,
  BuildingIcon,
  CommandPalette,
  FileTextIcon,
  HistoryIcon,
  LandmarkIcon,
  LayoutListIcon,
  LockIcon,
  PencilIcon,
  type PaletteGroup,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rowAt, useNavigation } from '../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../platform/session/index.ts';
import { useSetting } from '../../platform/settings/index.ts';
import { foundPages, pagesFor } from './page-entries.ts';
import { readRecent, withVisit } from './recent.ts';
import { useFoundRecords, type FoundRecords } from './use-found-records.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const SHOWN_PAGES = 8;

/** Pages, enterprises, records by number or amount, and recent places in one search (Ctrl K). */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const { t, i18n } = useLingui();
  const rows = useNavigation();
  const viewer = useSignedInViewer();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [kept, keep] = useSetting('recent', '[]');
  const records = useFoundRecords(open ? query : '');
  const pages = pagesFor(rows, viewer);
  const asked = query.trim() !== '';
  const recent = readRecent(kept).filter(({ to }) => pages.some((row) => row.path === to.split('?', 1)[0]));

  /** The page title in the current language. */
  const nameOf = (to: string, label: string) => {
    const row = rowAt(rows, to.split('?', 1)[0] ?? to);
    return !to.includes('?') && row?.kind === 'page' ? i18n._(row.tab ?? row.title) : label;
  };
  const recordGroup = (id: string, title: string, { records: found, total, all }: FoundRecords, icon: React.ReactNode): PaletteGroup => ({
    id,
    title,
    entries: asked
      ? [
          ...found.map(({ to, number, detail, amount }) => ({ id: to, label: number, detail, note: amount, icon })),
          ...(all !== undefined && total > found.length
            ? [{ id: `all ${all}`, label: t`查看全部 ${total} 条`, icon: <LayoutListIcon aria-hidden /> }]
            : []),
        ]
      : [],
  });
  const foundGroups = [
    recordGroup('vouchers', t`凭证`, records.vouchers, <FileTextIcon aria-hidden />),
    recordGroup('transfers', t`转让`, records.transfers, <ArrowLeftRightIcon aria-hidden />),
    recordGroup('financings', t`融资`, records.financings, <LandmarkIcon aria-hidden />),
    recordGroup('pledges', t`质押`, records.pledges, <LockIcon aria-hidden />),
    recordGroup('borne', t`本企业作为开立方的融资`, records.borne, <LandmarkIcon aria-hidden />),
    recordGroup('lent', t`放款的质押`, records.lent, <LockIcon aria-hidden />),
    recordGroup('guaranteed', t`担保的质押`, records.guaranteed, <LockIcon aria-hidden />),
    recordGroup('issuances', t`开立申请`, records.issuances, <PencilIcon aria-hidden />),
  ];
  const isNothingFound = !records.isLoading && foundGroups.every(({ entries }) => entries.length === 0);
  const groups: readonly PaletteGroup[] = [
    {
      id: 'recent',
      title: t`最近`,
      entries: asked
        ? []
        : recent.map(({ to, label }) => ({ id: `recent ${to}`, label: nameOf(to, label), icon: <HistoryIcon aria-hidden /> })),
    },
    {
      id: 'pages',
      title: t`页面`,
      entries: (asked ? foundPages(pages, query, i18n).slice(0, SHOWN_PAGES) : pages).map((row) => ({
        id: row.path,
        label: i18n._(row.tab ?? row.title),
        note: row.section ? i18n._(row.section.title) : undefined,
        icon: <LayoutListIcon aria-hidden />,
      })),
    },
    {
      id: 'enterprises',
      title: t`企业`,
      entries: asked
        ? records.enterprises.map(({ to, name, part }) => ({
            id: `enterprise ${to}`,
            label: name,
            note: part === 'own' ? t`本企业` : part === 'supplier' ? t`供应商` : undefined,
            icon: <BuildingIcon aria-hidden />,
          }))
        : [],
    },
    ...foundGroups,
    {
      id: 'near',
      title: t`您是否要找`,
      entries:
        asked && isNothingFound
          ? records.near.map(({ to, number, amount }) => ({ id: to, label: number, note: amount, icon: <FileTextIcon aria-hidden /> }))
          : [],
    },
  ];

  const led = useRef(false);
  const choose = (id: string) => {
    led.current = true;
    const to = id.replace(/^(?:recent|all|enterprise) /, '');
    const label = groups.flatMap((group) => group.entries).find((entry) => entry.id === id)?.label ?? to;
    // A search is no recent place.
    if (!id.startsWith('all ')) keep(withVisit(readRecent(kept), { to, label }));
    onOpenChange(false);
    setQuery('');
    void navigate(to);
  };

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t`搜索页面、链信编号、企业或金额`}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onChoose={choose}
      onCloseAutoFocus={(event) => {
        if (!led.current) return;
        led.current = false;
        // Focus stays on the new page instead of returning.
        event.preventDefault();
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
      loading={records.isLoading}
      emptyText={
        records.error === undefined ? <Trans>没有找到，换一个编号、名称或金额试试</Trans> : <Trans>编号没有查到，服务暂时没有应答</Trans>
      }
    />
  );
}
