import { i18n } from '@lingui/core';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, type RenderScreenOptions } from '../../../platform/testing/render-screen.tsx';
import { messages as english } from '../locales/en-US.po';
import { RegistrationGuide } from './registration-guide.tsx';

function show(options: RenderScreenOptions = {}) {
  const onClose = vi.fn<() => void>();
  return { ...renderScreen(<RegistrationGuide onClose={onClose} />, options), onClose };
}
const sheet = async (name = '操作指南') => within(await screen.findByRole('dialog', { name }));

it('shows visitors how to register, with a picture, and the related chapters', async () => {
  const { user } = show();
  const guide = await sheet();
  expect(guide.getByRole('heading', { name: '注册企业与完善信息' })).toBeDefined();
  expect(guide.getByRole('img', { name: /^企业信息：/ }).getAttribute('src')).toBe('pictures/zh-CN/registration.enterprise.webp');
  const contents = within(guide.getByRole('navigation', { name: '目录' }));
  expect(contents.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '注册企业与完善信息',
    '从受邀到收款',
    '登录与工作台',
    '下载中心与本机自检',
  ]);
  await user.click(contents.getByRole('button', { name: '登录与工作台' }));
  expect(guide.getByRole('heading', { name: '登录与工作台' })).toBeDefined();
  expect(guide.queryByRole('heading', { name: '注册企业与完善信息' })).toBeNull();
  expect(contents.getByRole('button', { current: 'page' }).textContent).toBe('登录与工作台');
});

it('does not link to a page from within registration', async () => {
  const { user } = show({ as: 'supplierAdministrator', places: ['home.workbench'] });
  const guide = await sheet();
  await user.click(guide.getByRole('button', { name: '登录与工作台' }));
  expect(guide.getByRole('heading', { name: '登录与工作台' })).toBeDefined();
  expect(guide.queryByRole('button', { name: '打开页面' })).toBeNull();
});

it('takes the focus, and closes with Escape', async () => {
  const { user, onClose } = show();
  await sheet();
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('is available in English', async () => {
  show();
  await sheet();
  act(() => i18n.loadAndActivate({ locale: 'en-US', messages: english }));
  const guide = await sheet('Operation guide');
  expect(guide.getByText('Once the enterprise is open, the other chapters are under “Help centre”, “Operation guide”.')).toBeDefined();
  expect(guide.getByRole('img').getAttribute('src')).toBe('pictures/en-US/registration.enterprise.webp');
  expect(guide.queryByText(/\p{Script=Han}/u, { ignore: 'header *' })).toBeNull();
});
