import { contract } from '@lianxin/api/contract';
import { fail } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { DocumentLink } from './document-link.tsx';
import { DocumentReader } from './document-reader.tsx';

it('opens a document with version, date and hash, and reports what was read', async () => {
  const onRead = vi.fn();
  const { user } = renderScreen(<DocumentLink id="userAgreement" onRead={onRead} />);
  await user.click(screen.getByRole('button', { name: '《用户协议》' }));
  expect(await screen.findByRole('region', { name: '用户协议' })).toBeDefined();
  expect(screen.getByText('版本 1.0，自 2026-01-01 起施行')).toBeDefined();
  expect(screen.getByRole('heading', { name: '第一条 服务内容' })).toBeDefined();
  expect(screen.getByText(new RegExp(contract.documents.get.example.response.sm3))).toBeDefined();
  await waitFor(() => expect(onRead).toHaveBeenCalledWith({ id: 'userAgreement', version: '1.0' }));
});

it('shows a hint until the end is reached', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const onRead = vi.fn();
  renderScreen(<DocumentReader id="userAgreement" onRead={onRead} />);
  expect(await screen.findByRole('button', { name: '向下滚动，阅读全文' })).toBeDefined();
  expect(onRead).not.toHaveBeenCalled();
  height.mockRestore();
});

it('offers a retry after a failure', async () => {
  renderScreen(<DocumentReader id="userAgreement" />, { replies: [fail(contract.documents.get, 500)] });
  expect(await screen.findByText('协议没有加载出来')).toBeDefined();
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
});
