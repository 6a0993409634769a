import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Timeline } from './timeline.tsx';

test('keeps the order and marks the current entry', () => {
  render(
    <Timeline
      entries={[
        { key: 'a', title: '提交复核', time: '11-20 09:18' },
        { key: 'b', title: '等待银行审批', state: 'now' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('提交复核11-20 09:18');
  expect(second?.getAttribute('aria-current')).toBe('step');
});
