import type { contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiDate } from '@lianxin/domain';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCause } from '../../platform/terms/index.ts';

export interface SuspendedBannerProps {
  /** Why the enterprise may not issue at present; null or undefined if it may or this is not known yet. */
  readonly suspension: ResponseOf<typeof contract.enterprise.get>['issueSuspension'] | undefined;
  /** Goes to the overdue vouchers. @default without a link */
  readonly onOverdue?: (() => void) | undefined;
  /** What is still possible on this page, and how the suspension ends. @default how it ends, and that issued vouchers are not affected */
  readonly children?: ReactNode;
}

/** Tells an issuer that it may not issue at present, why, and since when (银发〔2025〕77号 Art 15). */
export function SuspendedBanner({ suspension, onOverdue, children }: SuspendedBannerProps) {
  const { t } = useLingui();
  const causeOf = useCause();
  if (!suspension) return null;
  const { since } = suspension;
  const reason = causeOf(suspension.reason);
  return (
    <Banner
      tone="critical"
      title={t`本企业已被暂停开立`}
      action={
        onOverdue && (
          <Button size="sm" onClick={onOverdue}>
            <Trans>查看逾期未付</Trans>
          </Button>
        )
      }
    >
      <p>{since === null ? t`原因：${reason}` : t`自 ${{ day: shanghaiDate(new Date(since)) }} 起，原因：${reason}`}</p>
      <p>{children ?? <Trans>到期未付的凭证连同逾期利息付清后，由平台运营核实并解除暂停；已开立的凭证照常流转和付款。</Trans>}</p>
    </Banner>
  );
}
