import type { PledgeDetail } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';

export interface RegistrationProps {
  readonly registration: NonNullable<PledgeDetail['registration']>;
}

/** The registration of the claim (中登), or the reason why the lender waived it. */
export function Registration({ registration }: RegistrationProps) {
  const { t } = useLingui();
  const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt, waivedBecause } = registration;
  const facts = [
    [t`登记证明编号`, certificateNumber],
    [t`登记时间`, registeredAt && shanghaiMinute(registeredAt)],
    [t`登记到期日`, expiresOn],
    [t`查询报告编号`, searchReportNumber],
    [t`查询时间`, searchedAt && shanghaiMinute(searchedAt)],
    [t`不登记的理由`, waivedBecause],
  ] as const;
  return (
    <FactSection title={<Trans>中登登记</Trans>} items={facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))} />
  );
}
