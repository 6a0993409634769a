import { EmptyState, Page, PageHeader, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { ListBody } from '../list-body.tsx';
import { MessageActs } from '../message-acts.tsx';
import { MessageFilterBar } from '../message-filter-bar.tsx';
import { MessageRow } from '../message-row.tsx';
import { ReaderLayout } from '../reader-layout.tsx';
import { UnreadWords } from '../unread-words.tsx';
import { useMessageGroup } from '../use-message-group.ts';
import { useMessages } from '../use-messages.ts';
import { MessageReader } from './message-reader.tsx';

const OPEN = { id: '' } as const;

/** The help centre's messages: the list on the left, the message on the right. */
export function NotificationScreen() {
  const { t } = useLingui();
  if (usePermission('message.read')) return <Notices />;
  return (
    <Page header={<PageHeader title={t`消息通知`} />}>
      <Panel>
        <EmptyState title={t`没有新的消息`}>
          <Trans>数据角色不接收业务消息。</Trans>
        </EmptyState>
      </Panel>
    </Page>
  );
}

function Notices() {
  const { t } = useLingui();
  const messages = useMessages();
  const { list, markRead } = messages;
  const groupOf = useMessageGroup();
  const [{ id }, setOpen] = useQueryState(OPEN);
  return (
    <Page
      header={
        <PageHeader title={t`消息通知`} sub={<UnreadWords count={messages.unread} />} actions={<MessageActs messages={messages} />} />
      }
    >
      <ReaderLayout
        readerLabel={t`消息内容`}
        onClose={() => setOpen({ id: '' })}
        nothing={
          <EmptyState title={t`选择一条消息`}>
            <Trans>消息的内容与相关业务会显示在这里。</Trans>
          </EmptyState>
        }
        reader={id === '' ? undefined : <MessageReader key={id} id={id} messages={messages} />}
        list={
          <>
            <MessageFilterBar list={list} />
            <ListBody
              label={t`消息通知`}
              list={list}
              keyOf={(message) => message.id}
              groupOf={groupOf}
              empty={{ title: t`没有新的消息`, text: <Trans>有待办、结果、到期或系统通知时，会出现在这里。</Trans> }}
              renderRow={(message) => (
                <MessageRow
                  message={message}
                  current={message.id === id}
                  onOpen={() => {
                    markRead(message);
                    setOpen({ id: message.id });
                  }}
                />
              )}
            />
          </>
        }
      />
    </Page>
  );
}
