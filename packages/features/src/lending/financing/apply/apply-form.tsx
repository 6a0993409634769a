import { contract } from '@lianxin/api/contract';
import { civilDate, formatMoney, isChannelCode, withoutIssuer } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGoTo } from '../../../platform/navigation/index.ts';
import {
  ApplicationForm,
  availableIn,
  basicsDraft,
  basicsOf,
  basicsToSend,
  BLANK_BASICS,
  useQuoteRows,
  type FormKind,
  type OpenedForm,
} from '../../funding/index.ts';
import { AmountFields } from '../quotes/amount-fields.tsx';
import { COMPARISON_WORDS } from '../quotes/comparison-words.ts';
import { ASSIGNMENT, ENTRUSTMENT } from './agreement-clauses.ts';
import { GroupChoice } from './group-choice.tsx';
import { useApplication, type FinancingTypes } from './use-application.ts';

export const FORM: FormKind<FinancingTypes> = {
  name: 'financing',
  needs: 'financing.make',
  calls: contract.financing,
  words: {
    ...COMPARISON_WORDS,
    title: msg`申请融资`,
    forbidden: msg`申请融资由经办岗办理`,
    reviewed: msg`审核岗在“融资记录”中复核经办岗提交的融资。`,
    checks: msg`融资检查`,
    pieces: msg`可融资的凭证`,
    noPieces: msg`没有可融资的凭证`,
    piecesFailed: msg`可融资的凭证没有加载出来`,
    amounts: msg`融资金额`,
    purpose: msg`融资用途`,
    submit: msg`提交融资复核`,
    again: msg`再融一笔`,
  },
  typedOf: (form, files, { amount, lender, date }) => {
    if (form) return { ...basicsOf(form, files), group: '' };
    const channel = Number(lender);
    return {
      ...BLANK_BASICS,
      group: '',
      amount: amount === '' ? undefined : amount,
      wishedOn: civilDate(date) ?? '',
      lender: isChannelCode(channel) ? channel : undefined,
    };
  },
  resetWithLender: {},
  lost: (picking) => <Plural value={picking.lost} other="# 笔凭证已不可融资，没有列入。" />,
  consequence: (lenderName) =>
    msg`提交后这些金额转为“融资中”，不能另作他用。本企业审核岗须在报价有效期内复核，${lenderName}受理前可以撤回。`,
  documents: [
    { id: 'assignment', title: msg`应收账款转让与融资约定`, clauses: ASSIGNMENT },
    { id: 'entrustment', title: msg`融资办理委托与信息授权书`, clauses: ENTRUSTMENT },
  ],
};

/** Applies for the financing of pieces with the same issuer and due date. */
export function ApplyForm(opened: OpenedForm<FinancingTypes>) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const applying = useApplication(opened);
  const { application, pieces, group, groups, together, change } = applying;
  const basics = basicsToSend(application, applying);
  const rest = pieces.filter(({ id }) => !together.some((piece) => piece.id === id));
  return (
    <ApplicationForm
      {...opened}
      kind={FORM}
      applying={applying}
      draftForm={basicsDraft(application, pieces)}
      request={basics && { ...basics, agreements: ['assignment', 'entrustment'] }}
      rows={useQuoteRows()}
      available={availableIn(together)}
      dueOn={together[0]?.dueOn}
      chosen={{ amounts: [{ label: t`融资`, amount: applying.amount }], day: { label: t`到期日`, date: together[0]?.dueOn } }}
      grouping={
        groups.length > 1 && (
          <GroupChoice
            groups={groups}
            current={group?.key}
            onChange={(key) => change({ group: key, amount: undefined, uses: undefined })}
          />
        )
      }
      amounts={(problems) => (
        <AmountFields
          pieces={together}
          amount={applying.amountText}
          wishedOn={application.wishedOn}
          onChange={change}
          problems={problems}
        />
      )}
      submitted={({ answer: { applicationNumber }, net, lenderName, needs, quote }) => {
        const expected = formatMoney(net);
        const share = formatMoney(quote.issuerCosts);
        const alone = withoutIssuer({ ...quote, paidOut: quote.net });
        const withoutConsent = alone && formatMoney(alone.paidOut);
        return {
          summary:
            withoutConsent === undefined ? (
              <Trans>
                申请 {applicationNumber}，资金方 {lenderName}，预计到账净额 {expected} 元。
              </Trans>
            ) : (
              <Trans>
                申请 {applicationNumber}，资金方 {lenderName}，开立方同意承担 {share} 元时预计到账净额 {expected} 元，不同意时{' '}
                {withoutConsent} 元。
              </Trans>
            ),
          next: [
            ...(needs.includes('furtherStep')
              ? [
                  {
                    key: 'furtherStep',
                    title: t`资金方补充步骤`,
                    detail: t`复核通过后由本企业经办岗在融资记录中办理，办理后${lenderName}才受理`,
                  },
                ]
              : []),
            { key: 'approve', title: t`${lenderName}受理与审批`, detail: t`可能要求补件；未获批准的，凭证恢复为正常持有` },
            ...(withoutConsent === undefined
              ? []
              : [
                  {
                    key: 'consent',
                    title: t`开立方同意付息分摊`,
                    detail: t`审批通过后由开立方确认承担 ${share} 元；不同意的，申请退回本企业`,
                  },
                ]),
            {
              key: 'contract',
              title: t`签署融资合同`,
              detail: needs.includes('signature')
                ? t`本企业经办岗在资金方页面签署，审核岗确认，资金方会签`
                : t`本企业经办岗与审核岗先后签署，资金方会签`,
            },
            { key: 'disburse', title: t`登记并放款`, detail: t`款项由资金方直接付到收款账户，凭证转为已融资` },
          ],
        };
      }}
      onRest={rest.length === 0 ? undefined : () => goTo('financing.apply', { pieces: rest.map(({ id }) => id).join(',') })}
    />
  );
}
