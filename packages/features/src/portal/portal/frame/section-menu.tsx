import type { IconName, MenuItem } from '../../../platform/navigation/index.ts';
import {
  ArrowLeftRightIcon,
  BellIcon,
  BuildingIcon,
  Button,
  CalendarIcon,
  CircleCheckIcon,
  FileTextIcon,
  HandshakeIcon,
  InboxIcon,
  LandmarkIcon,
  LockIcon,
  type MenuEntry,
  PencilIcon,
  ReceiptTextIcon,
  ScrollTextIcon,
  SearchIcon,
  SiderMenu,
  TagIcon,
  useIsMobile,
  UsersIcon,
  WalletIcon,
  CircleDollarSignIcon,
} from '@lianxin/ui';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import type { SlotItem } from '../../../platform/slots/index.ts';
import { Trans, useLingui } from '@lingui/react/macro';

const ICONS: Readonly<Record<IconName, typeof FileTextIcon>> = {
  inbox: InboxIcon,
  wallet: WalletIcon,
  arrows: ArrowLeftRightIcon,
  landmark: LandmarkIcon,
  lock: LockIcon,
  receipt: ReceiptTextIcon,
  tag: TagIcon,
  banknote: CircleDollarSignIcon,
  users: UsersIcon,
  handshake: HandshakeIcon,
  pen: PencilIcon,
  check: CircleCheckIcon,
  calendar: CalendarIcon,
  building: BuildingIcon,
  book: ScrollTextIcon,
  bell: BellIcon,
};

function MenuIcon({ name }: { readonly name: IconName | undefined }) {
  const Icon = name === undefined ? FileTextIcon : ICONS[name];
  return <Icon aria-hidden />;
}

/** A section of the header with the entries of its menu. */
export interface SectionEntries {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly items: readonly MenuItem[];
  /** The bank's items below. */
  readonly own: readonly SlotItem[];
}

export interface SectionMenuProps extends Pick<SectionEntries, 'items' | 'own'> {
  /** All sections, on a phone. */
  readonly sections: readonly SectionEntries[];
  readonly currentSection: string | undefined;
  /** The section open at first on a phone. */
  readonly openSection: string | undefined;
  /** Name of the marked item. */
  readonly currentName: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly wide: boolean;
  /** Icons only. */
  readonly folded: boolean;
  readonly onFoldedChange: (folded: boolean) => void;
  readonly closedGroups: ReadonlySet<string>;
  readonly onClosedGroupsChange: (closed: ReadonlySet<string>) => void;
  /** Opens the search; only on a phone. */
  readonly onSearch?: () => void;
}

/** The section's menu; nothing without items, except on a phone, where it contains the sections. */
export function SectionMenu({ items, own, sections, open, onOpenChange, onSearch, currentName, ...menu }: SectionMenuProps) {
  const { t, i18n } = useLingui();
  const mobile = useIsMobile();
  if (items.length + own.length === 0 && !mobile) return null;
  const entryOf = (item: MenuItem): MenuEntry => ({
    id: item.items.length > 0 ? `${item.name}-group` : item.name,
    label: i18n._(item.label),
    icon: <MenuIcon name={item.icon} />,
    dot: item.dot ? t`有待办` : undefined,
    ...(item.path === undefined ? {} : { href: `#${item.path}` }),
    ...(item.items.length === 0 ? {} : { children: item.items.map(entryOf) }),
  });
  return (
    <SiderMenu
      {...menu}
      items={[...items.map(entryOf), ...own]}
      sections={mobile ? sections.map((section) => ({ ...section, items: [...section.items.map(entryOf), ...section.own] })) : undefined}
      currentId={currentName}
      open={open}
      onOpenChange={onOpenChange}
      sheetEnd={<MenuHotline />}
      sheetTop={
        onSearch && (
          <div className="p-2">
            <Button
              block
              icon={<SearchIcon aria-hidden />}
              className="justify-start text-ink-muted"
              onClick={() => {
                onOpenChange(false);
                onSearch();
              }}
            >
              <Trans>搜索页面、编号</Trans>
            </Button>
          </div>
        )
      }
    />
  );
}

/** For phones, where the header has no room. */
function MenuHotline() {
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  return (
    <p className="px-4 py-3 text-sm text-ink-muted">
      <Trans>服务热线 {hotline}</Trans>
      <br />
      {hours}
    </p>
  );
}
