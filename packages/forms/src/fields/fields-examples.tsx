import { Form, MobileField, mobile, MoneyField, positiveMoney, useZodForm } from '@lianxin/forms';
import { Button } from '@lianxin/ui';
import * as z from 'zod/mini';

const schema = z.object({ mobile, amount: positiveMoney });

/** Two fields with their rules; the amount arrives as fen. */
export function Example() {
  const form = useZodForm(schema, { defaultValues: { mobile: '', amount: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} className="grid max-w-80 gap-4">
      <MobileField name="mobile" label="手机号码" required />
      <MoneyField name="amount" label="金额" required />
      <Button type="submit" intent="primary">
        提交
      </Button>
    </Form>
  );
}
