import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Steps } from './steps.tsx';

test('distinguishes done, current and future steps without colour', () => {
  render(
    <Steps
      current={1}
      steps={[
        { key: 'a', label: '选择凭证' },
        { key: 'b', label: '比较报价' },
        { key: 'c', label: '填写申请' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'))).toEqual(['done', 'now', 'todo']);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('已完成');
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
});
