import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useReminded } from '../../../applications/application/index.ts';
import { useRowActs } from '../../../platform/lists/index.ts';
import type { CreditApplication } from './credit-terms.ts';
import { useBankName } from './use-bank-name.ts';

export interface CreditActsOptions {
  /** Opens the form with a returned request. */
  readonly edit: (application: CreditApplication) => void;
  readonly refresh: () => void;
}

/** Acts allowed by the server: reviewers approve and return, administrators do the rest. */
export function useCreditActs({ edit, refresh }: CreditActsOptions) {
  const { t } = useLingui();
  const review = useAction(contract.creditLine.review);
  const withdraw = useAction(contract.creditLine.withdraw);
  const remind = useAction(contract.creditLine.remind);
  const remove = useAction(contract.creditLine.remove);
  const bankName = useBankName();
  const reminded = useReminded();
  const about = (row: CreditApplication) => ({
    amount: formatMoney(row.amount),
    facts: `${bankName(row)}　${row.applicationNumber}`,
  });
  const shown = ({ id, version }: CreditApplication) => ({ id, version });
  const offers = (act: CreditApplication['acts'][number]) => (row: CreditApplication) => row.acts.includes(act);
  return useRowActs<CreditApplication>(
    [
      {
        id: 'pass',
        isMain: true,
        label: t`通过`,
        offered: offers('pass'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`通过授信申请`,
            consequence: t`通过后提交资金渠道和平台审批，批准后按批准的总额生效。`,
            confirmLabel: t`通过`,
            needsNetwork: true,
          },
          perform: () => review.run({ ...shown(row), decision: 'pass' }),
          done: t`已通过，等待审批`,
        }),
      },
      {
        id: 'return',
        label: t`退回`,
        offered: offers('return'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`退回授信申请`,
            consequence: t`退回后由管理岗修改，可以重新提交。`,
            confirmLabel: t`退回`,
            reason: { required: true, reader: t`本企业管理岗` },
          },
          perform: (reason) => review.run({ ...shown(row), decision: 'return', reason }),
          done: t`已退回`,
        }),
      },
      { id: 'submit', label: t`修改`, offered: offers('submit'), start: (row) => edit(row) },
      {
        id: 'withdraw',
        label: t`撤回`,
        offered: offers('withdraw'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`撤回授信申请`,
            consequence: t`撤回后不再审批，现有额度不受影响；需要时可以重新申请。`,
            confirmLabel: t`撤回`,
            danger: true,
          },
          perform: () => withdraw.run(shown(row)),
          done: t`已撤回`,
        }),
      },
      {
        id: 'remind',
        label: t`催办`,
        offered: offers('remind'),
        blocked: reminded,
        start: ({ id }) => ({ perform: () => remind.run({ id }), done: t`已催办` }),
      },
      {
        id: 'delete',
        label: t`删除`,
        offered: offers('delete'),
        start: (row) => ({
          ask: {
            ...about(row),
            title: t`删除退回的授信申请`,
            consequence: t`删除后不再显示，现有额度不受影响。`,
            confirmLabel: t`删除`,
            danger: true,
          },
          perform: () => remove.run(shown(row)),
          done: t`已删除`,
        }),
      },
    ],
    refresh,
  );
}
