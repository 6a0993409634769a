import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAsOpened } from './use-as-opened.ts';

it('stays what a form began with', () => {
  const { result, rerender } = renderHook(useAsOpened<{ readonly version: number }>, { initialProps: { version: 1 } });
  rerender({ version: 2 });
  expect(result.current).toEqual({ version: 1 });
});
