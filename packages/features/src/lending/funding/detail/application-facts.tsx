import { formatMoney, formatRatePercent, shanghaiMinute } from '@lianxin/domain';
import type { DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FactSection } from '../../../applications/application/index.ts';
import type { FundingDetail } from '../kinds.ts';
import { QuoteLines, type QuoteLinesProps } from './quote-lines.tsx';

export interface ApplicationFactsProps extends Pick<QuoteLinesProps, 'shared'> {
  readonly application: FundingDetail;
  readonly title: ReactNode;
  /** What is agreed on, in the order of its kind. */
  readonly items: readonly DescriptionItem[];
  /** What the money is for, as it is asked: "融资用途". */
  readonly purpose: string;
  /** What there is to know before what the money is for. @default nothing */
  readonly children?: ReactNode;
}

/** An application as it was made: on what terms, with every charge and who bears it, what for and to which account. */
export function ApplicationFacts({ application, title, items, purpose, shared, children }: ApplicationFactsProps) {
  const { t } = useLingui();
  const { quote, charged, part, receivingAccount: account, remark } = application;
  return (
    <>
      <FactSection columns={2} title={title} items={items} />
      <QuoteLines quoted={quote} charged={charged} {...(shared === undefined ? {} : { shared })} />
      {children}
      {part !== 'counterparty' && (
        <FactSection
          title={<Trans>用途与收款</Trans>}
          items={[
            { label: purpose, value: application.purpose },
            { label: t`收款账户`, value: account ? `${account.bankName}　${account.accountNumber}` : '—' },
            ...(account ? [{ label: t`户名`, value: account.accountName }] : []),
            { label: t`备注`, value: remark ?? '—' },
          ]}
        />
      )}
    </>
  );
}

/** An item where there is something to say. */
export const itemIfKnown = (label: string, value: string | null): readonly DescriptionItem[] => (value === null ? [] : [{ label, value }]);

/** What is agreed on with every lender, by item, for a kind to put in its order. Until it is paid out the quote and its end are told. */
export function useTermItems({ lenderName, quote, charged, disbursedOn, copiedFrom }: FundingDetail) {
  const { t } = useLingui();
  const terms = charged ?? quote;
  const { days, allInAnnualRate } = terms;
  return {
    lender: { label: t`资金方`, value: <strong className="font-semibold">{lenderName}</strong> },
    rates: [
      { label: t`年化利率`, value: `${formatRatePercent(terms.annualRate)}%` },
      ...itemIfKnown(t`综合年化成本`, allInAnnualRate === null ? null : `${formatRatePercent(allInAnnualRate)}%`),
    ],
    valueOn: { label: t`起息日`, value: terms.valueOn },
    days: { label: t`计息天数`, value: t`${days} 天` },
    amounts: [
      { label: t`放款金额（元）`, value: formatMoney(terms.paidOut) },
      { label: t`到账净额（元）`, value: formatMoney(terms.net) },
    ],
    arrival:
      disbursedOn === null
        ? [
            { label: t`预计到账`, value: shanghaiMinute(quote.expectedAt) },
            { label: t`报价有效期至`, value: shanghaiMinute(quote.validUntil) },
          ]
        : [{ label: t`放款日`, value: disbursedOn }],
    copiedFrom: itemIfKnown(t`换机构申请自`, copiedFrom?.applicationNumber ?? null),
  };
}
