import { contract, type FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { RecordHead, TermBadge } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS, INTEREST_PAYER_TERMS, PIECE_TERMS } from '../../../platform/terms/index.ts';
import { ApplicationFacts, hasConsent, HeldPieces, itemIfKnown, lenderAsks, useTermItems, type DetailKind } from '../../funding/index.ts';
import { paysFrom } from '../issuer/use-consent-acts.tsx';
import { progressOf } from '../stages.ts';
import { FinancingProgress } from './financing-progress.tsx';

export const FINANCING_DETAIL: DetailKind<FinancingDetail> = {
  name: 'financing',
  get: contract.financing.get,
  documents: {
    agreement: contract.pdf.ofFinancing,
    paidOut: contract.pdf.ofFinancingPaid,
    registered: contract.pdf.ofFinancingRegistered,
  },
  words: { title: msg`融资详情`, agreement: msg`融资协议 PDF`, taken: msg`本次融资（元）` },
  asker: lenderAsks,
  progressOf,
  hasRepayments: ({ owed, repayments }) => owed !== null || repayments.length > 0,
  askPayee: (client, { id }) => client.call(contract.financing.payee, { id, payment: 'repayment' }),
  head: (financing, aside) => <Head financing={financing} aside={aside} />,
  facts: (financing) => <Facts financing={financing} />,
  progressTab: (financing, registration) => <FinancingProgress financing={financing} registration={registration} />,
  pieces: ({ pieces }) => <Pieces pieces={pieces} />,
};

/** The head of the sheet: state, number, lender, rate and net amount, or the issuer's share for the issuer. */
function Head({ financing, aside }: { readonly financing: FinancingDetail; readonly aside: ReactNode }) {
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
      ) : financing.issuerCosts > 0n && !hasConsent(financing) ? (
        <Trans>
          {lenderName}，年化 {rate}%，到账净额 <strong className="font-semibold text-ink">{net}</strong> 元（须开立方同意承担 {share} 元）
        </Trans>
      ) : (
        <Trans>
          {lenderName}，年化 {rate}%，到账净额 <strong className="font-semibold text-ink">{net}</strong> 元
        </Trans>
      )}
    </RecordHead>
  );
}

function Facts({ financing }: { readonly financing: FinancingDetail }) {
  const { t, i18n } = useLingui();
  const { holder, issuer, quote, charged, recourse, paidOffOn, lenderNumber, part, issuerCosts, disbursedOn, valueOn } = financing;
  const { interestPayer } = charged ?? quote;
  const items = useTermItems(financing);
  return (
    <ApplicationFacts
      application={financing}
      title={<Trans>融资要素</Trans>}
      purpose={t`融资用途`}
      items={[
        items.lender,
        { label: t`融资方`, value: holder.name },
        { label: t`开立方`, value: issuer.name },
        ...items.rates,
        { label: t`付息方式`, value: i18n._(INTEREST_PAYER_TERMS[interestPayer]) },
        items.valueOn,
        items.dueOn(t`到期日`),
        items.days,
        { label: t`追索`, value: recourse ? t`有追索权` : t`无追索权` },
        ...items.amounts,
        ...items.arrival,
        ...(issuerCosts > 0n && part === 'counterparty'
          ? [
              { label: t`我方承担（元）`, value: formatMoney(issuerCosts) },
              { label: t`支付日`, value: t`${{ day: disbursedOn ?? valueOn }}（放款日）` },
              { label: t`付款账户`, value: paysFrom(financing) || '—' },
            ]
          : []),
        ...itemIfKnown(t`还清日`, paidOffOn),
        ...itemIfKnown(t`资方借据编号`, lenderNumber),
        ...items.copiedFrom,
      ]}
    />
  );
}

/** The financed pieces, with the lender's voucher or the returned one. */
function Pieces({ pieces }: Pick<FinancingDetail, 'pieces'>) {
  const { t } = useLingui();
  const channelName = useChannelName();
  return (
    <HeldPieces
      title={t`融资凭证`}
      pieces={pieces}
      amount={t`融资金额（元）`}
      origin={{ id: 'channel', label: t`开立渠道`, of: ({ channel }) => channelName(channel) ?? '—' }}
      state={({ state }) => <TermBadge term={PIECE_TERMS[state]} />}
      became={({ lenderNumber, returnedNumber }) => [
        ...(lenderNumber === null ? [] : [{ label: t`资金方凭证`, number: lenderNumber }]),
        ...(returnedNumber === null ? [] : [{ label: t`取回凭证`, number: returnedNumber }]),
      ]}
    />
  );
}
