import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';

it('explains the problem', async () => {
  renderScreen(<MissingScreen />, { as: 'supplierOperator' });
  expect(await screen.findByText('抱歉，你访问的页面不存在')).toBeDefined();
});

it('links to the home page', async () => {
  renderScreen(<MissingScreen />, { as: 'supplierOperator' });
  expect((await screen.findByRole('link', { name: '返回首页' })).getAttribute('href')).toBe('#/');
});
