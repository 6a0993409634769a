import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { useHome, type PageRow } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { AppHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import { memo, type ReactNode } from 'react';
import { HeaderEnd } from './header-end.tsx';
import { HeaderHotline } from './header-hotline.tsx';
import { useSections } from './use-sections.ts';

export interface ShellHeaderProps {
  readonly row: PageRow;
  readonly onMenuOpen: () => void;
  readonly onSearch: () => void;
  /** Open pages on a phone. */
  readonly phoneTabs?: ReactNode;
}

/** The bar over every page: brand, sections and buttons. Memoised against changes of page and menu. */
export const ShellHeader = memo(function ShellHeader({ row, onMenuOpen, onSearch, phoneTabs }: ShellHeaderProps) {
  const { i18n } = useLingui();
  const { logo } = useBrand();
  const names = useBrandNames();
  const home = useHome();
  const viewer = useViewer();
  const { items, currentId } = useSections(row);
  return (
    <AppHeader
      brand={names.product}
      brandSub={names.sub}
      logo={logo}
      homeHref={`#${home}`}
      nav={items}
      {...(currentId === undefined ? {} : { currentId })}
      {...(viewer && row.path !== home ? { mobileTitle: i18n._(row.title) } : {})}
      onMenuOpen={onMenuOpen}
      end={
        <>
          <HeaderHotline />
          <HeaderEnd onSearch={onSearch} phoneTabs={phoneTabs} />
        </>
      }
    />
  );
});
