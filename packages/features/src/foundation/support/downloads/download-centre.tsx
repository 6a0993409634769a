import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import {
  Button,
  CopyButton,
  Dialog,
  DialogBody,
  DialogContent,
  DownloadIcon,
  EmptyState,
  ErrorState,
  LoadingRegion,
  SkeletonText,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { fileSize } from '../../../platform/uploads/index.ts';
import { SelfCheck } from './self-check.tsx';

type Download = ResponseOf<typeof contract.support.downloads>[number];

/** 下载中心: plug-ins and extensions with version, size and hash, if available. */
export function DownloadCentre({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.support.downloads, {}, { quiet: true });
  const groups = [
    { kind: 'signingDevice', title: t`签名设备插件` },
    { kind: 'browserExtension', title: t`浏览器扩展` },
  ];
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t`下载中心`}>
        <DialogBody className="flex flex-col gap-5">
          <SelfCheck />
          {error && !data && (
            <ErrorState title={<Trans>下载列表没有加载出来</Trans>} requestId={error.requestId} onRetry={() => void refresh()} />
          )}
          {!error && !data && (
            <LoadingRegion>
              <SkeletonText lines={4} />
            </LoadingRegion>
          )}
          {data?.length === 0 && <EmptyState title={<Trans>平台还没有提供下载</Trans>} />}
          {groups.map(({ kind, title }) => {
            const offered = data?.filter((one) => one.kind === kind) ?? [];
            return (
              offered.length > 0 && (
                <section key={kind} className="flex flex-col gap-2">
                  <h3 className="font-semibold">{title}</h3>
                  <ul className="divide-y divide-line rounded-md border border-line">
                    {offered.map((one) => (
                      <Offered key={one.id} title={title} download={one} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
          {data && data.length > 0 && (
            <p className="text-sm text-ink-muted">
              <Trans>下载后请核对 SHA-256，一致后再安装。平台不会自动运行任何下载的文件。</Trans>
            </p>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Offered({ title, download }: { readonly title: string; readonly download: Download }) {
  const { t } = useLingui();
  const { platform, version, size, sha256, url, updatedAt } = download;
  const facts = [
    version,
    size === null ? undefined : fileSize(size),
    updatedAt === null ? undefined : shanghaiMinute(updatedAt).slice(0, 10),
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-x-4 px-3.5 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p>{platform}</p>
        {facts.length > 0 && <p className="text-xs text-ink-muted">{facts.join(' · ')}</p>}
        {sha256 !== null && (
          <p className="flex items-center gap-1 text-xs text-ink-muted">
            <span className="min-w-0 font-mono break-all">{`SHA-256 ${sha256}`}</span>
            <CopyButton text={sha256} label={t`复制 SHA-256`} />
          </p>
        )}
      </div>
      {url === null ? (
        <span className="flex-none text-ink-muted">
          <Trans>暂未提供文件</Trans>
        </span>
      ) : (
        <Button asChild>
          <a href={url} download aria-label={t`下载 ${title} ${platform}`}>
            <DownloadIcon aria-hidden />
            <Trans>下载</Trans>
          </a>
        </Button>
      )}
    </li>
  );
}
