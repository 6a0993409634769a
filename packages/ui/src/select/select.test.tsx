import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormField } from '../form-field/index.ts';
import { render } from '../testing/render.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'goods', label: '货款' },
  { value: 'works', label: '工程款' },
] as const;

test('is named by its field and shows the selected option', () => {
  const { rerender } = render(
    <FormField label="款项性质" required error="请选择款项性质">
      <Select options={options} value={null} />
    </FormField>,
  );
  const trigger = screen.getByRole('combobox', { name: '款项性质' });
  expect(trigger.textContent).toBe('请选择');
  expect(trigger.getAttribute('aria-invalid')).toBe('true');
  rerender(
    <FormField label="款项性质">
      <Select options={options} value="works" />
    </FormField>,
  );
  expect(screen.getByRole('combobox').textContent).toBe('工程款');
});
