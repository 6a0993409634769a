import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import {
  Banner,
  Button,
  CopyButton,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  LoadingRegion,
  QrCode,
  SkeletonText,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, FailureBanner, FailureState, useNotices } from '../../platform/notices/index.ts';
import { useSignedInViewer } from '../../platform/session/index.ts';

const { calendarFeed } = contract;

/** Creates an address for a calendar program, shown only once; renews or ends it. */
export function SubscribeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { enterpriseName = '' } = useSignedInViewer();
  const { data, error, isValidating, refresh } = useEndpoint(calendarFeed.list, {}, { quiet: true });
  const opening = useAction(calendarFeed.open, { quiet: true });
  const [address, setAddress] = useState<string>();
  const current = data?.find(({ isCurrent }) => isCurrent);

  async function open(): Promise<void> {
    const result = await opening.run({});
    if (result.ok) setAddress(result.data.address);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent size="md" title={t`订阅到期日历`}>
        <DialogBody className="flex flex-col gap-4 text-sm">
          <p className="text-ink-muted">
            <Trans>
              在手机、邮箱或电脑的日历中订阅{enterpriseName}
              的到期收款、到期付款和还本付息。日历自动更新，每天每类一条，只有日期、类别、笔数和金额。
            </Trans>
          </p>
          {opening.error && <FailureBanner error={opening.error} />}
          {data === undefined && error && <FailureState error={error} onRetry={() => void refresh()} retrying={isValidating} />}
          {data === undefined && !error && (
            <LoadingRegion>
              <SkeletonText lines={3} />
            </LoadingRegion>
          )}
          {address !== undefined && <Address address={address} />}
          {address === undefined && current && <Standing id={current.id} />}
        </DialogBody>
        <DialogFooter>
          {address === undefined ? (
            <>
              <Button onClick={onClose}>
                <Trans>关闭</Trans>
              </Button>
              {data !== undefined && (
                <Button intent="primary" busy={opening.busy} onClick={() => void open()}>
                  {current ? <Trans>重新生成地址</Trans> : <Trans>生成订阅地址</Trans>}
                </Button>
              )}
            </>
          ) : (
            <Button intent="primary" onClick={onClose}>
              <Trans>完成</Trans>
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The address to copy, open in a calendar program, or scan with a phone. */
function Address({ address }: { readonly address: string }) {
  const { t } = useLingui();
  // webcals on secure portals: otherwise the first request would send the secret unencrypted.
  const program = address.replace(/^http/, 'webcal');
  return (
    <div className="flex flex-col gap-3">
      <Banner tone="caution">
        <Trans>地址只显示这一次。任何人知道它，不登录也能看到上述内容，请勿转发；可随时在“账户与安全”中停用。</Trans>
      </Banner>
      <div className="flex flex-wrap items-start gap-4">
        <QrCode text={program} label={t`订阅地址的二维码`} className="size-40 flex-none" />
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <div className="flex items-start gap-2 rounded-md border border-line bg-surface-inset p-2.5">
            <span className="min-w-0 flex-1 break-all">{address}</span>
            <CopyButton text={address} label={t`复制订阅地址`} />
          </div>
          <p className="text-ink-muted">
            <Trans>在日历程序中选择“添加订阅日历”或“通过 URL 添加”，粘贴此地址；或用手机相机扫码。</Trans>
          </p>
          <a href={program} className="self-start text-accent underline">
            <Trans>在本机的日历程序中打开</Trans>
          </a>
        </div>
      </div>
    </div>
  );
}

/** An existing address with a button to end it; its dates are in 账户与安全. */
function Standing({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error } = useAction(calendarFeed.end, { quiet: true });

  async function end(): Promise<void> {
    const result = await run({ id });
    if (result.ok) show({ tone: 'positive', text: t`日历订阅已停用`, durationMs: DURATION_MS.success });
  }

  return (
    <>
      {error && <FailureBanner error={error} />}
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line px-3 py-2">
        <span className="min-w-0 flex-1">
          <Trans>已有订阅地址</Trans>
        </span>
        <Button size="sm" busy={busy} onClick={() => void end()}>
          <Trans>停用</Trans>
        </Button>
      </div>
      <p className="text-ink-muted">
        <Trans>地址不再显示。遗失时重新生成，原来的地址随即失效。</Trans>
      </p>
    </>
  );
}
