import type { RuleNumber } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** The topic of each section of the rules. */
const RULE_NOTES: Readonly<Record<RuleNumber, MessageDescriptor>> = {
  'R-01': msg`监管要求：银发〔2025〕77号关于真实贸易、期限和到期付款的规定。`,
  'R-02': msg`中小企业款项支付：国务院令第802号，凭证支付须在合同中约定，不得强制接受或变相延长账期。`,
  'R-03': msg`民法典：应收账款转让、质押与保理合同的规定。`,
  'R-04': msg`登记与查重：动产融资统一登记公示系统的登记，以及同一发票不得重复融资。`,
  'R-05': msg`企业身份：交易企业须已认证，并与本平台签约。`,
  'R-06': msg`收款账户：户名一致，并已通过小额验证。`,
  'R-07': msg`发票：已查验、未超额占用，并足额覆盖金额。`,
  'R-08': msg`签署：协议已阅读并同意，用企业证书签名。`,
  'R-10': msg`金额与额度：金额、利息和额度的计算。`,
  'R-11': msg`费用：每项费用的付款方、收款方和费率。`,
  'R-12': msg`金额核对：按分计算，各部分相加等于总额，不超过可用金额。`,
};

/** Explains a rule in a sentence. */
export function RuleText({ rule }: { readonly rule: RuleNumber }) {
  const { i18n } = useLingui();
  return i18n._(RULE_NOTES[rule]);
}
