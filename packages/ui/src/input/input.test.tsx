import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormField } from '../form-field/index.ts';
import { render } from '../testing/render.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';

test('clearing is heard by the form as if it had been typed', async () => {
  const heard = vi.fn<(value: string) => void>();
  function Held() {
    const [value, setValue] = useState('恒信');
    return (
      <Input
        aria-label="企业"
        clearable
        value={value}
        onChange={(event) => {
          heard(event.currentTarget.value);
          setValue(event.currentTarget.value);
        }}
      />
    );
  }
  const { person } = render(<Held />);
  await person.click(screen.getByRole('button', { name: '清除' }));
  expect(heard).toHaveBeenCalledWith('');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a search box is named by what it looks for, and hears what is typed and that it was emptied', async () => {
  const heard = vi.fn<(text: string) => void>();
  function Held() {
    const [text, setText] = useState('');
    return (
      <SearchInput
        label="发票号码或货物"
        value={text}
        onSearch={(next) => {
          heard(next);
          setText(next);
        }}
      />
    );
  }
  const { person } = render(<Held />);
  const box = screen.getByRole('textbox', { name: '发票号码或货物' });
  expect(box.getAttribute('placeholder')).toBe('发票号码或货物');
  await person.type(box, '钢');
  await person.click(screen.getByRole('button', { name: '清除' }));
  expect(heard.mock.calls).toEqual([['钢'], ['']]);
});

test('takes its name, its error and its requirement from the field around it', () => {
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

test('shows a password only while asked to', async () => {
  const { person } = render(<PasswordInput aria-label="密码" />);
  const input = screen.getByLabelText('密码');
  const reveal = screen.getByRole('button', { name: '显示密码' });
  expect(input.getAttribute('type')).toBe('password');
  await person.click(reveal);
  expect(input.getAttribute('type')).toBe('text');
  expect(reveal.getAttribute('aria-pressed')).toBe('true');
});
