import { contract, type PledgeRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { Act } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useChannels } from '../../../platform/channels/index.ts';
import { closedBecause, useSteps } from '../../funding/index.ts';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ACT_TERMS, TO_REVIEW } from '../../../platform/terms/index.ts';
import { PLEDGE_DETAIL } from '../../pledge/index.ts';
import { LENDING_STEPS } from '../steps/lending-steps.tsx';
import { useRefusing } from './use-refusing.ts';

/** The acts that the reviewer decides in the queue. */
const IN_QUEUE: readonly Act[] = ['approve', 'countersign', 'repayConfirm', 'repayDeny'];
/** The acts of the operator that have a dialog. */
const IN_DIALOG = ['urge', 'askMore', 'register', 'disburse', 'release'] as const satisfies readonly (Act & keyof typeof LENDING_STEPS)[];

/** The acts of a lender or guarantor on a pledge. Render `dialogs` once. */
export function useLendingActs(refresh: () => void) {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const channels = useChannels();
  const mayReview = usePermission('lending.review');
  const { run: decide } = useAction(contract.pledge.decide);
  const { run: search } = useAction(contract.pledge.search);
  const { run: retry } = useAction(contract.pledge.retry);
  const { about, failing, refusing } = useRefusing();
  const steps = useSteps(PLEDGE_DETAIL, LENDING_STEPS, refresh);
  const act = (id: Act, begin: ListAct<PledgeRow>['start']): ListAct<PledgeRow> => ({
    id,
    isMain: id === 'accept' || id === 'search' || id === 'retry',
    label: i18n._(ACT_TERMS[id]),
    offered: ({ acts }) => acts.includes(id),
    blocked: closedBecause(id),
    start: begin,
  });
  /** Whether the lender can clear the loan: it is disbursed, its channel allows it, and no repayment is pending. */
  const clears = ({ channel, part, state, waitingFor }: PledgeRow) =>
    part === 'funder' &&
    (state === 'disbursed' || state === 'overdue') &&
    waitingFor.length === 0 &&
    channels.byCode(channel)?.needs.includes('clearing') === true;

  const acts: readonly ListAct<PledgeRow>[] = [
    act('accept', (row) => ({
      ask: {
        ...about(row),
        title: t`受理质押申请`,
        consequence: t`受理并查询中登后由本企业审核岗审批，审批期间融资企业不能撤回。`,
        confirmLabel: i18n._(ACT_TERMS.accept),
        needsNetwork: true,
      },
      perform: () => decide({ id: row.id, version: row.version, act: 'accept' }),
      done: t`${{ number: row.applicationNumber }} 已受理，请查询中登后由审核岗审批`,
    })),
    act('search', (row) => ({
      ask: {
        ...about(row),
        title: t`查询中登`,
        consequence: t`按质押的凭证和发票在动产融资统一登记公示系统查重；报告编号和结果留在申请中，七天内有效。`,
        confirmLabel: i18n._(ACT_TERMS.search),
        needsNetwork: true,
      },
      perform: () => search({ id: row.id, version: row.version }),
      done: t`${{ number: row.applicationNumber }} 已查询，结果在“风险”中`,
    })),
    {
      id: 'review',
      isMain: true,
      label: i18n._(TO_REVIEW),
      offered: (row) => IN_QUEUE.some((one) => row.acts.includes(one)),
      // A row is not in the queue if all its decisions are disabled.
      blocked: (row) => {
        const decisions = IN_QUEUE.filter((one) => row.acts.includes(one)).map((one) => closedBecause(one)(row));
        return decisions.includes(undefined) ? undefined : decisions[0];
      },
      start: ({ id, part }) => goTo('lending.pledges', { part, view: 'review', id }),
    },
    ...IN_DIALOG.map((step) => steps.act(step)),
    act('retry', (row) => ({
      ask: {
        ...about(row),
        title: t`重新放款`,
        consequence: t`核对收款账户后重新付款；付款后登记银行回单。`,
        confirmLabel: i18n._(ACT_TERMS.retry),
        needsNetwork: true,
      },
      perform: () => retry({ id: row.id, version: row.version }),
      done: t`${{ number: row.applicationNumber }} 回到待放款`,
    })),
    { ...act('fail', failing), isInMenu: true },
    {
      id: 'clear',
      isMain: true,
      label: t`结清贷款`,
      // Clearing is not an act of the matrix: the lender uses money that it has received, although no repayment was recorded.
      offered: (row) => mayReview && clears(row),
      start: (row) => steps.start('clear', row),
    },
    act('sendBack', (row) => refusing('sendBack', row)),
    act('decline', (row) => refusing('decline', row)),
  ];
  const ofRow = useRowActs<PledgeRow>(acts, refresh);
  return {
    verbs: ofRow.verbs,
    dialogs: (
      <>
        {ofRow.dialogs}
        {steps.dialog}
      </>
    ),
  };
}
