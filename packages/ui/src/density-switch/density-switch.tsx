import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Density } from '../data-table/columns.ts';
import { MenuIcon } from '../icons/index.ts';
import { Segmented } from '../segmented/segmented.tsx';

export interface DensitySwitchProps {
  value: Density;
  onValueChange: (value: Density) => void;
  className?: string | undefined;
}

/** Switches between standard (40 px) and compact (32 px) rows. */
export function DensitySwitch({ value, onValueChange, className }: DensitySwitchProps) {
  const { t } = useLingui();
  const name = useId();
  const options = [
    { value: 'standard', label: t`标准`, icon: <MenuIcon aria-hidden className="size-3.5" /> },
    { value: 'compact', label: t`紧凑` },
  ] as const;
  return <Segmented name={name} label={t`行高`} options={options} value={value} onValueChange={onValueChange} className={className} />;
}
