import type { contract, FileView, IssuanceId, ResponseOf } from '@lianxin/api/contract';
import type { CivilDate } from '@lianxin/domain';
import { issueForm, type IssueValues } from './issue-form.schema.ts';
import type { Recipient } from './use-issue-sources.ts';

export type IssuanceDetail = ResponseOf<typeof contract.issuance.get>;

/** Id and version of a draft. */
export interface DraftReference {
  readonly id: IssuanceId;
  readonly version: number;
}

export interface Start {
  readonly values: IssueValues;
  readonly reference: DraftReference | undefined;
  readonly promiseNumber: string | undefined;
  readonly recipient: Recipient | undefined;
  readonly files: readonly FileView[];
  /** The reviewer's reason. */
  readonly returnedFor: string | undefined;
}

export const EMPTY_START: Start = {
  values: issueForm.blank,
  reference: undefined,
  promiseNumber: undefined,
  recipient: undefined,
  files: [],
  returnedFor: undefined,
};

function recipientOf({ recipient, recipientSize }: IssuanceDetail): Recipient | undefined {
  if (!recipient?.enterpriseNo) return undefined;
  const { enterpriseNo, name, creditCode } = recipient;
  return {
    enterpriseNo,
    name,
    creditCode: creditCode ?? '',
    size: recipientSize ?? '',
    certified: true,
  };
}

/** Reopens a draft or a returned application. */
export const startFrom = (detail: IssuanceDetail): Start => ({
  values: issueForm.show(detail.form),
  reference: { id: detail.id, version: detail.version },
  promiseNumber: detail.form.promiseNumber,
  recipient: recipientOf(detail),
  files: detail.attachments,
  returnedFor: detail.state === 'returned' ? (detail.reason ?? undefined) : undefined,
});

/** Copies an earlier application without its invoices, attachments and promise number. */
export function copyOf(detail: IssuanceDetail, today: CivilDate): Start {
  const values = issueForm.show(detail.form);
  return {
    ...EMPTY_START,
    values: {
      ...values,
      invoices: [],
      dueOn: values.dueOn > today ? values.dueOn : '',
      termReason: '',
    },
    recipient: recipientOf(detail),
  };
}
