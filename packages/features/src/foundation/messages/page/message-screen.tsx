import { EmptyState, Page, PageHeader, Panel } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { ListBody } from '../list-body.tsx';
import { MessageActs } from '../message-acts.tsx';
import { MessageFilterBar } from '../message-filter-bar.tsx';
import { MessageRow } from '../message-row.tsx';
import { UnreadWords } from '../unread-words.tsx';
import { useMessageGroup } from '../use-message-group.ts';
import { useMessages } from '../use-messages.ts';

const TITLE = msg({ message: '消息通知', context: 'page' });

/** The person's messages; a click marks one as read and opens its subject. The data role has none (specification §6). */
export function MessageScreen() {
  const { t, i18n } = useLingui();
  const isData = !usePermission('message.read');
  return (
    <Page header={<PageHeader title={i18n._(TITLE)} />}>
      {isData ? (
        <Panel>
          <EmptyState title={t`没有新的消息`}>
            <Trans>数据角色不接收业务消息。</Trans>
          </EmptyState>
        </Panel>
      ) : (
        <MessagePanel />
      )}
    </Page>
  );
}

function MessagePanel() {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const { list, placeOf, markRead, goTo } = messages;
  const groupOf = useMessageGroup();
  return (
    <Panel flush title={<Trans>我的消息</Trans>} sub={<UnreadWords count={messages.unread} />} extra={<MessageActs messages={messages} />}>
      <MessageFilterBar list={list} />
      <ListBody
        label={i18n._(TITLE)}
        list={list}
        keyOf={(message) => message.id}
        groupOf={groupOf}
        empty={{ title: t`没有新的消息`, text: <Trans>有待办、结果、到期或系统通知时，会出现在这里。</Trans> }}
        renderRow={(message) => {
          const to = placeOf(message);
          return (
            <MessageRow
              message={message}
              leads={to !== undefined}
              onOpen={() => {
                markRead(message);
                if (to !== undefined) goTo(to);
              }}
            />
          );
        }}
      />
    </Panel>
  );
}
