import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, shanghaiMinute } from '@lianxin/domain';
import type { DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { QuoteLines } from '../../funding/index.ts';

/** A pledge as it was applied for: of which lender, on what terms and what pledge, who answers for it, and every charge. */
export function PledgeFacts({ pledge }: { readonly pledge: PledgeDetail }) {
  const { t } = useLingui();
  const { receivingAccount, purpose, remark } = pledge;
  return (
    <>
      <FactSection columns={2} title={<Trans>质押要素</Trans>} items={useElements(pledge)} />
      <QuoteLines quoted={pledge.quote} charged={pledge.charged} shared={false} />
      <Guarantee pledge={pledge} />
      <FactSection
        title={<Trans>用途与收款</Trans>}
        items={[
          { label: t`贷款用途`, value: purpose },
          { label: t`收款账户`, value: receivingAccount ? `${receivingAccount.bankName}　${receivingAccount.accountNumber}` : '—' },
          ...(receivingAccount ? [{ label: t`户名`, value: receivingAccount.accountName }] : []),
          { label: t`备注`, value: remark ?? '—' },
        ]}
      />
    </>
  );
}

/** What is agreed on: parties, amounts, rate and days. */
function useElements(pledge: PledgeDetail): readonly DescriptionItem[] {
  const { t } = useLingui();
  const { lenderName, holder, issuer, pieceCount, quote, charged, disbursedOn, principalLeft, releasedOn, copiedFrom } = pledge;
  const terms = charged ?? quote;
  const { days } = terms;
  const optional = (label: string, value: string | null): readonly DescriptionItem[] => (value === null ? [] : [{ label, value }]);
  return [
    { label: t`资金方`, value: <strong className="font-semibold">{lenderName}</strong> },
    { label: t`出质方`, value: holder.name },
    { label: t`开立方`, value: pieceCount === 1 ? issuer.name : t`${{ issuer: issuer.name }}等，共 ${{ count: pieceCount }} 笔` },
    { label: t`质押额（元）`, value: formatMoney(pledge.pledged) },
    { label: t`质押率`, value: `${formatRatePercent(pledge.pledgeRate)}%` },
    { label: t`覆盖率`, value: `${formatRatePercent(pledge.coverage)}%` },
    { label: t`年化利率`, value: `${formatRatePercent(terms.annualRate)}%` },
    ...optional(t`综合年化成本`, terms.allInAnnualRate === null ? null : `${formatRatePercent(terms.allInAnnualRate)}%`),
    { label: t`起息日`, value: terms.valueOn },
    { label: t`还款日`, value: pledge.repayOn },
    { label: t`计息天数`, value: t`${days} 天` },
    { label: t`放款金额（元）`, value: formatMoney(terms.paidOut) },
    { label: t`到账净额（元）`, value: formatMoney(terms.net) },
    { label: t`到期应还（元）`, value: formatMoney(pledge.owedAtMaturity) },
    disbursedOn === null ? { label: t`预计到账`, value: shanghaiMinute(quote.expectedAt) } : { label: t`放款日`, value: disbursedOn },
    ...optional(t`剩余本金（元）`, principalLeft === null ? null : formatMoney(principalLeft)),
    ...optional(t`解质日`, releasedOn),
    ...(disbursedOn === null ? [{ label: t`报价有效期至`, value: shanghaiMinute(quote.validUntil) }] : []),
    ...optional(t`换机构申请自`, copiedFrom?.applicationNumber ?? null),
  ];
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
              ...(guarantee.feeReceiptNumber === null ? [] : [{ label: t`银行回单号`, value: guarantee.feeReceiptNumber }]),
            ]
          : []),
      ]}
    />
  );
}
