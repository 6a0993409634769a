import { pagesOf, useNavigation } from '@lianxin/features/navigation';
import { useViewer } from '@lianxin/features/session';
import { Anchor, Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { AnnouncementList } from './announcement-list.tsx';
import { MessageList } from './message-list.tsx';
import { PersonMenu } from './person-menu.tsx';

/** The right end of the header: news, messages and the person; for a visitor, the ways in. */
export function HeaderEnd({ unread }: { readonly unread: number }) {
  const viewer = useViewer();
  const rows = useNavigation();
  if (viewer === undefined) {
    const register = pagesOf(rows).find((row) => row.name === 'register' && row.screen);
    return (
      <div className="flex gap-2">
        {register && (
          <Button asChild intent="line">
            <Anchor href={`#${register.path}`}>
              <Trans>注册</Trans>
            </Anchor>
          </Button>
        )}
        <Button asChild intent="primary">
          <Anchor href="#/login">
            <Trans>登录</Trans>
          </Anchor>
        </Button>
      </div>
    );
  }
  return (
    <>
      {viewer.role !== 'groupViewer' && (
        <>
          <AnnouncementList />
          <MessageList unread={unread} />
        </>
      )}
      <PersonMenu viewer={viewer} />
    </>
  );
}
