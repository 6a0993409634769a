import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Input } from '../input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { render } from '../testing/render.tsx';
import { Fieldset } from './fieldset.tsx';
import { FormField } from './form-field.tsx';

test('describes the control by its hint, and also by its error', () => {
  const { rerender } = render(
    <FormField label="金额" hint="不超过可用额度">
      <Input />
    </FormField>,
  );
  const described = () =>
    (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual(['不超过可用额度']);
  rerender(
    <FormField label="金额" hint="不超过可用额度" error="金额超过可用额度">
      <Input />
    </FormField>,
  );
  expect(described()).toEqual(['金额超过可用额度', '不超过可用额度']);
});

test('keeps a description of the control itself', () => {
  render(
    <FormField label="金额" hint="单位为元">
      <Input aria-describedby="capitals" />
    </FormField>,
  );
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ')[0]).toBe('capitals');
});

test('names a radio group', () => {
  render(
    <FormField label="付息方式">
      <RadioGroup options={[{ value: 'seller', label: '卖方付息' }]} />
    </FormField>,
  );
  expect(screen.getByRole('radiogroup', { name: '付息方式' })).toBeDefined();
});

test('passes its attributes to any other control through a function', () => {
  render(<FormField label="附件">{(control) => <input type="file" {...control} />}</FormField>);
  expect(screen.getByLabelText('附件').getAttribute('type')).toBe('file');
});

test('a disabled fieldset disables the controls inside', () => {
  render(
    <Fieldset legend="付款" disabled>
      <Input aria-label="账号" />
    </Fieldset>,
  );
  expect(screen.getByRole('textbox').matches(':disabled')).toBe(true);
  expect(screen.getByRole('group', { name: '付款' })).toBeDefined();
});
