import { fen, formatRatePercent, momentOf, shanghaiMinute, sumFen, type Fen } from '@lianxin/domain';
import type { DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FactSection } from '../../../applications/application/index.ts';
import type { FundingDetail } from '../kinds.ts';
import { NetIfConsented, RateIfConsented } from '../quotes/with-consent.tsx';
import { QuoteLines, type QuoteLinesProps } from './quote-lines.tsx';
import { useRolledDay } from './rolled-day.ts';

export interface ApplicationFactsProps extends Pick<QuoteLinesProps, 'shared'> {
  readonly application: FundingDetail;
  readonly title: ReactNode;
  /** The terms of this kind, in display order. */
  readonly items: readonly DescriptionItem[];
  /** The label of the purpose, such as "融资用途". */
  readonly purpose: string;
  /** Shown above the purpose. @default nothing */
  readonly children?: ReactNode;
}

/** The interest that a loan has cost once it is paid off, with late interest: after an early repayment it is less than agreed. */
function interestPaid({ disbursedOn, owed, repayments }: FundingDetail): Fen | undefined {
  const applied = repayments.flatMap(({ interest, lateInterest }) => (interest === null ? [] : [fen(interest + (lateInterest ?? 0n))]));
  return disbursedOn !== null && owed === null && applied.length > 0 ? sumFen(applied) : undefined;
}

/** The terms of an application, its charges and who bears them, its purpose and the receiving account. */
export function ApplicationFacts({ application, title, items, purpose, shared, children }: ApplicationFactsProps) {
  const { t } = useLingui();
  const { quote, charged, part, receivingAccount: account, remark } = application;
  return (
    <>
      <FactSection columns={2} title={title} items={items} />
      <QuoteLines quoted={quote} charged={charged} interestPaid={interestPaid(application)} {...(shared === undefined ? {} : { shared })} />
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

/** A list with the item, or an empty one if there is no value. */
export const itemIfKnown = (label: string, value: string | null): readonly DescriptionItem[] => (value === null ? [] : [{ label, value }]);

/** Whether the issuer's consent is no longer pending: it was given, none is needed, or the money was paid out. */
export const hasConsent = (detail: FundingDetail): boolean =>
  detail.charged !== null || detail.assents === undefined || detail.assents.counterparty === 'given';

/** The terms common to all lenders, by name, so that each kind can order them. Before the payout they are those of the quote. */
export function useTermItems(detail: FundingDetail) {
  const { t } = useLingui();
  const { lenderName, quote, charged, disbursedOn, copiedFrom, state } = detail;
  const consented = hasConsent(detail);
  const rolled = useRolledDay();
  const isPassed = momentOf('quote', state) === 'passed' && state !== 'withdrawn';
  const terms = charged ?? quote;
  const { days } = terms;
  return {
    lender: { label: t`资金方`, value: <strong className="font-semibold">{lenderName}</strong> },
    rates: [
      { label: t`年化利率`, value: `${formatRatePercent(terms.annualRate)}%` },
      ...(terms.allInAnnualRate === null
        ? []
        : [{ label: t`综合年化成本`, value: <RateIfConsented quote={terms} consented={consented} /> }]),
    ],
    valueOn: { label: t`起息日`, value: terms.valueOn },
    /** The due date, and the payment date if it is a later working day, until which interest runs. */
    dueOn: (label: string): DescriptionItem => ({
      label,
      value: rolled(terms.dueOn, terms.paysOn),
    }),
    days: { label: t`计息天数`, value: t`${days} 天` },
    amounts: [{ label: t`到账净额（元）`, value: <NetIfConsented quote={terms} consented={consented} /> }],
    arrival:
      disbursedOn === null
        ? [
            { label: t`预计到账`, value: shanghaiMinute(quote.expectedAt) },
            {
              label: t`报价有效期至`,
              // A quote becomes binding once the applicant's reviewer has passed the application before its expiry.
              value: isPassed
                ? t`${{ until: shanghaiMinute(quote.validUntil) }}（已在有效期内通过复核）`
                : shanghaiMinute(quote.validUntil),
            },
          ]
        : [{ label: t`放款日`, value: disbursedOn }],
    copiedFrom: itemIfKnown(t`换机构申请自`, copiedFrom?.applicationNumber ?? null),
  };
}
