import type { contract, ResponseOf } from '@lianxin/api/contract';
import { formatMoney, formatRatioPercent, RISK_LIMITS } from '@lianxin/domain';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckWords } from '../../../platform/terms/index.ts';

export type Risk = ResponseOf<typeof contract.pledge.risk>;
type Warning = Risk['warnings'][number];

const money = (text: string | undefined): string => formatMoney(text ?? '0');
const percent = (ppm: string | undefined): string => `${formatRatioPercent(BigInt(ppm ?? '0'))}%`;

/** The sentence of a warning, its figures and its rule. */
export function riskWords({ code, level, figures }: Warning, i18n: I18n): CheckWords {
  const passes = level === 'pass';
  if (code === 'registeredElsewhere' && level === 'pending')
    return { text: i18n._(msg`尚未查询中登`), detail: i18n._(msg`审批前由经办岗查询；同一应收账款先登记的优先受偿`) };
  const limit = percent(String(RISK_LIMITS.warnSharePpm));
  const { count = '0', times = '0', overdue, latest = '', dueOn = '' } = figures;
  switch (code) {
    case 'issuerSuspended':
      return {
        text: i18n._(passes ? msg`核心企业未被暂停开立` : msg`核心企业已被暂停开立`),
        detail: i18n._(msg`到期未付款的核心企业暂停开立`),
      };
    case 'issuerOverdue':
      return {
        text: i18n._(passes ? msg`核心企业没有逾期记录` : level === 'fail' ? msg`核心企业有逾期未付` : msg`核心企业曾有逾期`),
        figure: level === 'fail' ? money(overdue) : i18n._(msg`${{ times }} 次`),
        detail: i18n._(msg`核心企业在平台各渠道的付款记录`),
      };
    case 'issuerShare':
      return {
        text: i18n._(passes ? msg`对核心企业的集中度在限度内` : msg`对核心企业的集中度偏高`),
        figure: percent(figures['sharePpm']),
        detail: i18n._(msg`放款后余额 ${{ exposure: money(figures['exposure']) }} 元，单一核心企业提示线 ${{ limit }}`),
      };
    case 'longTerm':
      return {
        text: i18n._(passes ? msg`凭证期限未超过 6 个月` : msg`凭证期限超过 6 个月`),
        figure: dueOn,
        detail: i18n._(msg`到期晚于 ${{ latest }} 的，须审查期限是否合理、是否符合行业惯例`),
      };
    case 'invoiceUsedElsewhere':
      return {
        text: i18n._(passes ? msg`发票未用于其他申请` : msg`发票已用于其他申请`),
        figure: i18n._(msg`${{ count }} 张`),
        detail: i18n._(msg`同一发票的占用合计不超过价税合计`),
      };
    case 'registeredElsewhere':
      return {
        text: i18n._(passes ? msg`中登查询未见他人登记` : msg`中登查询有他人登记`),
        figure: i18n._(msg`${{ count }} 条`),
        detail: i18n._(msg`同一应收账款先登记的优先受偿`),
      };
    default:
      return { text: i18n._(msg`其他提示`) };
  }
}
