import { shanghaiMinute } from '@lianxin/domain';
import { ChevronRightIcon, cn, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MESSAGE_TERMS } from './message-terms.ts';
import type { Message } from './use-messages.ts';

export interface MessageRowProps {
  readonly message: Message;
  /** It is open in the reader beside the list. */
  readonly current?: boolean;
  /** A press leads to the matter of the message. */
  readonly leads?: boolean;
  readonly onOpen: () => void;
}

/** One message: unread dot, type, title, time, what it says. */
export function MessageRow({ message, current = false, leads = false, onOpen }: MessageRowProps) {
  const { i18n } = useLingui();
  const unread = message.readAt === null;
  const { label, tone } = MESSAGE_TERMS[message.type];
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      className="flex w-full gap-2.5 px-4 py-3 text-left hover:bg-surface-hover focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft"
      onClick={onOpen}
    >
      <span className={cn('mt-1.75 size-1.75 flex-none', unread && 'rounded-full bg-pending-dot')}>
        {unread && (
          <span className="sr-only">
            <Trans>未读</Trans>
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Tag tone={tone}>{i18n._(label)}</Tag>
          <span className={cn('min-w-0', unread ? 'font-semibold' : 'text-ink-muted')}>{message.title}</span>
          <time dateTime={message.createdAt} className="ml-auto flex-none text-xs text-ink-faint tabular-nums">
            {shanghaiMinute(message.createdAt)}
          </time>
        </span>
        <span className="mt-1 block text-sm break-words text-ink-muted">{message.content}</span>
      </span>
      {leads && <ChevronRightIcon aria-hidden className="mt-1 flex-none text-ink-faint" />}
    </button>
  );
}
