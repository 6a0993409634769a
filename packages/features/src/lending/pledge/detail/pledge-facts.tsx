import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { ApplicationFacts, itemIfKnown, useTermItems } from '../../funding/index.ts';

/** A pledge as it was applied for: of which lender, on what terms and what pledge, who answers for it, and every charge. */
export function PledgeFacts({ pledge }: { readonly pledge: PledgeDetail }) {
  const { t } = useLingui();
  const { holder, issuer, pieceCount, principalLeft } = pledge;
  const items = useTermItems(pledge);
  return (
    <ApplicationFacts
      application={pledge}
      title={<Trans>质押要素</Trans>}
      purpose={t`贷款用途`}
      shared={false}
      items={[
        items.lender,
        { label: t`出质方`, value: holder.name },
        { label: t`开立方`, value: pieceCount === 1 ? issuer.name : t`${{ issuer: issuer.name }}等，共 ${{ count: pieceCount }} 笔` },
        { label: t`质押额（元）`, value: formatMoney(pledge.pledged) },
        { label: t`质押率`, value: `${formatRatePercent(pledge.pledgeRate)}%` },
        { label: t`覆盖率`, value: `${formatRatePercent(pledge.coverage)}%` },
        ...items.rates,
        items.valueOn,
        { label: t`还款日`, value: pledge.repayOn },
        items.days,
        ...items.amounts,
        { label: t`到期应还（元）`, value: formatMoney(pledge.owedAtMaturity) },
        ...items.arrival,
        ...itemIfKnown(t`剩余本金（元）`, principalLeft === null ? null : formatMoney(principalLeft)),
        ...itemIfKnown(t`解质日`, pledge.releasedOn),
        ...items.copiedFrom,
      ]}
    >
      <Guarantee pledge={pledge} />
    </ApplicationFacts>
  );
}

/** Who answers for it, how, and whether its fee is paid; nothing where nobody does. */
function Guarantee({ pledge: { guarantor, guarantee } }: { readonly pledge: PledgeDetail }) {
  const { t } = useLingui();
  if (guarantor === null) return null;
  return (
    <FactSection
      columns={2}
      title={<Trans>担保</Trans>}
      items={[
        { label: t`担保方`, value: guarantor.name },
        ...(guarantee
          ? [
              { label: t`担保合同编号`, value: guarantee.contractNumber ?? t`待签署` },
              { label: t`担保金额（元）`, value: formatMoney(guarantee.amount) },
              { label: t`担保费率`, value: `${formatRatePercent(guarantee.rate)}%` },
              { label: t`担保费（元）`, value: formatMoney(guarantee.fee) },
              { label: t`缴费日`, value: guarantee.feePaidOn ?? t`待缴纳` },
              ...itemIfKnown(t`银行回单号`, guarantee.feeReceiptNumber),
            ]
          : []),
      ]}
    />
  );
}
