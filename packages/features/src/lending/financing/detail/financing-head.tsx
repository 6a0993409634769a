import type { FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RecordHead } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';

/** A financing in a glance: where it stands, its number, who submitted it, how much of which lender at what rate, and what is left of it. */
export function FinancingHead({ financing, aside }: { readonly financing: FinancingDetail; readonly aside?: ReactNode }) {
  const { applicationNumber, makerName, submittedAt, amount, lenderName, part } = financing;
  const rate = formatRatePercent(financing.annualRate);
  const net = formatMoney(financing.net);
  const share = formatMoney(financing.issuerCosts);
  const head = { number: applicationNumber, makerName, submittedAt, amount };
  return (
    <RecordHead term={FINANCING_TERMS[financing.state]} {...head} aside={aside}>
      {part === 'counterparty' ? (
        <Trans>
          {lenderName}，年化 {rate}%，贵司承担 <strong className="font-semibold text-ink">{share}</strong> 元
        </Trans>
      ) : (
        <Trans>
          {lenderName}，年化 {rate}%，到账净额 <strong className="font-semibold text-ink">{net}</strong> 元
        </Trans>
      )}
    </RecordHead>
  );
}
