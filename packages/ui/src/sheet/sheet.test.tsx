import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Sheet, SheetBody, SheetContent } from './sheet.tsx';

const renderSheet = (onWiden?: () => void) =>
  render(
    <Sheet defaultOpen>
      <SheetContent title="链信详情" onWiden={onWiden}>
        <SheetBody>票面金额</SheetBody>
      </SheetContent>
    </Sheet>,
  );

test('calls onWiden when the widen button is clicked', async () => {
  const onWiden = vi.fn();
  const { person } = renderSheet(onWiden);
  await person.click(screen.getByRole('button', { name: '展开为整页' }));
  expect(onWiden).toHaveBeenCalledOnce();
});

test('has no widen button without onWiden', () => {
  renderSheet();
  expect(screen.getByRole('dialog', { name: '链信详情' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '展开为整页' })).toBeNull();
});
