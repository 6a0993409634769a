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

/** Tells an issuer that it may not issue at present, why, since when, and who has to do what about it (银发〔2025〕77号 Art 15). */
export function SuspendedBanner({ suspension, onOverdue, children }: SuspendedBannerProps) {
  const { t } = useLingui();
  const causeOf = useCause();
  if (!suspension) return null;
  const { since, overdue } = suspension;
  const reason = causeOf(suspension.reason);
  return (
    <Banner
      tone="critical"
      title={t`本企业已被暂停开立`}
      action={
        overdue > 0 && onOverdue ? (
          <Button size="sm" onClick={onOverdue}>
            <Trans>查看逾期未付</Trans>
          </Button>
        ) : undefined
      }
    >
      <p>{since === null ? t`原因：${reason}` : t`自 ${{ day: shanghaiDate(new Date(since)) }} 起，原因：${reason}`}</p>
      <p>
        {overdue > 0 ? (
          <Trans>还有 {{ overdue }} 张凭证到期未付：请连同逾期利息付清，再由平台运营核实并解除暂停。</Trans>
        ) : (
          <Trans>目前没有到期未付的凭证，本企业无需再付款；等待平台运营核实并解除暂停，结果会发消息通知。</Trans>
        )}
      </p>
      <p>{children ?? <Trans>已开立的凭证照常流转和付款。</Trans>}</p>
    </Banner>
  );
}
