import type { PledgeDetail } from '@lianxin/api/contract';
import { chargeIn, formatMoney, PLEDGE_CLAUSES, type PledgeApplicationState } from '@lianxin/domain';
import type { AgreementTerms } from './agreement.ts';
import { percent } from './loan-terms.ts';

/** States after the lender's approval. */
const APPROVED: readonly PledgeApplicationState[] = [
  'awaitingRegistration',
  'awaitingDisbursement',
  'disbursementFailed',
  'disbursed',
  'overdue',
  'awaitingRelease',
  'released',
];

const signedBy = ({ log }: PledgeDetail, ...events: readonly string[]): boolean =>
  log.some(({ event, signed }) => signed && events.includes(event));

export function pledgeTerms(pledge: PledgeDetail): AgreementTerms {
  const { holder, lenderName, guarantor, guarantee, pledged, owedAtMaturity, repayOn, disbursedOn, releasedOn } = pledge;
  const quote = pledge.charged ?? pledge.quote;
  const interest = chargeIn(quote, 'interest');
  const approved = APPROVED.includes(pledge.state);
  const coverage = percent(pledge.coverage);
  const lateDailyRate = percent(pledge.lateDailyRate);
  return {
    parties: [
      { part: '出质人（借款人）', name: holder.name, creditCode: holder.creditCode, sealed: approved || signedBy(pledge, 'pass') },
      { part: '质权人（贷款人）', name: lenderName, creditCode: null, sealed: approved },
      ...(guarantor
        ? [{ part: '担保方', name: guarantor.name, creditCode: guarantor.creditCode, sealed: approved || signedBy(pledge, 'countersign') }]
        : []),
    ],
    clauses: PLEDGE_CLAUSES,
    facts: {
      pledged,
      coverage,
      lateDailyRate,
      interest,
      net: quote.net,
      paysOn: quote.paysOn,
      owedAtMaturity,
      repayOn,
      releasedOn,
      guarantee: guarantee && { contract: guarantee.contractNumber, amount: guarantee.amount, fee: guarantee.fee },
    },
    lines: [
      { label: '质押金额', value: `${formatMoney(pledged)} 元` },
      { label: '出质人', value: holder.name },
      { label: '质权人', value: lenderName },
      ...(guarantor ? [{ label: '担保方', value: guarantor.name }] : []),
      { label: '覆盖率', value: coverage },
      { label: '年化利率', value: percent(quote.annualRate) },
      { label: '逾期日利率', value: lateDailyRate },
      { label: '起息日', value: quote.valueOn },
      { label: '还款日', value: quote.paysOn === repayOn ? repayOn : `${repayOn}（顺延至 ${quote.paysOn} 付款）` },
      { label: '约定付款日', value: quote.paysOn },
      { label: '计息天数', value: `${quote.days} 天` },
      { label: '利息', value: `${formatMoney(interest)} 元` },
      { label: '到账净额', value: `${formatMoney(quote.net)} 元` },
      { label: `${quote.paysOn} 到期应还`, value: `${formatMoney(owedAtMaturity)} 元` },
      { label: '放款日', value: disbursedOn ?? '尚未放款' },
      ...(releasedOn === null ? [] : [{ label: '解质日', value: releasedOn }]),
      ...(guarantee
        ? [
            { label: '担保金额', value: `${formatMoney(guarantee.amount)} 元` },
            { label: '担保合同', value: guarantee.contractNumber ?? '—' },
          ]
        : []),
    ],
  };
}
