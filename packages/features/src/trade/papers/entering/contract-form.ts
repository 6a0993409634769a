import { contract, type TradeContractRow } from '@lianxin/api/contract';
import { yuanOf } from '@lianxin/domain';
import { asTyped, money, requestForm, messageRef, text } from '@lianxin/forms';

const { shape } = contract.tradeContract.save.request;

export const contractForm = requestForm(
  {
    number: asTyped(shape.number, ''),
    name: asTyped(shape.name, ''),
    amount: money(shape.amount),
    signedOn: asTyped(shape.signedOn, ''),
    endsOn: text(shape.endsOn),
    paymentTerms: text(shape.paymentTerms),
    allowsVoucher: asTyped(shape.allowsVoucher, true),
    voucherClause: text(shape.voucherClause),
  },
  ({ signedOn, endsOn }) => ({
    endsOn: signedOn !== undefined && endsOn !== undefined && endsOn < signedOn && messageRef('endsBeforeSigned'),
  }),
);

export const typedContract = (one: TradeContractRow): typeof contractForm.blank => ({
  number: one.number,
  name: one.name,
  amount: yuanOf(one.amount),
  signedOn: one.signedOn,
  endsOn: one.endsOn ?? '',
  paymentTerms: one.paymentTerms ?? '',
  allowsVoucher: one.allowsVoucher,
  voucherClause: one.voucherClause ?? '',
});
