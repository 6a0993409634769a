import { useLingui } from '@lingui/react/macro';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';

type SignForAct = 'sign' | 'refuse' | 'confirm' | 'confirmFirst' | 'sendBack';

/** Shows the result of an act and what comes next. */
export function useSignForNotices(): (act: SignForAct, number: string) => void {
  const { t } = useLingui();
  const notices = useNotices();
  return (act, number) => {
    const words = {
      sign: t`已签收 ${number}，等待审核岗确认`,
      refuse: t`已拒签 ${number}`,
      confirm: t`已确认签收 ${number}，链信已归入持有`,
      confirmFirst: t`${number} 一审已通过，等待另一位审核岗复审`,
      sendBack: t`已将 ${number} 退回经办岗`,
    } as const;
    notices.show({ tone: 'positive', text: words[act], durationMs: DURATION_MS.success });
  };
}
