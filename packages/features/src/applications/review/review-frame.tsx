import type { EndpointState } from '@lianxin/api/react';
import { LoadingRegion, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { FailureState } from '../../platform/notices/index.ts';

export interface ReviewFrameProps<Detail> {
  readonly state: EndpointState<Detail>;
  /** Receives the focus when the item is opened by a key. */
  readonly content: Ref<HTMLDivElement>;
  /** The head, which stays visible: number, state and amount. */
  readonly head: (detail: Detail) => ReactNode;
  /** The side column: checks, files and history. */
  readonly aside: (detail: Detail) => ReactNode;
  /** The content as submitted. */
  readonly children: (detail: Detail) => ReactNode;
}

/** The frame of an item under review, with its loading and error states. */
export function ReviewFrame<Detail>({ state, content, head, aside, children }: ReviewFrameProps<Detail>) {
  const { t } = useLingui();
  const { data, error, refresh } = state;
  if (error && data === undefined) return <FailureState className="flex-1" error={error} onRetry={() => void refresh()} />;
  if (data === undefined) {
    return (
      <LoadingRegion className="flex flex-1 flex-col gap-8 p-6">
        <SkeletonText lines={2} />
        <SkeletonText lines={10} />
      </LoadingRegion>
    );
  }
  return (
    <>
      <header className="border-b border-line px-6 py-4 max-tablet:px-4">
        <h2 className="sr-only">{t`申请内容`}</h2>
        {head(data)}
      </header>
      <div
        ref={content}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
        tabIndex={0}
        role="region"
        aria-label={t`申请内容`}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div className="grid min-h-full desktop:grid-cols-[minmax(0,1fr)_320px]">
          <div className="flex min-w-0 flex-col gap-4 p-6 max-tablet:p-4">{children(data)}</div>
          <aside className="flex flex-col gap-5 border-line bg-surface-sunken p-5 max-desktop:border-t desktop:border-l max-tablet:p-4">
            {aside(data)}
          </aside>
        </div>
      </div>
    </>
  );
}
