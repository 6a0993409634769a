import { useAction } from '@lianxin/api/react';
import { formatMoney, type Act } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useReminded } from '../../../applications/application/index.ts';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { useNextActors } from '../../../platform/terms/index.ts';
import type { Call, FundingRow, Versioned } from '../kinds.ts';

/** The acts of an applicant that all kinds share, with their calls and texts. */
export interface ApplicantKind<Row extends FundingRow> {
  readonly form: 'financing.apply' | 'pledge.apply';
  readonly calls: {
    readonly withdraw: Call<Versioned<Row['id']> & { readonly reason?: string | undefined }>;
    readonly remove: Call<Versioned<Row['id']>>;
    readonly remind: Call<{ readonly id: Row['id'] }>;
  };
  /** Identifies the application in one line. */
  readonly facts: (row: Row) => MessageDescriptor;
  /** The recipient of the reason for a withdrawal. @default the applicant's own staff */
  readonly reader: (row: Row) => string | undefined;
  /** The consequence of a withdrawal. */
  readonly ifWithdrawn: (row: Row) => MessageDescriptor;
  readonly words: Readonly<Record<'withdraw' | 'withdrawn' | 'remove' | 'ifRemoved', MessageDescriptor>>;
}

/** The acts of one kind only, before and after the common ones, and the dialog of its steps. */
export interface OwnActs<Row> {
  readonly steps: { readonly dialog: ReactNode };
  readonly before: readonly ListAct<Row>[];
  readonly after?: readonly ListAct<Row>[];
}

/** Whether the server allows one of these acts on a row. */
export const offers =
  (...acts: readonly Act[]) =>
  (row: Pick<FundingRow, 'acts'>): boolean =>
    acts.some((act) => row.acts.includes(act));

/** The amount and the identification of an application, for a confirmation. */
export function useAbout<Row extends FundingRow>(facts: ApplicantKind<Row>['facts']) {
  const { i18n } = useLingui();
  return (row: Row) => ({ amount: `¥ ${formatMoney(row.amount)}`, facts: i18n._(facts(row)) });
}

/** The acts of an applicant: edit, withdraw, remind, copy to another lender, delete, and the acts of the kind. Render `dialogs` once. */
export function useApplicantActs<Row extends FundingRow>(
  { form, calls, facts, reader, ifWithdrawn, words }: ApplicantKind<Row>,
  { steps, before, after }: OwnActs<Row>,
  refresh: () => void,
) {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const mayApply = usePlace()(form) !== undefined;
  const nextActors = useNextActors();
  const about = useAbout(facts);
  const reminded = useReminded();
  const withdraw = useAction(calls.withdraw);
  const remove = useAction(calls.remove);
  const remind = useAction(calls.remind);
  const acts = useRowActs<Row>(
    [
      {
        id: 'edit',
        isMain: true,
        label: t`修改`,
        offered: (row) => mayApply && offers('edit')(row),
        start: ({ id }) => goTo(form, { resubmit: id }),
      },
      ...before,
      {
        id: 'withdraw',
        label: t`撤回`,
        offered: offers('withdraw'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: i18n._(words.withdraw),
            consequence: i18n._(ifWithdrawn(row)),
            confirmLabel: t`撤回`,
            reason: { required: false, reader: reader(row) ?? t`本企业人员` },
          },
          perform: (reason) => withdraw.run({ id: row.id, version: row.version, ...(reason === '' ? {} : { reason }) }),
          done: i18n._(words.withdrawn),
        }),
      },
      {
        id: 'remind',
        label: t`催办`,
        offered: offers('remind'),
        blocked: reminded,
        start: ({ id, applicationNumber, waitingFor }) => ({
          perform: () => remind.run({ id }),
          done: t`已就 ${applicationNumber} 催办${{ next: nextActors(waitingFor) }}`,
        }),
      },
      {
        id: 'copyToLender',
        label: t`换机构申请`,
        offered: (row) => mayApply && offers('copyToLender')(row),
        start: ({ id }) => goTo(form, { copy: id }),
      },
      {
        id: 'delete',
        label: t`删除`,
        offered: offers('delete'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: i18n._(words.remove),
            consequence: i18n._(words.ifRemoved),
            confirmLabel: t`删除`,
            danger: true,
            needsNetwork: true,
          },
          perform: () => remove.run({ id: row.id, version: row.version }),
          done: t`已删除`,
        }),
      },
      ...(after ?? []),
    ],
    refresh,
  );
  return {
    verbs: acts.verbs,
    dialogs: (
      <>
        {acts.dialogs}
        {steps.dialog}
      </>
    ),
  };
}
