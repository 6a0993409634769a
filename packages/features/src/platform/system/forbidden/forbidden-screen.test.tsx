import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';

it('explains the problem', async () => {
  renderScreen(<ForbiddenScreen />, { as: 'supplierOperator' });
  expect(await screen.findByText('抱歉，你无权访问该页面')).toBeDefined();
});

it('links to the home page', async () => {
  renderScreen(<ForbiddenScreen />, { as: 'supplierOperator' });
  expect((await screen.findByRole('link', { name: '返回首页' })).getAttribute('href')).toBe('#/');
});
