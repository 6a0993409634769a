import type { contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiDate } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SuspendedBannerProps {
  /** Why the enterprise may not issue for the moment; null or not known yet: nothing is said. */
  readonly suspension: ResponseOf<typeof contract.enterprise.get>['issueSuspension'] | undefined;
  /** Leads to what lifts it. */
  readonly action?: ReactNode;
  /** What can be done on this page meanwhile, and what lifts it. */
  readonly children: ReactNode;
}

/** Says where an enterprise issues and pays that it may not issue for the moment, why, and since when (银发〔2025〕77号 Art 15). */
export function SuspendedBanner({ suspension, action, children }: SuspendedBannerProps) {
  const { t } = useLingui();
  if (!suspension) return null;
  const { reason, since } = suspension;
  return (
    <Banner tone="critical" title={t`本企业已被暂停开立`} action={action}>
      <p>{since === null ? t`原因：${reason}` : t`自 ${{ day: shanghaiDate(new Date(since)) }} 起，原因：${reason}`}</p>
      <p>{children}</p>
    </Banner>
  );
}
