import type { FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, shanghaiMinute } from '@lianxin/domain';
import type { DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { QuoteLines } from '../../funding/index.ts';
import { INTEREST_PAYER_TERMS } from '../../../platform/terms/index.ts';

/** A financing as it was applied for: of which lender, on what terms, and every charge with who bears it. */
export function FinancingFacts({ financing }: { readonly financing: FinancingDetail }) {
  const { t } = useLingui();
  return (
    <>
      <FactSection columns={2} title={<Trans>融资要素</Trans>} items={useElements(financing)} />
      <QuoteLines quoted={financing.quote} charged={financing.charged} />
      {financing.part === 'own' && (
        <FactSection
          title={<Trans>用途与收款</Trans>}
          items={[
            { label: t`融资用途`, value: financing.purpose },
            {
              label: t`收款账户`,
              value: financing.receivingAccount
                ? `${financing.receivingAccount.bankName}　${financing.receivingAccount.accountNumber}`
                : '—',
            },
            ...(financing.receivingAccount ? [{ label: t`户名`, value: financing.receivingAccount.accountName }] : []),
            { label: t`备注`, value: financing.remark ?? '—' },
          ]}
        />
      )}
    </>
  );
}

/** What is agreed on: parties, rate, days, and the way of it. */
function useElements({
  lenderName,
  holder,
  issuer,
  quote,
  charged,
  recourse,
  disbursedOn,
  paidOffOn,
  lenderNumber,
  copiedFrom,
}: FinancingDetail): readonly DescriptionItem[] {
  const { t, i18n } = useLingui();
  const terms = charged ?? quote;
  const rate = formatRatePercent(terms.annualRate);
  const { days } = terms;
  return [
    { label: t`资金方`, value: <strong className="font-semibold">{lenderName}</strong> },
    { label: t`融资方`, value: holder.name },
    { label: t`开立方`, value: issuer.name },
    { label: t`年化利率`, value: `${rate}%` },
    ...(terms.allInAnnualRate === null ? [] : [{ label: t`综合年化成本`, value: `${formatRatePercent(terms.allInAnnualRate)}%` }]),
    { label: t`付息方式`, value: i18n._(INTEREST_PAYER_TERMS[terms.interestPayer]) },
    { label: t`起息日`, value: terms.valueOn },
    {
      label: t`到期日`,
      value: terms.dueOn === terms.paysOn ? terms.dueOn : t`${{ dueOn: terms.dueOn }}（顺延至 ${{ paysOn: terms.paysOn }} 付款）`,
    },
    { label: t`计息天数`, value: t`${days} 天` },
    { label: t`追索`, value: recourse ? t`有追索权` : t`无追索权` },
    { label: t`放款金额（元）`, value: formatMoney(terms.paidOut) },
    { label: t`到账净额（元）`, value: formatMoney(terms.net) },
    disbursedOn === null ? { label: t`预计到账`, value: shanghaiMinute(quote.expectedAt) } : { label: t`放款日`, value: disbursedOn },
    { label: t`报价有效期至`, value: shanghaiMinute(quote.validUntil) },
    ...(paidOffOn === null ? [] : [{ label: t`还清日`, value: paidOffOn }]),
    ...(lenderNumber === null ? [] : [{ label: t`资方借据编号`, value: lenderNumber }]),
    ...(copiedFrom === null ? [] : [{ label: t`换机构申请自`, value: copiedFrom.applicationNumber }]),
  ];
}
