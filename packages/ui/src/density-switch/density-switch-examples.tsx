import { DensitySwitch } from '@lianxin/ui';
import { useState } from 'react';

/** The switch over a list. */
export function Example() {
  const [density, setDensity] = useState<'standard' | 'compact'>('standard');
  return <DensitySwitch value={density} onValueChange={setDensity} />;
}
