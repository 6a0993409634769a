import type { contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiDate } from '@lianxin/domain';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCause } from '../../platform/terms/index.ts';

export interface SuspendedBannerProps {
  /** Why the enterprise may not issue for the moment; null or not known yet: nothing is said. */
  readonly suspension: ResponseOf<typeof contract.enterprise.get>['issueSuspension'] | undefined;
  /** Leads to what lifts it: the vouchers that are overdue and not paid. Without it nothing leads there. */
  readonly onOverdue?: (() => void) | undefined;
  /** What can be done on this page meanwhile, and what lifts it. */
  readonly children: ReactNode;
}

/** Says where an enterprise issues and pays that it may not issue for the moment, why, and since when (银发〔2025〕77号 Art 15). */
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
      <p>{children}</p>
    </Banner>
  );
}
