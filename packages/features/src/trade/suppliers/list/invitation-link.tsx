import { shanghaiMinute } from '@lianxin/domain';
import { CopyButton, QrCode } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import type { Invitation } from './supplier-terms.ts';

/** The link of an open invitation, to copy or scan. It names nobody. */
export function InvitationLink({ invitation: { token, expiresAt } }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const place = usePlace();
  const path = token === null ? undefined : place('registration.register', { invite: token });
  if (path === undefined) return null;
  const link = `${location.origin}${location.pathname}#${path}`;
  const until = shanghaiMinute(expiresAt);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode text={link} label={t`邀请注册的二维码`} className="size-40 flex-none" />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2 text-sm">
        <div className="flex items-start gap-2 rounded-md border border-line bg-surface-inset p-2.5">
          <span className="min-w-0 flex-1 break-all">{link}</span>
          <CopyButton text={link} label={t`复制邀请链接`} />
        </div>
        <p className="text-ink-muted">
          <Trans>有效至 {until}，仅供一家企业使用。链接不含任何个人信息；对方注册并审核通过后，自动成为本企业的供应商。</Trans>
        </p>
      </div>
    </div>
  );
}
