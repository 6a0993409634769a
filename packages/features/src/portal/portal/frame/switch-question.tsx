import { AlertDialog } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { useEnterpriseSwitch } from './use-enterprise-switch.ts';

/** Asks before a switch discards unsaved work. */
export function SwitchQuestion({ asked, busy, confirm, cancel }: ReturnType<typeof useEnterpriseSwitch>) {
  return (
    <AlertDialog
      open={asked !== undefined}
      onOpenChange={(open) => open || cancel()}
      title={<Trans>切换企业</Trans>}
      facts={asked?.enterpriseName}
      consequence={<Trans>有页面的内容尚未保存，切换后不能恢复。</Trans>}
      cancelLabel={<Trans>继续填写</Trans>}
      confirmLabel={<Trans>放弃并切换</Trans>}
      danger
      busy={busy}
      onConfirm={confirm}
    />
  );
}
