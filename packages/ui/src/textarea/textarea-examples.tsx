import { FormField, Textarea } from '@lianxin/ui';

/** The reason for which an application is returned. */
export function Example() {
  return (
    <FormField label="退回理由" required hint="经办人会看到" className="max-w-120">
      <Textarea name="reason" maxLength={200} />
    </FormField>
  );
}
