import { Banner, useOnline, type BannerProps } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { InNoticeArea, useSlowCalls } from '../../../platform/notices/index.ts';

/** Duration of the notice that the network is back. */
const BACK_MS = 5_000;

/** Shows a lost or restored network, slow calls and lost answers, over any page. */
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
    <InNoticeArea>
      {!online && (
        <Strip tone="caution">
          <strong>
            <Trans>网络已断开</Trans>
          </strong>{' '}
          <Trans>已填写的内容都在，恢复后可以继续。断网时不能签名和提交。</Trans>
        </Strip>
      )}
      {online && back && (
        <Strip tone="positive">
          <Trans>网络已恢复，可以继续提交。</Trans>
        </Strip>
      )}
      {slow.lost > 0 && (
        <Strip tone="caution">
          <Trans>没有收到答复，正在向服务器确认是否已办成，不会重复。结果出来前请留在本页。</Trans>
        </Strip>
      )}
      {online && slow.lost === 0 && slow.acts > 0 && (
        <Strip tone="info">
          <Trans>仍在处理，请不要重复提交。结果出来前请留在本页。</Trans>
        </Strip>
      )}
      {online && slow.lost === 0 && slow.acts === 0 && slow.queries > 0 && (
        <Strip tone="plain">
          <Trans>加载较慢，请稍候。</Trans>
        </Strip>
      )}
    </InNoticeArea>
  );
}

const Strip = (props: Pick<BannerProps, 'tone' | 'children'>) => <Banner {...props} className="rounded-none px-6 max-tablet:px-4" />;
