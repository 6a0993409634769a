import {
  BankAccountId,
  Channel,
  Day,
  EnterpriseNo,
  InterestPayer,
  type IssuanceDraftForm,
  PaymentNature,
  TradeContractId,
  TradeInvoiceId,
  type IssuanceForm,
} from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { optionalText, positiveMoney, says } from '@lianxin/forms';
import * as z from 'zod/mini';

const chosen = <S extends z.ZodMiniType<unknown, string>>(schema: S) => z.pipe(z.string().check(z.minLength(1, says('choose'))), schema);
const yesOrNo = z.pipe(
  z.string().check(z.regex(/^(yes|no)$/, says('choose'))),
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
  termReason?: string | undefined;
  channel: string;
  payAccountId: string;
  paymentNature: string;
  delivered: string;
  contractId: string;
  contractAllowsVoucher: string;
  invoices: { invoiceId: string; amount: string }[];
  interestPayer: string;
  remark?: string | undefined;
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
export type IssueDraft = IssuanceDraftForm;

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

/** Reads one typed value; nothing where it does not read yet. */
function read<Schema extends z.ZodMiniType>(schema: Schema, typed: unknown): z.output<Schema> | undefined {
  const result = z.safeParse(schema, typed);
  return result.success ? result.data : undefined;
}

/** What can already be read of a form that is not complete: the rest is left out, so that a draft keeps all that was meant. */
export function draftOf(values: IssueValues, promiseNumber: string | undefined, attachments: IssuanceForm['attachments']): IssueDraft {
  const { shape } = issueSchema;
  const invoices = values.invoices.flatMap((use) => {
    const amount = read(positiveMoney, use.amount);
    const invoiceId = read(TradeInvoiceId, use.invoiceId);
    return invoiceId === undefined || amount === undefined ? [] : [{ invoiceId, amount }];
  });
  return {
    recipientNo: read(shape.recipientNo, values.recipientNo),
    receivingAccountId: read(shape.receivingAccountId, values.receivingAccountId),
    amount: read(shape.amount, values.amount),
    dueOn: read(shape.dueOn, values.dueOn),
    termReason: read(shape.termReason, values.termReason) || undefined,
    channel: read(shape.channel, values.channel),
    payAccountId: read(shape.payAccountId, values.payAccountId),
    paymentNature: read(shape.paymentNature, values.paymentNature),
    delivered: read(shape.delivered, values.delivered),
    contractId: read(shape.contractId, values.contractId),
    contractAllowsVoucher: read(shape.contractAllowsVoucher, values.contractAllowsVoucher),
    invoices: invoices.length > 0 ? invoices : undefined,
    interestPayer: read(shape.interestPayer, values.interestPayer),
    remark: read(shape.remark, values.remark) || undefined,
    promiseNumber,
    attachments,
  };
}

/** The whole form as it is submitted. */
export const sentOf = (
  { termReason, remark, ...sent }: IssueSent,
  promiseNumber: string,
  attachments: IssuanceForm['attachments'],
): IssuanceForm => ({
  ...sent,
  ...(termReason ? { termReason } : {}),
  ...(remark ? { remark } : {}),
  promiseNumber,
  attachments,
});

/** The fields that do not read yet, in the order of the form. */
export function missingFields(values: IssueValues): readonly (keyof IssueValues)[] {
  const result = z.safeParse(issueSchema, values);
  if (result.success) return [];
  const paths = new Set(result.error.issues.map((issue) => issue.path[0]));
  return FIELD_ORDER.filter((field) => paths.has(field));
}

const FIELD_ORDER = [
  'recipientNo',
  'receivingAccountId',
  'amount',
  'dueOn',
  'termReason',
  'paymentNature',
  'delivered',
  'contractId',
  'contractAllowsVoucher',
  'invoices',
  'channel',
  'payAccountId',
  'interestPayer',
  'remark',
] as const satisfies readonly (keyof IssueValues)[];
