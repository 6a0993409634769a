import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BrokenScreen } from './broken-screen.tsx';

it('explains the problem', async () => {
  renderScreen(<BrokenScreen />, { as: 'supplierOperator' });
  expect(await screen.findByText('抱歉，服务器出错了')).toBeDefined();
});

it('links to the home page', async () => {
  renderScreen(<BrokenScreen />, { as: 'supplierOperator' });
  expect((await screen.findByRole('link', { name: '返回首页' })).getAttribute('href')).toBe('#/');
});
