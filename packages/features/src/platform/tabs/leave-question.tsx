import { AlertDialog } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { guardLeaving } from '../navigation/index.ts';
import { dropUnsaved, useUnsavedPaths } from './unsaved.ts';

/** Asks before unsaved work is left, by navigation or closing the window. Mounted once in the shell. */
export function LeaveQuestion() {
  const unsaved = useUnsavedPaths().size > 0;
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!unsaved) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    const release = guardLeaving((go) => setLeave(() => go));
    return () => {
      window.removeEventListener('beforeunload', keep);
      release();
    };
  }, [unsaved]);

  return (
    <AlertDialog
      open={leave !== undefined}
      onOpenChange={(open) => open || setLeave(undefined)}
      title={<Trans>离开正在填写的页面</Trans>}
      consequence={<Trans>本页有尚未保存的内容，离开后不能恢复。</Trans>}
      cancelLabel={<Trans>继续填写</Trans>}
      confirmLabel={<Trans>放弃并离开</Trans>}
      danger
      onConfirm={() => {
        const go = leave;
        setLeave(undefined);
        dropUnsaved();
        go?.();
      }}
    />
  );
}
