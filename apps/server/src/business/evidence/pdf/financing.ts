import type { FinancingDetail } from '@lianxin/api/contract';
import { chargeIn, financingClauses, formatMoney, withoutIssuer } from '@lianxin/domain';
import type { AgreementTerms } from './agreement.ts';
import { percent } from './loan-terms.ts';

/** Terms of a financing: recourse, the issuer's share, the net payout. */
export function financingTerms(financing: FinancingDetail): AgreementTerms {
  const { holder, issuer, lenderName, lenderNumber, issuerCosts, assents, recourse, disbursedOn } = financing;
  const quote = financing.charged ?? financing.quote;
  const { annualRate, valueOn, dueOn, paysOn, days, net } = quote;
  const interest = chargeIn(quote, 'interest');
  const consented = financing.charged !== null || assents.counterparty === 'given';
  const alone = consented ? undefined : withoutIssuer({ ...quote, paidOut: net });
  return {
    parties: [
      { part: '融资方', name: holder.name, creditCode: holder.creditCode, sealed: assents.own === 'given' },
      { part: '资金方', name: lenderName, creditCode: null, sealed: assents.funder === 'given' },
      ...(issuerCosts > 0n
        ? [{ part: '开立方（分摊利息与费用）', name: issuer.name, creditCode: issuer.creditCode, sealed: assents.counterparty === 'given' }]
        : []),
    ],
    clauses: financingClauses(lenderName, recourse),
    facts: {
      issuer: issuer.name,
      net,
      netWithoutIssuer: alone?.paidOut ?? null,
      paysOn,
      days,
      interest,
      issuerCosts,
      recourse,
      lenderNumber,
    },
    lines: [
      { label: '追索', value: recourse ? '有追索' : '无追索' },
      { label: '融资方', value: holder.name },
      { label: '资金方', value: lenderName },
      { label: '开立方', value: issuer.name },
      { label: '年化利率', value: percent(annualRate) },
      { label: '起息日', value: valueOn },
      { label: '到期日', value: dueOn === paysOn ? dueOn : `${dueOn}（顺延至 ${paysOn} 付款）` },
      { label: '约定付款日', value: paysOn },
      { label: '计息天数', value: `${days} 天` },
      { label: '利息', value: `${formatMoney(interest)} 元` },
      { label: '开立方承担', value: issuerCosts === 0n ? '无' : `${formatMoney(issuerCosts)} 元，放款日另付` },
      { label: '到账净额', value: `${formatMoney(net)} 元` },
      ...(alone ? [{ label: '开立方不同意时', value: `到账净额 ${formatMoney(alone.paidOut)} 元` }] : []),
      { label: '放款日', value: disbursedOn ?? '尚未放款' },
      { label: '资金方编号', value: lenderNumber ?? '—' },
    ],
  };
}
