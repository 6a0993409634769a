import { FormField, Input } from '@lianxin/ui';

/** A field with its label and hint. */
export function Example() {
  return (
    <FormField label="合同编号" required hint="与纸质合同一致" className="max-w-80">
      <Input name="contractNumber" autoComplete="off" clearable />
    </FormField>
  );
}
