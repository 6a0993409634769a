import { RadioGroup } from '@lianxin/ui';
import { useState } from 'react';

const payers = [
  { value: 'seller', label: '卖方付息', hint: '利息从放款中扣除' },
  { value: 'buyer', label: '买方付息', hint: '由开立方另付' },
] as const;

/** Two answers with what follows from each. */
export function Example() {
  const [payer, setPayer] = useState<'seller' | 'buyer'>('seller');
  return <RadioGroup aria-label="付息方式" options={payers} value={payer} onValueChange={setPayer} orientation="vertical" />;
}
