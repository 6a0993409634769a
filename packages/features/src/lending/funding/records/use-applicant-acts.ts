import type { Result } from '@lianxin/api/react';
import { formatMoney, type Act, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ListAct } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { useNextActors } from '../../../platform/terms/index.ts';
import type { Move } from '../detail/moves.tsx';

/** What any application says of itself to whoever made it. */
export interface Applied {
  readonly id: string;
  readonly applicationNumber: string;
  readonly amount: Fen;
  readonly acts: readonly Act[];
  readonly waitingFor: readonly Move[];
}

/** What is asked before an application is ended, and what ends it. */
interface Ending<Row, Given extends readonly unknown[]> {
  readonly title: string;
  readonly consequence: string;
  readonly send: (row: Row, ...given: Given) => Promise<Result<unknown>>;
}

export interface ApplicantKind<Row extends Applied> {
  /** Where it is filled in: anew for the same lender, or as a copy for another. */
  readonly form: 'financing.apply' | 'pledge.apply';
  /** Which it is, in a line. */
  readonly facts: (row: Row) => string;
  readonly withdraw: Ending<Row, readonly [given: { readonly reason?: string }]> & {
    /** Who reads why it is withdrawn. */
    readonly reader: (row: Row) => string;
    readonly done: string;
  };
  readonly remove: Ending<Row, readonly []>;
  readonly remind: (row: Row) => Promise<Result<unknown>>;
}

/** Whether a row offers one of these acts. */
export const offers =
  (...acts: readonly Act[]) =>
  (row: Pick<Applied, 'acts'>): boolean =>
    acts.some((act) => row.acts.includes(act));

/** What whoever applied does with any application: corrects it, withdraws it, reminds of it, applies elsewhere, deletes it. */
export function useApplicantActs<Row extends Applied>({ form, facts, withdraw, remove, remind }: ApplicantKind<Row>) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const mayApply = usePlace()(form) !== undefined;
  const nextActors = useNextActors();
  const about = (row: Row) => ({ amount: `¥ ${formatMoney(row.amount)}`, facts: facts(row) });

  return {
    about,
    edit: {
      id: 'edit',
      label: t`修改`,
      offered: (row) => mayApply && offers('edit')(row),
      start: ({ id }) => goTo(form, { resubmit: id }),
    },
    withdraw: {
      id: 'withdraw',
      label: t`撤回`,
      offered: offers('withdraw'),
      start: (row) => ({
        ask: {
          ...about(row),
          title: withdraw.title,
          consequence: withdraw.consequence,
          confirmLabel: t`撤回`,
          reason: { required: false, reader: withdraw.reader(row) },
        },
        perform: (reason) => withdraw.send(row, reason === '' ? {} : { reason }),
        done: withdraw.done,
      }),
    },
    remind: {
      id: 'remind',
      label: t`催办`,
      offered: offers('remind'),
      start: (row) => {
        const { applicationNumber, waitingFor } = row;
        return { perform: () => remind(row), done: t`已就 ${applicationNumber} 催办${{ next: nextActors(waitingFor) }}` };
      },
    },
    copyToLender: {
      id: 'copyToLender',
      label: t`换机构申请`,
      offered: (row) => mayApply && offers('copyToLender')(row),
      start: ({ id }) => goTo(form, { copy: id }),
    },
    remove: {
      id: 'delete',
      label: t`删除`,
      offered: offers('delete'),
      start: (row) => ({
        ask: {
          ...about(row),
          title: remove.title,
          consequence: remove.consequence,
          confirmLabel: t`删除`,
          danger: true,
          needsNetwork: true,
        },
        perform: () => remove.send(row),
        done: t`已删除`,
      }),
    },
  } as const satisfies Readonly<Record<string, ListAct<Row> | typeof about>>;
}
