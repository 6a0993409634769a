import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { LoadingRegion, SkeletonText } from './skeleton.tsx';

test('announces loading and hides the bars from screen readers', () => {
  const { container } = render(
    <LoadingRegion>
      <SkeletonText lines={2} />
    </LoadingRegion>,
  );
  expect(screen.getByRole('status').textContent).toBe('正在加载');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(container.querySelectorAll('[aria-hidden="true"] [aria-hidden="true"]')).toHaveLength(2);
});
