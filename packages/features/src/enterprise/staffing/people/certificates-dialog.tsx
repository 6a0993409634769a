import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { lastValidDay } from '@lianxin/domain';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonDialog } from '../../../platform/lists/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import type { StaffMember } from './staff-terms.ts';

export interface CertificatesDialogProps {
  /** The person in the list; undefined if no longer there. */
  readonly of: StaffMember | undefined;
  readonly onClose: () => void;
}

/** A person's certificates; the administrator can unbind one, with a reason for the person. */
export function CertificatesDialog({ of, onClose }: CertificatesDialogProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error, reset } = useAction(contract.signature.unbindCertificate, { quiet: true });
  const [taking, setTaking] = useState<string>();
  const name = of?.displayName ?? '';
  const close = () => {
    setTaking(undefined);
    reset();
  };

  async function unbind(serial: string, reason: string): Promise<void> {
    if (of === undefined) return;
    const result = await run({ serial, userId: of.userId, reason });
    if (!result.ok) return;
    close();
    show({ tone: 'positive', text: t`已解绑 ${serial}，并已告知${name}`, durationMs: DURATION_MS.success });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`${name}的签名证书`}>
        <DialogBody className="flex flex-col gap-3">
          <p className="text-sm text-ink-muted">
            <Trans>本人绑定的 UKey 和云证书。解绑后不能再用它签名，此前的签名仍然有效。</Trans>
          </p>
          {of === undefined || of.boundCertificates.length === 0 ? (
            <p className="text-sm">
              <Trans>没有绑定的证书。</Trans>
            </p>
          ) : (
            <ul aria-label={t`绑定的证书`} className="divide-y divide-line rounded-md border border-line text-sm">
              {of.boundCertificates.map(({ serial, subject, driver, validUntil }) => (
                <li key={serial} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {subject}
                    <span className="block text-xs text-ink-muted tabular-nums">
                      {driver === 'ukeyBridge' ? t`UKey` : t`云证书`} {serial} · {t`至 ${{ lastDay: lastValidDay(validUntil) }}`}
                    </span>
                  </span>
                  <Button size="sm" aria-label={t`解绑 ${serial}`} onClick={() => setTaking(serial)}>
                    <Trans>解绑</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>关闭</Trans>
          </Button>
        </DialogFooter>
        {taking !== undefined && (
          <ReasonDialog
            open
            onOpenChange={(open) => !open && close()}
            title={t`解绑${name}的证书 ${taking}`}
            consequence={t`对方立即不能再用这张证书签名；需要时可以由本人重新绑定。`}
            confirmLabel={t`解绑`}
            danger
            reader={name}
            suggestions={[t`人员调岗`, t`UKey 遗失`, t`证书已更换`]}
            busy={busy}
            error={error}
            onConfirm={(reason) => void unbind(taking, reason)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
