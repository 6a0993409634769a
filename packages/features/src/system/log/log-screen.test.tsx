import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LogScreen } from './log-screen.tsx';

it('says what is the matter', async () => {
  renderScreen(<LogScreen />, { as: 'supplierOperator' });
  expect(await screen.findByText('暂无日志')).toBeDefined();
});
