import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Dialog, DialogBody, DialogContent, DialogTrigger } from './dialog.tsx';

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

const fee = (keepOpen: boolean) => (
  <Dialog>
    <DialogTrigger>缴费</DialogTrigger>
    <DialogContent title="缴费" description="恒信机电" keepOpen={keepOpen}>
      <DialogBody>待缴 800.00 元</DialogBody>
    </DialogContent>
  </Dialog>
);

test('has an accessible name and description, and closes by Escape or the close button', async () => {
  const { person } = render(fee(false));
  await person.click(screen.getByRole('button', { name: '缴费' }));
  const dialog = screen.getByRole('dialog', { name: '缴费' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('恒信机电');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: '缴费' }));
  await person.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const note = (
  <Dialog>
    <DialogTrigger>备注</DialogTrigger>
    <DialogContent title="备注">
      <DialogBody>
        <input aria-label="事由" />
        <input aria-label="查找" type="search" />
        <input aria-label="PIN" type="password" />
      </DialogBody>
    </DialogContent>
  </Dialog>
);

test('asks before Escape discards typed text, and keeps it', async () => {
  const { person } = render(note);
  await person.click(screen.getByRole('button', { name: '备注' }));
  await person.type(screen.getByLabelText('事由'), '九月');
  await person.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: '放弃填写的内容' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '继续填写' }));
  expect(screen.getByLabelText('事由')).toHaveProperty('value', '九月');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '放弃并关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['查找', 'PIN'])('does not ask for what is typed again at once: %s', async (field) => {
  const { person } = render(note);
  await person.click(screen.getByRole('button', { name: '备注' }));
  await person.type(screen.getByLabelText(field), '九月');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not ask when the text was taken back', async () => {
  const { person } = render(note);
  await person.click(screen.getByRole('button', { name: '备注' }));
  await person.type(screen.getByLabelText('事由'), '九{Backspace}');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ignores Escape with keepOpen', async () => {
  const { person } = render(fee(true));
  await person.click(screen.getByRole('button', { name: '缴费' }));
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is 800 px wide, and full width on phones', async () => {
  const { person } = render(fee(false));
  await person.click(screen.getByRole('button', { name: '缴费' }));
  const { className } = screen.getByRole('dialog', { name: '缴费' });
  expect(className).toContain('max-w-(--dialog-width)');
  expect(className).toContain('max-tablet:max-w-none');
  expect(tokens).toMatch(/--dialog-width:\s*800px;/);
});
