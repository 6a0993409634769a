import { DatePicker, FormField } from '@lianxin/ui';
import { useState } from 'react';

/** The day a voucher falls due. */
export function Example() {
  const [day, setDay] = useState<string | null>('2027-05-14');
  return (
    <FormField label="到期日" required hint="开立后 6 个月以内" className="max-w-60">
      <DatePicker value={day} onValueChange={setDay} />
    </FormField>
  );
}
