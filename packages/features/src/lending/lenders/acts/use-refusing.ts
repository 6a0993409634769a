import { contract, type PledgeRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { ACT_TERMS } from '../../../platform/terms/index.ts';

export interface RefusingOptions {
  /** Whether the caller shows the failures of `refusal` itself. @default they are shown as notices */
  readonly quiet?: boolean;
}

/** Acts that end or return an application, each with a reason for the borrower. */
export function useRefusing({ quiet = false }: RefusingOptions = {}) {
  const { t, i18n } = useLingui();
  const { run: decide } = useAction(contract.pledge.decide, { quiet });
  const { run: sendBack } = useAction(contract.pledge.sendBack, { quiet });
  const { run: fail } = useAction(contract.pledge.fail);
  const about = ({ amount, applicationNumber, holder }: PledgeRow) => ({
    amount: `¥ ${formatMoney(amount)}`,
    facts: t`${applicationNumber}，${{ holder: holder.name }}的质押贷款`,
  });
  const reading = ({ holder }: PledgeRow) => ({ required: true, reader: holder.name });

  /** The consequence of the act: a paid guarantee fee is refunded, or kept for the next submission. */
  const consequenceOf = (act: 'sendBack' | 'decline', { feeToComeBack, feeReceived, guarantor }: PledgeRow) => {
    const isKept = act === 'sendBack';
    if (feeToComeBack === null || guarantor === null)
      return isKept
        ? t`退回后由融资企业修改，重新复核后再提交；凭证恢复为正常持有。`
        : t`拒绝后申请终止，凭证恢复为正常持有；融资企业可以换机构申请。`;
    const [fee, payee] = [formatMoney(feeToComeBack), guarantor.name];
    if (isKept)
      return t`退回后由融资企业修改，重新复核后再提交；凭证恢复为正常持有。已付的担保费 ${fee} 元保留，再次提交时不重复缴纳；融资企业撤回时由${payee}退还。`;
    return feeReceived
      ? t`拒绝后申请终止，凭证恢复为正常持有；融资企业可以换机构申请。${payee}已收到的担保费 ${fee} 元由其退还。`
      : t`拒绝后申请终止，凭证恢复为正常持有；融资企业可以换机构申请。已付的担保费 ${fee} 元由${payee}确认收到后退还。`;
  };

  /** The dialog and the call for sending back or declining an application. */
  const refusal = (act: 'sendBack' | 'decline', row: PledgeRow) => {
    const { id, version, applicationNumber } = row;
    const confirmLabel = i18n._(ACT_TERMS[act]);
    return act === 'sendBack'
      ? {
          ask: {
            ...about(row),
            title: t`退回质押申请`,
            consequence: consequenceOf(act, row),
            confirmLabel,
            danger: true,
            suggestions: [t`贸易背景资料不全`, t`质押凭证需要更换`, t`收款账户需要核实`],
          },
          send: (reason: string) => sendBack({ id, version, reason }),
          done: t`${applicationNumber} 已退回融资企业修改`,
        }
      : {
          ask: {
            ...about(row),
            title: t`拒绝质押申请`,
            consequence: consequenceOf(act, row),
            confirmLabel,
            danger: true,
            suggestions: [t`核心企业集中度超限`, t`核心企业有逾期`, t`超出本期资金计划`],
          },
          send: (reason: string) => decide({ id, version, act: 'decline', reason }),
          done: t`${applicationNumber} 已拒绝`,
        };
  };

  return {
    about,
    reading,
    refusal,
    /** Sending back or declining as an act of a row. */
    refusing: (act: 'sendBack' | 'decline', row: PledgeRow) => {
      const { ask, send, done } = refusal(act, row);
      return { ask: { ...ask, reason: reading(row) }, perform: send, done };
    },
    /** The payment was returned by the holder's bank. */
    failing: (row: PledgeRow) => ({
      ask: {
        ...about(row),
        title: t`登记放款失败`,
        consequence: t`款项退回后登记。核实原因后可以重新放款，融资企业也可以撤回。`,
        confirmLabel: i18n._(ACT_TERMS.fail),
        danger: true,
        reason: reading(row),
        suggestions: [t`收款账号与户名不符`, t`收款账户状态异常`],
      },
      perform: (reason: string) => fail({ id: row.id, version: row.version, reason }),
      done: t`${{ number: row.applicationNumber }} 已登记放款失败`,
    }),
  };
}
