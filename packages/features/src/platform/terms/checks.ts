import { formatMoney } from '@lianxin/domain';
import type { Check } from '@lianxin/api/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface CheckWords {
  readonly text: string;
  readonly figure?: string;
  readonly detail?: string;
  /** Time of the check. @default now */
  readonly moment?: string;
}

const money = (text: string | undefined): string => (text === undefined ? '' : formatMoney(text));

/** Texts for values that are not entered yet. */
const PENDING: Readonly<Record<string, MessageDescriptor>> = {
  issuerActive: msg`开立方待选择`,
  recipient: msg`接收方待选择`,
  transferee: msg`被转让人待选择`,
  account: msg`收款账户待选择`,
  amount: msg`金额待填写`,
  amounts: msg`金额待填写`,
  paymentNature: msg`款项性质待选择`,
  contract: msg`合同待选择`,
  invoiceUse: msg`发票待选择`,
  invoiceCover: msg`发票覆盖待核对`,
  quota: msg`额度待核对`,
  available: msg`转让金额待填写`,
  due: msg`凭证待选择`,
};

/** The sentence of a check with its figures. Server and form use the same codes (domain, issuance and transfer checks). */
export function checkWords({ code, level, figures }: Check, i18n: I18n): CheckWords {
  const fails = level === 'fail';
  const pending = level === 'pending' ? PENDING[code] : undefined;
  if (pending) return { text: i18n._(pending) };
  switch (code) {
    case 'issuerActive':
      return { text: i18n._(level === 'pass' ? msg`开立方可正常开立` : msg`开立方已暂停开立`) };
    case 'recipient':
      return { text: i18n._(fails ? (figures['self'] === '1' ? msg`接收方不能是本企业` : msg`接收方尚未认证`) : msg`接收方已认证并签约`) };
    case 'transferee':
      return {
        text: i18n._(fails ? (figures['self'] === '1' ? msg`被转让人不能是本企业` : msg`被转让人尚未认证`) : msg`被转让人已认证并签约`),
      };
    case 'account':
      return { text: i18n._(fails ? msg`收款账户未验证` : msg`收款账户可用`) };
    case 'amount':
    case 'amounts':
      return { text: i18n._(fails ? msg`金额超出允许范围` : msg`金额在允许范围内`) };
    case 'term':
      return termWords(level, figures, i18n);
    case 'paymentNature':
      return { text: i18n._(fails ? msg`预付款不得开立凭证` : msg`款项性质不是预付款`) };
    case 'contract':
      return { text: i18n._(fails ? msg`合同未约定凭证支付` : msg`合同约定可凭证支付`) };
    case 'invoiceUse':
      return { text: i18n._(fails ? msg`发票占用超过可用金额` : level === 'warn' ? msg`有发票尚未查验` : msg`发票占用未超额`) };
    case 'invoiceCover':
      return fails
        ? { text: i18n._(msg`发票覆盖不足`), detail: i18n._(msg`还差 ${{ shortfall: money(figures['shortfall']) }} 元`) }
        : { text: i18n._(msg`发票足额覆盖`), figure: money(figures['total']) };
    case 'quota':
      return fails
        ? { text: i18n._(msg`额度不足`), detail: i18n._(msg`还差 ${{ shortfall: money(figures['shortfall']) }} 元`) }
        : { text: i18n._(msg`额度充足`), figure: money(figures['remaining']) };
    case 'supplierLimit':
      return level === 'warn'
        ? {
            text: i18n._(msg`超过对该供应商设定的提醒额度`),
            detail: i18n._(
              msg`此外未兑付 ${{ unpaid: money(figures['unpaid']) }} 元，连同本次金额合计超出额度 ${{ limit: money(figures['limit']) }} 元达 ${{ excess: money(figures['excess']) }} 元；仅作提醒，不影响提交`,
            ),
          }
        : { text: i18n._(msg`未超过对该供应商设定的提醒额度`), figure: money(figures['limit']) };
    case 'available':
      return fails
        ? { text: i18n._(msg`转让金额超过可用金额`), detail: i18n._(msg`多出 ${{ shortfall: money(figures['shortfall']) }} 元`) }
        : { text: i18n._(msg`转让金额在可用金额内`), detail: i18n._(msg`转让后剩余 ${{ remaining: money(figures['remaining']) }} 元`) };
    case 'due':
      return { text: i18n._(fails ? msg`凭证已到期` : msg`凭证未到期`) };
    default:
      return { text: i18n._(msg`其他检查`) };
  }
}

function termWords(level: Check['level'], figures: Check['figures'], i18n: I18n): CheckWords {
  const days = figures['days'] ?? '';
  const figure = days && i18n._(msg`${{ days }} 天`);
  if (level === 'pass') return { text: i18n._(msg`期限未超过 6 个月`), figure };
  if (level === 'warn') return { text: i18n._(msg`期限超过 6 个月，已说明理由`), figure };
  if (level === 'pending') return { text: i18n._(msg`到期日待填写`) };
  if (figures['term'] === 'needsReason') return { text: i18n._(msg`期限超过 6 个月，须说明理由`), figure };
  return { text: i18n._(figures['term'] === 'past' ? msg`到期日须晚于今天` : msg`期限超过 12 个月上限`), figure };
}
