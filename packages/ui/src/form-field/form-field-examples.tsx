import { FormField, Input } from '@lianxin/ui';
import { useState } from 'react';

const isCode = (text: string) => /^[0-9A-Z]{18}$/.test(text);

/** A message that appears when the field is left, and goes as soon as it is right. */
export function Example() {
  const [code, setCode] = useState('');
  const [left, setLeft] = useState(false);
  return (
    <FormField
      label="统一社会信用代码"
      required
      hint="在营业执照的右上角"
      error={left && !isCode(code) ? '请输入 18 位数字或大写字母' : undefined}
      className="max-w-80"
    >
      <Input value={code} onChange={(event) => setCode(event.currentTarget.value)} onBlur={() => setLeft(true)} />
    </FormField>
  );
}
