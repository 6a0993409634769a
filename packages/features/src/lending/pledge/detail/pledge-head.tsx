import type { PledgeRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RecordHead } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';

/** A pledge in a glance: where it stands, its number, who submitted it, how much is lent by whom at what rate, and on how much of a pledge. */
export function PledgeHead({ pledge, aside }: { readonly pledge: PledgeRow; readonly aside?: ReactNode }) {
  const { applicationNumber, makerName, submittedAt, amount, lenderName, part } = pledge;
  const rate = formatRatePercent(pledge.annualRate);
  const pledged = formatMoney(pledge.pledged);
  const holder = pledge.holder.name;
  const head = { number: applicationNumber, makerName, submittedAt, amount };
  return (
    <RecordHead term={PLEDGE_APPLICATION_TERMS[pledge.state]} {...head} aside={aside}>
      {part === 'own' ? (
        <Trans>
          向{lenderName}贷款，年化 {rate}%，质押 <strong className="font-semibold text-ink">{pledged}</strong> 元
        </Trans>
      ) : (
        <Trans>
          {holder}向{lenderName}贷款，年化 {rate}%，质押 <strong className="font-semibold text-ink">{pledged}</strong> 元
        </Trans>
      )}
    </RecordHead>
  );
}
