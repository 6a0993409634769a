import { Banner, useOnline } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSlowCalls } from '../../notices/index.ts';

/** The news that the network is back stands this long. */
const BACK_MS = 5_000;

/** Says over any page that the network is gone or back, and that something is still under way. Nothing else on the page changes: what was typed stays. */
export function ConnectionNotice() {
  const online = useOnline();
  const slow = useSlowCalls();
  const [seen, setSeen] = useState(online);
  const [back, setBack] = useState(false);
  if (seen !== online) {
    setSeen(online);
    setBack(online);
  }
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [back]);

  return (
    <div className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-height)+8px)] z-(--z-toast) grid justify-items-center gap-2 *:pointer-events-auto *:max-w-130 *:shadow-menu print:hidden">
      {!online && (
        <Banner tone="caution" title={<Trans>网络已断开</Trans>}>
          <Trans>已填写的内容都在，恢复后可以继续。断网时不能签名和提交。</Trans>
        </Banner>
      )}
      {online && back && (
        <Banner tone="positive">
          <Trans>网络已恢复，可以继续提交。</Trans>
        </Banner>
      )}
      {online && slow.acts > 0 && (
        <Banner tone="info">
          <Trans>仍在处理，请不要重复提交。结果出来前请留在本页。</Trans>
        </Banner>
      )}
      {online && slow.acts === 0 && slow.queries > 0 && (
        <Banner tone="plain" className="bg-surface-raised">
          <Trans>加载较慢，请稍候。</Trans>
        </Banner>
      )}
    </div>
  );
}
