import { contract, type DocumentId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  ErrorState,
  LoadingRegion,
  SkeletonText,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Clauses, TextDigest } from '../../../foundation/agreement/index.ts';

export interface DocumentDialogProps {
  readonly id: DocumentId;
  /** @default the version in force */
  readonly version?: string;
  readonly onClose: () => void;
  /** A further button, such as agreeing. */
  readonly action?: ReactNode;
}

/** A document with text, date and hash. */
export function DocumentDialog({ id, version, onClose, action }: DocumentDialogProps) {
  const { t, i18n } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.documents.get, version === undefined ? { id } : { id, version }, { quiet: true });
  const english = i18n.locale === 'en-US';
  const title = data === undefined ? t`协议全文` : english ? data.titleEn : data.title;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={title} {...(data === undefined ? {} : { description: t`第 ${data.version} 版，${data.effectiveFrom} 起生效` })}>
        <DialogBody tabIndex={0} role="region" aria-label={title}>
          {error && data === undefined && (
            <ErrorState title={t`协议没有加载出来`} requestId={error.requestId} onRetry={() => void refresh()} />
          )}
          {!error && data === undefined && (
            <LoadingRegion>
              <SkeletonText lines={10} />
            </LoadingRegion>
          )}
          {data && (
            <>
              {english && (
                <Banner tone="plain" className="mb-4">
                  <Trans>本页为中文文本的译文，仅供阅读；以中文文本为准。</Trans>
                </Banner>
              )}
              <Clauses text={english ? data.textEn : data.text} lang={english ? 'en-US' : 'zh-CN'} />
              <TextDigest sm3={data.sm3} className="mt-6 border-t border-line pt-3" />
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>关闭</Trans>
            </Button>
          </DialogClose>
          {data && action}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
