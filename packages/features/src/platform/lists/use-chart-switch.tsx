import { Button } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSwitch } from '../settings/index.ts';

/** Whether the charts above a list are shown, which a person chooses once, and the button for it. */
export function useChartSwitch(name: string, label?: string): readonly [isShown: boolean, button: ReactNode] {
  const { t } = useLingui();
  const [isShown, show] = useSwitch(`charts.${name}`);
  return [
    isShown,
    <Button key={name} intent="line" aria-expanded={isShown} onClick={() => show(!isShown)}>
      {label ?? t`图表`}
    </Button>,
  ];
}
