import { contract } from '@lianxin/api/contract';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApplicationForm, useRolledDay, type FormKind, type OpenedForm } from '../../funding/index.ts';
import { GuarantorChoice } from '../quotes/guarantor-choice.tsx';
import { PledgeFields } from '../quotes/pledge-fields.tsx';
import { usePledgeRows } from '../quotes/use-pledge-rows.tsx';
import { ENTRUSTMENT, PLEDGE } from './agreement-clauses.ts';
import { applicationOf, draftOf, formToSend, type PledgeTypes } from './application.ts';
import { usePledgeApplication } from './use-application.ts';

export const FORM: FormKind<PledgeTypes> = {
  name: 'pledge',
  needs: 'pledge.make',
  calls: contract.pledge,
  words: {
    blank: msg`填写质押金额和贷款金额后比较报价`,
    none: msg`暂不质押`,
    leave: msg`暂不质押，返回链信持有`,
    note: msg`质押属自愿，平台不指定资金方和担保方，也不经手款项。`,
    title: msg`申请质押`,
    forbidden: msg`申请质押由经办岗办理`,
    reviewed: msg`审核岗在“质押记录”中复核经办岗提交的质押。`,
    checks: msg`质押检查`,
    pieces: msg`可质押的凭证`,
    noPieces: msg`没有可质押的凭证`,
    piecesFailed: msg`可质押的凭证没有加载出来`,
    amounts: msg`质押与贷款`,
    purpose: msg`贷款用途`,
    submit: msg`提交质押复核`,
    again: msg`再质押一笔`,
  },
  typedOf: applicationOf,
  resetWithLender: { guarantorNo: undefined },
  lost: (picking) => <Plural value={picking.lost} other="# 笔凭证已不可质押，没有列入。" />,
  consequence: (lenderName) =>
    msg`提交后所质押的金额转为“质押申请中”，不能转让或融资。本企业审核岗须在报价有效期内复核，${lenderName}受理前可以撤回。`,
  documents: [
    { id: 'pledge', title: msg`质押合同`, clauses: PLEDGE },
    { id: 'entrustment', title: msg`登记委托书`, clauses: ENTRUSTMENT },
  ],
};

/** Applies for a loan against a pledge, with a guarantor if the lender requires one. */
export function ApplyForm(opened: OpenedForm<PledgeTypes>) {
  const { t } = useLingui();
  const applying = usePledgeApplication(opened);
  const rolled = useRolledDay();
  const { application, pieces, held, amount, repayOn, firstDueOn, comparing, offer, guarantors, guarantor, change } = applying;
  const pledged = held === undefined ? undefined : formatMoney(held);
  const owed = offer?.owedAtMaturity ?? undefined;
  // The offers are discarded after the submission, but the result still names the guarantor.
  const [guarantorNames] = useState(() => new Map<string, string>());
  useEffect(() => {
    for (const { guarantor: one } of guarantors) if (one.enterpriseNo !== null) guarantorNames.set(one.enterpriseNo, one.name);
  }, [guarantors, guarantorNames]);
  return (
    <ApplicationForm
      {...opened}
      kind={FORM}
      applying={applying}
      draftForm={draftOf(application, pieces)}
      request={formToSend(applying)}
      rows={usePledgeRows(comparing.offers)}
      available={held ?? ZERO_FEN}
      dueOn={firstDueOn}
      chosen={{
        amounts: [
          { label: t`质押`, amount: held },
          { label: t`贷款`, amount },
        ],
        day: { label: t`还款日`, date: repayOn && rolled(repayOn) },
      }}
      facts={[
        { label: t`质押金额`, value: pledged ?? '—' },
        { label: t`还款日`, value: repayOn === undefined ? '—' : rolled(repayOn) },
        { label: t`到期应还`, value: owed === undefined ? '—' : formatMoney(owed) },
        ...(guarantor === undefined ? [] : [{ label: t`担保方`, value: guarantor.guarantor.name }]),
      ]}
      amounts={(problems) => (
        <PledgeFields
          pieces={pieces}
          pledged={applying.pledgedText}
          amount={applying.amountText}
          repayOn={application.repayOn}
          wishedOn={application.wishedOn}
          firstDueOn={firstDueOn}
          offer={offer}
          onChange={change}
          problems={problems}
        />
      )}
      further={(problems) =>
        guarantors.length > 0 && (
          <GuarantorChoice
            guarantors={guarantors}
            chosen={guarantor}
            amount={amount}
            onChoose={(one) => change({ guarantorNo: one.guarantor.enterpriseNo ?? undefined })}
            problem={problems.guarantorNo}
          />
        )
      }
      submitted={({ request, answer: { applicationNumber }, net, lenderName }) => {
        // The form has been reset by now.
        const sentPledged = formatMoney(request.pledged);
        const repaysBy = rolled(request.repayOn);
        const expected = formatMoney(net);
        const guarantorName = request.guarantorNo === undefined ? undefined : guarantorNames.get(request.guarantorNo);
        return {
          summary: (
            <Trans>
              申请 {applicationNumber}，质押 {sentPledged} 元，资金方 {lenderName}，预计到账净额 {expected} 元。
            </Trans>
          ),
          next: [
            ...(guarantorName === undefined
              ? []
              : [
                  {
                    key: 'guarantee',
                    title: t`${guarantorName}受理并签署担保文件`,
                    detail: t`可能要求补件；担保费在担保方签署后由本企业缴纳`,
                  },
                ]),
            { key: 'approve', title: t`${lenderName}受理与审批`, detail: t`可能要求补件；未获批准的，凭证恢复为正常持有` },
            { key: 'disburse', title: t`办理质押登记并放款`, detail: t`款项由资金方直接付到收款账户，凭证转为已质押` },
            {
              key: 'repay',
              title: t`还款与解质`,
              detail: t`还款日 ${repaysBy}，还清本息并注销登记后，凭证恢复可用`,
            },
          ],
        };
      }}
    />
  );
}
