import { Button, DownloadIcon, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { DownloadCentre, SelfCheck } from '../../../foundation/support/index.ts';

/** Whether this machine can sign with a device, with advice. */
export function DeviceCheck() {
  const [downloading, setDownloading] = useState(false);
  return (
    <article className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">
        <Trans>签名设备自检</Trans>
      </h2>
      <p className="text-ink-muted">
        <Trans>用 UKey 签名前，先看本机是否具备所需条件。检测只在本机进行，不上传任何内容。</Trans>
      </p>
      <Suspense
        fallback={
          <LoadingRegion>
            <SkeletonText lines={3} />
          </LoadingRegion>
        }
      >
        <SelfCheck />
      </Suspense>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>
          <Trans>未检测到浏览器扩展：在下载中心安装后，重新打开浏览器再检测。</Trans>
        </li>
        <li>
          <Trans>未检测到签名设备插件：确认插件已安装并正在运行，安全软件没有拦截它。</Trans>
        </li>
        <li>
          <Trans>插件正常但读不到证书：拔下 UKey，换一个接口插入，等指示灯常亮后再试。</Trans>
        </li>
        <li>
          <Trans>PIN 码被锁定或证书过期：联系发证机构办理，换证后重新绑定；期间可以照常查看和填写，只是不能签名。</Trans>
        </li>
      </ul>
      <Button className="self-start print:hidden" icon={<DownloadIcon aria-hidden />} onClick={() => setDownloading(true)}>
        <Trans>打开下载中心</Trans>
      </Button>
      {downloading && (
        <Suspense>
          <DownloadCentre onClose={() => setDownloading(false)} />
        </Suspense>
      )}
    </article>
  );
}
