import { shanghaiMinute } from '@lianxin/domain';
import type { Viewer } from '../../../platform/session/index.ts';
import { Watermark } from '@lianxin/ui';
import { memo, useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const minute = (): string => shanghaiMinute(new Date().toISOString());

/** Person, enterprise and time over every page of a signed-in person. */
export const PageWatermark = memo(function PageWatermark({ viewer }: { readonly viewer: Viewer }) {
  const [now, setNow] = useState(minute);
  useEffect(() => {
    const timer = setInterval(() => setNow(minute()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <Watermark text={[viewer.displayName, viewer.enterpriseName, now].filter(Boolean).join(' ')} />;
});
