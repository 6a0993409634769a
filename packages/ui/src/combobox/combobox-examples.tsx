import { Combobox, FormField } from '@lianxin/ui';
import { useState } from 'react';

const companies = [
  { value: 'hengxin', label: '恒信机电设备有限公司' },
  { value: 'yunling', label: '云岭物流有限公司' },
];

/** Who receives a voucher. */
export function Example() {
  const [company, setCompany] = useState<string | null>(null);
  return (
    <FormField label="接收方" required className="max-w-80">
      <Combobox options={companies} value={company} onValueChange={setCompany} searchPlaceholder="名称或信用代码" />
    </FormField>
  );
}
