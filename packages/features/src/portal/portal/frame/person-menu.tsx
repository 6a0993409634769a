import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { canSwitchEnterprise } from '@lianxin/domain';
import { isLocale } from '../../../platform/language/index.ts';
import { pageOf, useNavigation, usePlace } from '../../../platform/navigation/index.ts';
import { ChangePasswordDialog } from '../../../entry/password/index.ts';
import { SecurityDialog } from '../../../enterprise/security/index.ts';
import { CustomerServiceDialog, DownloadCentre } from '../../../foundation/support/index.ts';
import type { Viewer } from '../../../platform/session/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useLanguage, useSetting } from '../../../platform/settings/index.ts';
import { AbsenceDialog } from '../../../enterprise/staffing/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import {
  CalendarIcon,
  ChevronDownIcon,
  DownloadIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  InboxIcon,
  KeyRoundIcon,
  LogOutIcon,
  PhoneIcon,
  ScrollTextIcon,
  ShieldCheckIcon,
  useIsMobile,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { chooseTheme, useTheme, type Theme } from '../appearance.ts';
import { placed, useSlots, type SlotItem } from '../../../platform/slots/index.ts';
import { AddEnterpriseItem } from './add-enterprise-item.tsx';
import { EnterpriseItems } from './enterprise-items.tsx';
import { PersonMenuItem } from './person-menu-item.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';
import { SwitchQuestion } from './switch-question.tsx';
import { useEnterpriseSwitch } from './use-enterprise-switch.ts';

const reloadPage = (): void => window.location.reload();

export interface PersonMenuProps {
  readonly viewer: Viewer;
  /** Reloads after a switch within the same area. @default the browser's reload */
  readonly onReload?: () => void;
}

/** The person's menu: identity, enterprises, language, theme, signing out. */
export function PersonMenu({ viewer, onReload = reloadPage }: PersonMenuProps) {
  const { t, i18n } = useLingui();
  const rows = useNavigation();
  const { personMenu } = useSlots();
  const theme = useTheme();
  const phone = useIsMobile();
  const [language, setLanguage] = useLanguage();
  const [density, setDensity] = useSetting('density', 'standard');
  const [leaving, setLeaving] = useState(false);
  const [opened, setOpened] = useState<'security' | 'password' | 'absence' | 'downloads' | 'service'>();
  const mayBeAway = usePermission('absence.make');
  const close = () => setOpened(undefined);
  const switching = useEnterpriseSwitch(onReload);
  // Load before the menu opens, so that nothing moves.
  useEndpoint(contract.account.listEnterprises, canSwitchEnterprise(viewer) ? {} : null, { quiet: true });
  const role = i18n._(ROLE_TERMS[viewer.role]);
  const place = usePlace();
  /** An item for a page with its title; undefined if the portal lacks it. */
  const leads = (id: string, key: 'home.workbench' | 'system.log', icon: ReactNode): readonly SlotItem[] => {
    const [path, page] = [place(key), pageOf(rows, key)];
    return path && page ? [{ id, label: i18n._(page.title), icon, href: `#${path}` }] : [];
  };
  const items: readonly SlotItem[] = [
    ...leads('workbench', 'home.workbench', <InboxIcon />),
    ...leads('log', 'system.log', <ScrollTextIcon />),
    { id: 'security', label: t`账户与安全`, icon: <ShieldCheckIcon />, onSelect: () => setOpened('security') },
    { id: 'password', label: t`修改密码`, icon: <KeyRoundIcon />, onSelect: () => setOpened('password') },
    ...(mayBeAway ? [{ id: 'absence', label: t`离岗委托`, icon: <CalendarIcon />, onSelect: () => setOpened('absence') }] : []),
    { id: 'downloads', label: t`下载中心`, icon: <DownloadIcon />, onSelect: () => setOpened('downloads') },
    { id: 'service', label: t`联系客服`, icon: <PhoneIcon />, onSelect: () => setOpened('service') },
  ];
  const themes: readonly (readonly [Theme, string])[] = [
    ['light', t`浅色`],
    ['dark', t`深色`],
    ['system', t`跟随系统`],
  ];

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className="ml-2 flex items-center gap-2.5 rounded-sm border-l border-line py-1 pr-1 pl-4 text-left hover:text-ink max-tablet:ml-0 max-tablet:border-0 max-tablet:pl-1">
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
          >
            {viewer.displayName.slice(0, 1)}
          </span>
          <span className="min-w-0 max-desktop:sr-only">
            <span className="block text-sm leading-4.5 whitespace-nowrap">
              {viewer.displayName} · {role}
            </span>
            <span className="block max-w-44 truncate text-xs leading-4 text-ink-muted">{viewer.enterpriseName}</span>
          </span>
          <ChevronDownIcon aria-hidden className="text-ink-faint max-desktop:hidden" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" sideOffset={12} className="w-64">
          <div className="px-2.5 py-2 desktop:hidden">
            <div className="text-sm font-semibold">
              {viewer.displayName} · {role}
            </div>
            <div className="text-xs text-ink-muted">{viewer.enterpriseName}</div>
          </div>
          {canSwitchEnterprise(viewer) && <EnterpriseItems viewer={viewer} busy={switching.busy} onChoose={switching.choose} />}
          <AddEnterpriseItem viewer={viewer} />
          <DropdownMenuLabel>
            <Trans>语言</Trans>
          </DropdownMenuLabel>
          <DropdownMenuRadioGroup value={language} onValueChange={(locale) => isLocale(locale) && setLanguage(locale)}>
            <DropdownMenuRadioItem value="zh-CN" lang="zh-CN">
              {LANGUAGE_NAMES['zh-CN']}
            </DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="en-US" lang="en-US">
              {LANGUAGE_NAMES['en-US']}
            </DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuLabel>
            <Trans>外观</Trans>
          </DropdownMenuLabel>
          <DropdownMenuRadioGroup value={theme}>
            {themes.map(([value, label]) => (
              <DropdownMenuRadioItem key={value} value={value} onSelect={() => chooseTheme(value)}>
                {label}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          {/* A phone shows cards instead of rows. */}
          {!phone && (
            <>
              <DropdownMenuLabel>
                <Trans>表格行距</Trans>
              </DropdownMenuLabel>
              <DropdownMenuRadioGroup value={density} onValueChange={setDensity}>
                <DropdownMenuRadioItem value="standard">
                  <Trans>标准</Trans>
                </DropdownMenuRadioItem>
                <DropdownMenuRadioItem value="compact">
                  <Trans>紧凑</Trans>
                </DropdownMenuRadioItem>
              </DropdownMenuRadioGroup>
            </>
          )}
          <DropdownMenuSeparator />
          {placed(items, personMenu).map((item) => (
            <PersonMenuItem key={item.id} {...item} />
          ))}
          <DropdownMenuItem icon={<LogOutIcon />} onSelect={() => setLeaving(true)}>
            <Trans>退出登录</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense fallback={null}>
        {opened === 'security' && <SecurityDialog onClose={close} />}
        {opened === 'password' && <ChangePasswordDialog onClose={close} />}
        {opened === 'absence' && <AbsenceDialog onClose={close} />}
        {opened === 'downloads' && <DownloadCentre onClose={close} />}
        {opened === 'service' && <CustomerServiceDialog onClose={close} />}
      </Suspense>
      <SwitchQuestion {...switching} />
      <SignOutQuestion viewer={viewer} open={leaving} onOpenChange={setLeaving} />
    </>
  );
}

const LANGUAGE_NAMES = { 'zh-CN': '中文', 'en-US': 'English' } as const;
