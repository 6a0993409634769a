import { FormField, Select } from '@lianxin/ui';
import { useState } from 'react';

const natures = [
  { value: 'goods', label: '货款' },
  { value: 'service', label: '服务费' },
  { value: 'works', label: '工程款', note: '合同未约定', disabled: true },
] as const;

/** A choice of three, with the reason why the last is disabled. */
export function Example() {
  const [nature, setNature] = useState<(typeof natures)[number]['value'] | null>(null);
  return (
    <FormField label="款项性质" required className="max-w-80">
      <Select options={natures} value={nature} onValueChange={setNature} />
    </FormField>
  );
}
