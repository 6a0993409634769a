import {
  BankAccountId,
  Channel,
  Day,
  EnterpriseNo,
  InterestPayer,
  IssuanceDraftForm,
  PaymentNature,
  TradeContractId,
  TradeInvoiceId,
  type IssuanceForm,
} from '@lianxin/api/contract';
import { formatMoney, parseYuan } from '@lianxin/domain';
import { optionalText, positiveMoney, says } from '@lianxin/forms';
import * as z from 'zod/mini';

const chosen = <S extends z.ZodMiniType<unknown, string>>(schema: S) => z.pipe(z.string().check(z.minLength(1, says('choose'))), schema);
const yesOrNo = z.pipe(
  z.enum(['yes', 'no'], { error: says('choose') }),
  z.transform((answer) => answer === 'yes'),
);

/** The issue form as it is filled in: text and choices; read into what the contract asks for. */
export const issueSchema = z.object({
  recipientNo: chosen(EnterpriseNo),
  receivingAccountId: chosen(BankAccountId),
  amount: positiveMoney,
  dueOn: chosen(Day),
  termReason: optionalText(100),
  channel: z.pipe(
    z.string().check(z.minLength(1, says('choose'))),
    z.pipe(
      z.transform((text: string) => Number(text)),
      Channel,
    ),
  ),
  payAccountId: chosen(BankAccountId),
  paymentNature: z.pipe(z.string().check(z.minLength(1, says('choose'))), PaymentNature),
  delivered: yesOrNo,
  contractId: chosen(TradeContractId),
  contractAllowsVoucher: yesOrNo,
  invoices: z.array(z.object({ invoiceId: TradeInvoiceId, amount: positiveMoney })).check(z.minLength(1, says('choose'))),
  interestPayer: z.pipe(z.string().check(z.minLength(1, says('choose'))), InterestPayer),
  remark: optionalText(100),
});

/** What the form holds while it is typed. */
export type IssueValues = {
  recipientNo: string;
  receivingAccountId: string;
  amount: string;
  dueOn: string;
  termReason: string;
  channel: string;
  payAccountId: string;
  paymentNature: string;
  delivered: string;
  contractId: string;
  contractAllowsVoucher: string;
  invoices: { invoiceId: string; amount: string }[];
  interestPayer: string;
  remark: string;
};

export const EMPTY_ISSUE: IssueValues = {
  recipientNo: '',
  receivingAccountId: '',
  amount: '',
  dueOn: '',
  termReason: '',
  channel: '',
  payAccountId: '',
  paymentNature: '',
  delivered: '',
  contractId: '',
  contractAllowsVoucher: '',
  invoices: [],
  interestPayer: 'holder',
  remark: '',
};

export type IssueSent = z.output<typeof issueSchema>;
export type IssueDraft = z.output<typeof IssuanceDraftForm>;

const answer = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');

/** A draft or an earlier issuance as the form shows it. */
export const valuesOf = (draft: IssueDraft): IssueValues => ({
  recipientNo: draft.recipientNo ?? '',
  receivingAccountId: draft.receivingAccountId ?? '',
  amount: draft.amount === undefined ? '' : formatMoney(draft.amount),
  dueOn: draft.dueOn ?? '',
  termReason: draft.termReason ?? '',
  channel: draft.channel === undefined ? '' : String(draft.channel),
  payAccountId: draft.payAccountId ?? '',
  paymentNature: draft.paymentNature ?? '',
  delivered: answer(draft.delivered),
  contractId: draft.contractId ?? '',
  contractAllowsVoucher: answer(draft.contractAllowsVoucher),
  invoices: (draft.invoices ?? []).map((use) => ({ invoiceId: use.invoiceId, amount: formatMoney(use.amount) })),
  interestPayer: draft.interestPayer ?? 'holder',
  remark: draft.remark ?? '',
});

type Optional<T> = { -readonly [Key in keyof T]?: T[Key] };

/** What can already be read of a form that is not complete: the rest is left out, so that a draft keeps all that was meant. */
export function draftOf(values: IssueValues, promiseNumber: string | undefined, attachments: IssuanceForm['attachments']): IssueDraft {
  const draft: Optional<IssueDraft> = { attachments };
  const { shape } = issueSchema;
  const read = <Key extends keyof IssueSent>(key: Key): IssueSent[Key] | undefined => {
    const result = z.safeParse(shape[key], values[key]);
    return result.success ? (result.data as IssueSent[Key]) : undefined;
  };
  const keep = <Key extends keyof IssueSent & keyof IssueDraft>(key: Key): void => {
    const value = read(key);
    if (value !== undefined && value !== '') draft[key] = value as IssueDraft[Key];
  };
  keep('recipientNo');
  keep('receivingAccountId');
  keep('amount');
  keep('dueOn');
  keep('termReason');
  keep('channel');
  keep('payAccountId');
  keep('paymentNature');
  keep('delivered');
  keep('contractId');
  keep('contractAllowsVoucher');
  keep('interestPayer');
  keep('remark');
  const invoices = values.invoices.flatMap((use) => {
    const amount = parseYuan(use.amount);
    const id = z.safeParse(TradeInvoiceId, use.invoiceId);
    return id.success && amount !== undefined && amount > 0n ? [{ invoiceId: id.data, amount }] : [];
  });
  if (invoices.length > 0) draft.invoices = invoices;
  if (promiseNumber !== undefined) draft.promiseNumber = promiseNumber;
  return draft;
}
