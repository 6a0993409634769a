import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { CopyButton } from './copy-button.tsx';
import { copyText } from './copy-text.ts';

test('copies and announces it', async () => {
  const { person } = render(<CopyButton text="1405 0170" label="复制账号" />);
  await person.click(screen.getByRole('button', { name: '复制账号' }));
  expect(await navigator.clipboard.readText()).toBe('1405 0170');
  expect((await screen.findByText('已复制')).tagName).toBe('OUTPUT');
});

test('falls back to document.execCommand without a clipboard API, as on plain HTTP', async () => {
  vi.stubGlobal('navigator', {});
  const command = vi.fn<(command: string) => boolean>(() => true);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  expect(await copyText('1405')).toBe(true);
  expect(command).toHaveBeenCalledWith('copy');
  expect(document.querySelector('textarea')).toBeNull();
  vi.unstubAllGlobals();
});
