import { AnnouncementId, contract, type AnnouncementType } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorState,
  LoadingRegion,
  PaperclipIcon,
  SkeletonText,
  Tag,
  TextLink,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { fileSize } from '../../../platform/uploads/index.ts';
import { ANNOUNCEMENT_TERMS } from '../message-terms.ts';
import { RichText } from './rich-text.tsx';

export interface AnnouncementReaderProps {
  readonly id: string;
  /** The type shown in the list, which also restricts the neighbours. */
  readonly type: AnnouncementType | undefined;
  readonly onOpen: (id: string) => void;
}

/** An announcement with its files and neighbours. */
export function AnnouncementReader({ id, type, onOpen }: AnnouncementReaderProps) {
  const { t, i18n } = useLingui();
  const known = z.safeParse(AnnouncementId, id).data;
  const request = known === undefined ? null : { id: known, ...(type === undefined ? {} : { type }) };
  const { data, error, refresh } = useEndpoint(contract.message.announcement, request, { quiet: true });
  if (known === undefined || (error?.kind === 'refusal' && !data))
    return (
      <EmptyState title={t`没有这条公告`}>
        <Trans>它可能已撤下，或已过有效期。</Trans>
      </EmptyState>
    );
  if (error && !data) return <ErrorState title={t`公告没有加载出来`} requestId={error.requestId} onRetry={() => void refresh()} />;
  if (!data)
    return (
      <LoadingRegion className="p-6">
        <SkeletonText lines={6} />
      </LoadingRegion>
    );
  const { label, tone } = ANNOUNCEMENT_TERMS[data.type];
  const { previous, next } = data;
  const before = previous?.title;
  const after = next?.title;
  return (
    <article className="flex flex-col p-6 max-tablet:p-4">
      <h2 className="text-xl font-semibold">{data.title}</h2>
      <p className="mt-2 flex items-center gap-2 border-b border-line pb-4 text-sm text-ink-faint">
        {data.pinned && (
          <Tag tone="accent">
            <Trans>置顶</Trans>
          </Tag>
        )}
        <Tag tone={tone}>{i18n._(label)}</Tag>
        <time dateTime={data.publishedAt} className="tabular-nums">
          {shanghaiMinute(data.publishedAt)}
        </time>
      </p>
      <RichText html={data.content} className="py-5 leading-7" />
      {data.attachments.length > 0 && (
        <ul aria-label={t`附件`} className="mb-4 flex flex-col gap-1 rounded-sm bg-surface-sunken px-4 py-2.5 text-sm">
          {data.attachments.map((file) => (
            <li key={file.id} className="flex min-h-8 items-center gap-2">
              <PaperclipIcon aria-hidden className="flex-none text-ink-faint" />
              <TextLink href={file.url} target="_blank" className="min-w-0 break-all">
                {file.name}
              </TextLink>
              <span className="ml-auto flex-none text-xs text-ink-faint tabular-nums">{fileSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t`前后公告`} className="grid gap-2 border-t border-line pt-4 tablet:grid-cols-2">
        <Button
          className="h-auto min-h-9 justify-start py-1.5 text-left leading-5 whitespace-normal max-tablet:min-h-11"
          icon={<ChevronLeftIcon aria-hidden className="flex-none" />}
          disabled={previous === null}
          onClick={() => previous && onOpen(previous.id)}
        >
          {before === undefined ? t`没有上一条` : t`上一条：${before}`}
        </Button>
        <Button
          className="h-auto min-h-9 flex-row-reverse justify-start py-1.5 text-right leading-5 whitespace-normal max-tablet:min-h-11"
          icon={<ChevronRightIcon aria-hidden className="flex-none" />}
          disabled={next === null}
          onClick={() => next && onOpen(next.id)}
        >
          {after === undefined ? t`没有下一条` : t`下一条：${after}`}
        </Button>
      </nav>
    </article>
  );
}
