import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormField } from '../form-field/index.ts';
import { render } from '../testing/render.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';

test('clearing triggers onChange as if typed', async () => {
  const onChange = vi.fn<(value: string) => void>();
  function Controlled() {
    const [value, setValue] = useState('恒信');
    return (
      <Input
        aria-label="企业"
        clearable
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setValue(event.currentTarget.value);
        }}
      />
    );
  }
  const { person } = render(<Controlled />);
  await person.click(screen.getByRole('button', { name: '清除' }));
  expect(onChange).toHaveBeenCalledWith('');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a search input has an accessible name and reports typing and clearing', async () => {
  const onChange = vi.fn<(text: string) => void>();
  function Controlled() {
    const [text, setText] = useState('');
    return (
      <SearchInput
        label="发票号码或货物"
        value={text}
        onSearch={(next) => {
          onChange(next);
          setText(next);
        }}
      />
    );
  }
  const { person } = render(<Controlled />);
  const box = screen.getByRole('textbox', { name: '发票号码或货物' });
  expect(box.getAttribute('placeholder')).toBe('发票号码或货物');
  await person.type(box, '钢');
  await person.click(screen.getByRole('button', { name: '清除' }));
  expect(onChange.mock.calls).toEqual([['钢'], ['']]);
});

test('takes name, error and required state from the surrounding field', () => {
  render(
    <FormField label="手机号" required error="手机号码格式不正确">
      <Input />
    </FormField>,
  );
  const input = screen.getByRole('textbox', { name: '手机号' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('手机号码格式不正确');
});

test('shows the password only while revealed', async () => {
  const { person } = render(<PasswordInput aria-label="密码" />);
  const input = screen.getByLabelText('密码');
  const reveal = screen.getByRole('button', { name: '显示密码' });
  expect(input.getAttribute('type')).toBe('password');
  await person.click(reveal);
  expect(input.getAttribute('type')).toBe('text');
  expect(reveal.getAttribute('aria-pressed')).toBe('true');
});
