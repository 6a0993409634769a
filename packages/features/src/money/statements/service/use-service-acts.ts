import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { useAnswerActs } from '../use-answer-acts.ts';
import type { ServiceMonth } from './service-words.ts';

/** Answers to a bill. Render `dialogs` once. */
export function useServiceActs(refresh: () => void) {
  const { t } = useLingui();
  const { run: confirm } = useAction(contract.serviceBill.confirm);
  const { run: dispute } = useAction(contract.serviceBill.dispute);
  return useAnswerActs<ServiceMonth>({
    confirm: ({ month, version, amount }) => confirm({ month, version, amount }),
    dispute: ({ month, version }, reason) => dispute({ month, version, reason }),
    amountOf: ({ amount }) => amount,
    consequence: t`请先核对各项费用、笔数和税额。确认后不能再提出异议；确认与缴费互不影响。`,
    suggestions: [t`有一笔费用未发生`, t`有一笔金额不符`, t`笔数与本企业记录不符`],
    refresh,
  });
}
