import { contract, MessageId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Button, EmptyState, ErrorState, LoadingRegion, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { termOf } from '../message-terms.ts';
import { MessageText } from '../message-text.tsx';
import { useMessageText } from '../use-message-text.ts';
import type { Messages } from '../use-messages.ts';

/** A message with a link to its subject. The list need not contain it, because it may be opened by a link. */
export function MessageReader({ id, messages }: { readonly id: string; readonly messages: Messages }) {
  const { t, i18n } = useLingui();
  const textOf = useMessageText();
  const known = z.safeParse(MessageId, id).data;
  const { data, error, refresh } = useEndpoint(contract.message.detail, known === undefined ? null : { id: known }, { quiet: true });
  if (known === undefined || (error?.kind === 'refusal' && !data))
    return (
      <EmptyState title={t`没有这条消息`}>
        <Trans>它可能属于您的另一家企业。切换企业后再打开链接。</Trans>
      </EmptyState>
    );
  if (error && !data) return <ErrorState title={t`消息没有加载出来`} requestId={error.requestId} onRetry={() => void refresh()} />;
  if (!data)
    return (
      <LoadingRegion className="p-6">
        <SkeletonText lines={4} />
      </LoadingRegion>
    );
  const to = messages.placeOf(data);
  const { title, content } = textOf(data);
  const { label, tone } = termOf(data);
  return (
    <article className="flex flex-col gap-3 p-6 max-tablet:p-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="flex items-center gap-2 text-sm text-ink-faint">
        <Tag tone={tone}>{i18n._(label)}</Tag>
        <time dateTime={data.createdAt} className="tabular-nums">
          {shanghaiMinute(data.createdAt)}
        </time>
      </p>
      <p className="break-words whitespace-pre-line">
        <MessageText content={content} />
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {to !== undefined && (
          <Button intent="primary" onClick={() => messages.goTo(to)}>
            <Trans>查看业务</Trans>
          </Button>
        )}
        {data.readAt === null && (
          <Button busy={messages.marking} onClick={() => messages.markRead(data)}>
            <Trans>标为已读</Trans>
          </Button>
        )}
      </div>
    </article>
  );
}
