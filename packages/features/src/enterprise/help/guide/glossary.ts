import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Terms of the trade with definitions. */
export const GLOSSARY: readonly { readonly id: string; readonly term: MessageDescriptor; readonly meaning: MessageDescriptor }[] = [
  {
    id: 'voucher',
    term: msg`链信（凭证）`,
    meaning: msg`核心企业承诺在到期日向持有方付款的电子凭证。面额、债务人和到期日一经开立不再改变。`,
  },
  { id: 'issue', term: msg`开立`, meaning: msg`核心企业依据真实贸易签发一张链信。` },
  { id: 'signFor', term: msg`签收`, meaning: msg`接收方核对后同意接受凭证；签收前凭证不归接收方所有。` },
  { id: 'piece', term: msg`子凭证`, meaning: msg`部分转让或融资时从原凭证拆出的一部分，编号在原编号后加序号。` },
  { id: 'transfer', term: msg`转让`, meaning: msg`持有方把凭证的全部或部分债权转给上游供应商。` },
  {
    id: 'pledge',
    term: msg`质押与解质`,
    meaning: msg`以凭证作担保向资金方贷款：凭证仍归持有方，登记后到解质前不能转让或融资；还清后解质。`,
  },
  { id: 'faceAmount', term: msg`面额`, meaning: msg`凭证开立时的金额。所有有效子凭证的金额合计始终等于面额。` },
  { id: 'dueDate', term: msg`到期日`, meaning: msg`开立方应当付款的日期；遇节假日顺延到下一个工作日付款，利息计算不变。` },
  { id: 'makerChecker', term: msg`经办与复核`, meaning: msg`一人发起、另一人核对的双人制度，两人不能相同。` },
  { id: 'redDot', term: msg`红点`, meaning: msg`菜单上表示有等您处理的事项的标记。` },
  { id: 'history', term: msg`可验证流转`, meaning: msg`每一步操作的摘要首尾相连；任何一步被改动，核验都会失败并指出位置。` },
  { id: 'microDeposit', term: msg`小额验证`, meaning: msg`平台向对公账户打入一笔不足一元的款项，填写正确金额以证明账户归企业所有。` },
  { id: 'quietHours', term: msg`免打扰时段`, meaning: msg`您不希望收到短信和邮件的时段，期间的提醒推迟发送。` },
];
