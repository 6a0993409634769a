import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInitialValue } from './use-initial-value.ts';

it('keeps the value of the first render', () => {
  const { result, rerender } = renderHook(useInitialValue<{ readonly version: number }>, { initialProps: { version: 1 } });
  rerender({ version: 2 });
  expect(result.current).toEqual({ version: 1 });
});
