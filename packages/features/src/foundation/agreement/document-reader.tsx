import { contract, type DocumentConsent, type DocumentId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Button, ChevronDownIcon, cn, ErrorState, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { Clauses } from './clauses.tsx';
import { TextDigest } from './text-digest.tsx';

export interface DocumentReaderProps {
  readonly id: DocumentId;
  /** @default the one in force */
  readonly version?: string | undefined;
  /** Called with the document once its end was reached. */
  readonly onRead?: ((shown: DocumentConsent) => void) | undefined;
  /** Height of the frame. @default 404 px */
  readonly className?: string | undefined;
}

/** Tolerance at the end, because browsers round. */
const END_PX = 24;

/** A scrolling document with a hint until its end is reached. */
export function DocumentReader({ id, version: wanted, onRead, className }: DocumentReaderProps) {
  const { i18n } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.documents.get, wanted === undefined ? { id } : { id, version: wanted }, {
    quiet: true,
  });
  const text = useRef<HTMLElement | null>(null);
  const [ended, setEnded] = useState(false);
  const look = useCallback(
    (node: HTMLElement | null) => {
      if (!node || !data || node.scrollTop + node.clientHeight < node.scrollHeight - END_PX) return;
      setEnded(true);
      onRead?.({ id: data.id, version: data.version });
    },
    [data, onRead],
  );
  if (error && !data)
    return <ErrorState title={<Trans>协议没有加载出来</Trans>} requestId={error.requestId} onRetry={() => void refresh()} />;
  if (!data)
    return (
      <LoadingRegion className={cn('h-[404px] rounded-md border border-line p-8', className)}>
        <SkeletonText lines={8} />
      </LoadingRegion>
    );
  const english = i18n.locale === 'en-US';
  const title = english ? data.titleEn : data.title;
  const { version, effectiveFrom } = data;
  return (
    <div className={cn('flex h-[404px] flex-col overflow-hidden rounded-md border border-line bg-surface-sunken', className)}>
      <section
        ref={(node) => {
          text.current = node;
          look(node);
        }}
        aria-label={title}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4.5 focus-visible:-outline-offset-2 max-tablet:p-0"
        onScroll={(event) => look(event.currentTarget)}
      >
        <div className="mx-auto max-w-[600px] border border-line bg-surface px-13 py-8 max-tablet:border-0 max-tablet:px-5 max-tablet:py-5">
          <h2 className="text-center font-instrument text-[19px] leading-[30px] [&:lang(zh)]:tracking-[0.06em]">{title}</h2>
          <p className="my-2 text-center text-xs text-ink-muted">
            <Trans>
              版本 {version}，自 {effectiveFrom} 起施行
            </Trans>
          </p>
          {data.template && (
            <p className="mb-2 text-center text-xs text-ink-muted">
              <Trans>示范文本，正式文本以法务确认的版本为准</Trans>
            </p>
          )}
          {english && <p className="mb-2 text-center text-xs text-ink-muted">{ENGLISH_NOTE}</p>}
          <Clauses text={english ? data.textEn : data.text} lang={english ? 'en-US' : 'zh-CN'} />
          <TextDigest sm3={data.sm3} className="pt-4" />
        </div>
      </section>
      {!ended && (
        <div className="flex flex-none justify-center border-t border-line bg-surface p-1.5">
          <Button
            size="sm"
            intent="quiet"
            icon={<ChevronDownIcon aria-hidden />}
            onClick={() => text.current?.scrollBy({ top: text.current.clientHeight * 0.9 })}
          >
            <Trans>向下滚动，阅读全文</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** For readers of English only. */
const ENGLISH_NOTE = 'English translation, for reading only; the Chinese text is binding.';
