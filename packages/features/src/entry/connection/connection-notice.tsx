import { Banner, useOnline, usePublishedHeight } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
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

  if (!online) return <OfflineStrip />;
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--foot-now,0px)+16px)] z-(--z-toast) grid justify-items-center *:max-w-130 *:shadow-menu print:hidden">
      {back && (
        <Banner tone="positive">
          <Trans>网络已恢复，可以继续提交。</Trans>
        </Banner>
      )}
      {slow.acts > 0 && (
        <Banner tone="info">
          <Trans>仍在处理，请不要重复提交。结果出来前请留在本页。</Trans>
        </Banner>
      )}
      {slow.acts === 0 && slow.queries > 0 && (
        <Banner tone="plain" className="bg-surface-raised">
          <Trans>加载较慢，请稍候。</Trans>
        </Banner>
      )}
    </div>
  );
}

/** Stays as long as the network is gone, so it covers nothing: the page moves down by it, and what sticks to the window's top starts below it. */
function OfflineStrip() {
  const strip = useRef<HTMLDivElement>(null);
  usePublishedHeight(strip, '--notice-now');
  return (
    <Banner ref={strip} tone="caution" className="sticky top-0 z-(--z-header) rounded-none px-6 max-tablet:px-4 print:hidden">
      <strong>
        <Trans>网络已断开</Trans>
      </strong>{' '}
      <Trans>已填写的内容都在，恢复后可以继续。断网时不能签名和提交。</Trans>
    </Banner>
  );
}
