import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Combobox } from './combobox.tsx';

const options = [
  { value: '1', label: '晋北煤业集团有限公司' },
  { value: '2', label: '云岭物流有限公司', disabled: true },
  { value: '3', label: '恒信机电设备有限公司', keywords: '91140902MA0HTP5X4B' },
];
const search = () => screen.getByRole('combobox', { name: '搜索' });

test('finds an option by its keywords and selects it by Enter', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<Combobox aria-label="接收方" options={options} onValueChange={onValueChange} />);
  await person.click(screen.getByRole('combobox', { name: '接收方' }));
  await person.type(search(), 'htp5');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['恒信机电设备有限公司']);
  await person.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledWith('3', options[2]);
  expect(screen.getByRole('combobox', { name: '接收方' }).textContent).toBe('恒信机电设备有限公司');
});

test('arrow keys skip disabled options', async () => {
  const { person } = render(<Combobox aria-label="接收方" options={options} />);
  await person.click(screen.getByRole('combobox', { name: '接收方' }));
  await person.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: '接收方' }).textContent).toBe('恒信机电设备有限公司');
});

test('Enter that confirms a pinyin composition selects nothing', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<Combobox aria-label="接收方" options={options} onValueChange={onValueChange} />);
  await person.click(screen.getByRole('combobox', { name: '接收方' }));
  fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
  // Safari sends the key after the composition, with this code.
  fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 });
  expect(onValueChange).not.toHaveBeenCalled();
});

test('leaves filtering to onSearch when given, and shows a message when nothing matches', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const { person, rerender } = render(<Combobox aria-label="接收方" options={options} onSearch={onSearch} />);
  await person.click(screen.getByRole('combobox', { name: '接收方' }));
  await person.type(search(), '某');
  expect(onSearch).toHaveBeenLastCalledWith('某');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  rerender(<Combobox aria-label="接收方" options={options} onSearch={onSearch} note="另有 97 项" />);
  expect(screen.getByText('另有 97 项')).toBeDefined();
  rerender(<Combobox aria-label="接收方" options={[]} onSearch={onSearch} />);
  expect(screen.getByText('没有匹配的选项')).toBeDefined();
});

test('does not report a change when the current value is selected again', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<Combobox aria-label="接收方" options={options} defaultValue="1" onValueChange={onValueChange} />);
  await person.click(screen.getByRole('combobox', { name: '接收方' }));
  await person.click(screen.getByRole('option', { name: '晋北煤业集团有限公司' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('can be cleared', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<Combobox aria-label="接收方" options={options} defaultValue="1" clearable onValueChange={onValueChange} />);
  await person.click(screen.getByRole('button', { name: '清除' }));
  expect(onValueChange).toHaveBeenCalledWith(null, undefined);
  expect(screen.getByRole('combobox').textContent).toBe('请选择');
});
