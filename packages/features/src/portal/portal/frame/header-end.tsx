import { LanguageSwitch } from '../../../platform/language/index.ts';
import { headerMenu, PlaceLink, useNavigation, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { Anchor, Button, CircleHelpIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { placed, useSlots } from '../../../platform/slots/index.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { MessageBell } from './message-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SearchSlot } from './search-slot.tsx';

const ICON =
  'grid size-10 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink max-desktop:hidden [&_.lucide]:size-5';

/** A phone's bar is 48 px high: the button is smaller but its touch area is not. */
const FITS_THE_BAR = 'relative max-tablet:h-9 max-tablet:after:absolute max-tablet:after:-inset-1 max-tablet:after:content-[""]';

export interface HeaderEndProps {
  readonly onSearch: () => void;
  /** Open pages on a phone. */
  readonly phoneTabs?: ReactNode;
}

/** News, messages and person; for visitors, the ways in. On a phone registering is only on the sign-in page. */
export function HeaderEnd({ onSearch, phoneTabs }: HeaderEndProps) {
  const viewer = useViewer();
  const { i18n } = useLingui();
  const rows = useNavigation();
  const place = usePlace();
  const { header: slots = {} } = useSlots();
  const reads = usePermission('message.read');
  const helpSection = rows.find((row) => row.kind === 'section' && row.help)?.path;
  const help = headerMenu(rows, viewer).find((item) => item.section === helpSection);
  if (viewer === undefined) {
    const register = place('registration.register');
    return (
      <div className="flex items-center gap-2 max-tablet:gap-1.5 max-tablet:pr-1">
        <LanguageSwitch className={`${FITS_THE_BAR} max-tablet:px-2 max-tablet:[&_.lucide]:hidden`} />
        {register && (
          <Button asChild intent="line" className="max-tablet:hidden">
            <Anchor href={`#${register}`}>
              <Trans>注册</Trans>
            </Anchor>
          </Button>
        )}
        <Button asChild intent="primary" className={FITS_THE_BAR}>
          <PlaceLink to="access.signIn">
            <Trans>登录</Trans>
          </PlaceLink>
        </Button>
      </div>
    );
  }
  const added = Object.entries(slots).map(([id, Added]) => ({ id, part: <Added /> }));
  const items = [
    {
      id: 'help',
      part: help && (
        <Anchor href={`#${help.path}`} aria-label={i18n._(help.label)} title={i18n._(help.label)} className={ICON}>
          <CircleHelpIcon aria-hidden />
        </Anchor>
      ),
    },
    ...(reads
      ? [
          { id: 'announcements', part: <AnnouncementList /> },
          { id: 'messages', part: <MessageBell /> },
        ]
      : []),
  ];
  return (
    <>
      <SearchSlot onSearch={onSearch} />
      {placed(items, added).map(({ id, part }) => (
        <Fragment key={id}>{part}</Fragment>
      ))}
      {phoneTabs}
      <PersonMenu viewer={viewer} />
    </>
  );
}
