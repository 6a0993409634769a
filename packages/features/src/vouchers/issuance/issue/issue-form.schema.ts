import { contract, InvoiceUse, type IssuanceDraftForm, type IssuanceForm } from '@lianxin/api/contract';
import { choice, money, numberChoice, requestForm, rows, text, yesOrNo, type SentOf, type TypedOf } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';

const { shape } = contract.issuance.apply.request.shape.form;
const use = InvoiceUse.shape;

/** Who pays the costs of a financing. */
export const BEARING_FIELDS = {
  interestPayer: { name: msg`付息方式`, ...choice(shape.interestPayer, 'holder') },
  interestShare: { name: msg`持有方承担利息`, ...text(shape.interestShare) },
  feePayer: { name: msg`付费方式`, ...text(shape.feePayer) },
  feeShare: { name: msg`持有方承担费用`, ...text(shape.feeShare) },
};

/** The operator's input in form order: name if missing, and input format. */
export const ISSUE_FIELDS = {
  recipientNo: { name: msg`接收方`, ...choice(shape.recipientNo) },
  receivingAccountId: { name: msg`收款账户`, ...choice(shape.receivingAccountId) },
  amount: { name: msg`凭证金额`, ...money(shape.amount) },
  dueOn: { name: msg`到期日`, ...choice(shape.dueOn) },
  termReason: { name: msg`超期理由`, ...text(shape.termReason) },
  paymentNature: { name: msg`款项性质`, ...choice(shape.paymentNature) },
  businessType: { name: msg`业务类型`, ...text(shape.businessType) },
  categoryId: { name: msg`品类`, ...text(shape.categoryId) },
  delivered: { name: msg`是否已交付`, ...yesOrNo(shape.delivered) },
  contractId: { name: msg`合同`, ...choice(shape.contractId) },
  contractAllowsVoucher: { name: msg`合同约定凭证支付`, ...yesOrNo(shape.contractAllowsVoucher) },
  invoices: {
    name: msg`发票`,
    ...rows({ invoiceId: choice(use.invoiceId), amount: money(use.amount) }),
  },
  channel: { name: msg`渠道`, ...numberChoice(shape.channel) },
  payAccountId: { name: msg`付款账户`, ...choice(shape.payAccountId) },
  ...BEARING_FIELDS,
  remark: { name: msg`备注`, ...text(shape.remark) },
};

export const issueForm = requestForm(ISSUE_FIELDS);

export type IssueValues = TypedOf<typeof ISSUE_FIELDS>;
export type IssueSent = SentOf<typeof ISSUE_FIELDS>;
export type IssueDraft = IssuanceDraftForm;

/** Contents of a draft: all readable values and hidden ones. */
export const draftOf = (values: IssueValues, promiseNumber: string | undefined, attachments: IssuanceForm['attachments']): IssueDraft => ({
  ...issueForm.read(values),
  promiseNumber,
  attachments,
});
