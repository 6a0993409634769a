import { shanghaiMinute } from '@lianxin/domain';
import { ChevronRightIcon, cn, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { termOf } from './message-terms.ts';
import { MessageText } from './message-text.tsx';
import { RowButton } from './row-button.tsx';
import { useMessageText } from './use-message-text.ts';
import type { Message } from './use-messages.ts';

export interface MessageRowProps {
  readonly message: Message;
  /** Open in the reader beside the list. */
  readonly current?: boolean;
  /** Whether a click leads to the subject; undefined if no message of the list does. */
  readonly leads?: boolean;
  readonly onOpen: () => void;
}

export function MessageRow({ message, current = false, leads, onOpen }: MessageRowProps) {
  const { i18n } = useLingui();
  const unread = message.readAt === null;
  const { title, content } = useMessageText()(message);
  const { label, tone } = termOf(message);
  return (
    <RowButton current={current} onOpen={onOpen} className="gap-2.5">
      <span className={cn('mt-1.75 size-1.75 flex-none', unread && 'rounded-full bg-pending-dot')}>
        {unread && (
          <span className="sr-only">
            <Trans>未读</Trans>
          </span>
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-x-3 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <Tag tone={tone}>{i18n._(label)}</Tag>
          <span className={cn('min-w-0', unread ? 'font-semibold' : 'text-ink-muted')}>{title}</span>
        </span>
        <span className="text-sm break-words text-ink-muted tablet:order-last tablet:col-span-2">
          <MessageText content={content} />
        </span>
        <time dateTime={message.createdAt} className="text-xs leading-5.5 text-ink-faint tabular-nums">
          {shanghaiMinute(message.createdAt)}
        </time>
      </span>
      {leads !== undefined && <ChevronRightIcon aria-hidden className={cn('mt-1 flex-none text-ink-faint', !leads && 'invisible')} />}
    </RowButton>
  );
}
