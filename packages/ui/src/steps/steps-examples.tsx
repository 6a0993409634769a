import { Button, Steps } from '@lianxin/ui';
import { useState } from 'react';

const steps = [
  { key: 'pick', label: '选择凭证' },
  { key: 'quote', label: '比较报价' },
  { key: 'apply', label: '填写申请' },
];

/** A flow with its way forward. */
export function Example() {
  const [current, setCurrent] = useState(0);
  return (
    <div className="flex flex-col items-start gap-4">
      <Steps steps={steps} current={current} />
      <Button onClick={() => setCurrent((current + 1) % (steps.length + 1))}>下一步</Button>
    </div>
  );
}
