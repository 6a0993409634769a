import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { isStorageDenied, onStorageDenied } from '../../../platform/browser-storage/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';

/** Tells the person once what is lost where the browser denies storage. */
export function useStorageNotice(): void {
  const { t } = useLingui();
  const { show } = useNotices();
  const denied = useSyncExternalStore(onStorageDenied, isStorageDenied);
  useEffect(() => {
    if (!denied) return;
    show({
      id: 'storage-denied',
      tone: 'caution',
      text: t`浏览器不允许本站保存数据，或空间已满：语言、外观、打开的页签和用户名只在本页有效，刷新后恢复默认。其他功能不受影响。`,
      durationMs: DURATION_MS.business,
    });
  }, [denied, show, t]);
}
