import { AlertDialog } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { onSwitchElsewhere } from './switch-channel.ts';

const reloadPage = (): void => window.location.reload();

/** Stops this tab where another one has switched the enterprise: what it shows belongs to the one before. */
export function SwitchedElsewhere({ onReload = reloadPage }: { readonly onReload?: () => void }) {
  const [enterpriseName, setEnterpriseName] = useState<string>();
  useEffect(() => onSwitchElsewhere(setEnterpriseName), []);
  return (
    <AlertDialog
      open={enterpriseName !== undefined}
      blocking
      onOpenChange={() => undefined}
      title={<Trans>已在其他页面切换企业</Trans>}
      facts={enterpriseName}
      consequence={<Trans>您在另一个页面切换到了上述企业。本页显示的仍是之前的企业，需重新加载后继续。</Trans>}
      confirmLabel={<Trans>重新加载</Trans>}
      onConfirm={onReload}
    />
  );
}
