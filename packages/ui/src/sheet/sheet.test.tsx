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

test('stands beside the page, which keeps the focus, and closes with Escape from anywhere but a field', async () => {
  const onOpenChange = vi.fn();
  const { person } = render(
    <>
      <button type="button">行</button>
      <input aria-label="筛选" />
      <Sheet open onOpenChange={onOpenChange}>
        <SheetContent beside title="链信详情">
          <SheetBody>票面金额</SheetBody>
        </SheetContent>
      </Sheet>
    </>,
  );
  expect(await screen.findByRole('complementary', { name: '链信详情' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('textbox', { name: '筛选' }));
  await person.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: '行' }));
  await person.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
