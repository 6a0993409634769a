import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Sheet, SheetBody, SheetContent } from './sheet.tsx';

test('widens to the page and back, and tells its owner', async () => {
  const onWideChange = vi.fn<(wide: boolean) => void>();
  const { person } = render(
    <Sheet defaultOpen>
      <SheetContent title="链信详情" onWideChange={onWideChange}>
        <SheetBody>票面金额</SheetBody>
      </SheetContent>
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: '链信详情' });
  await person.click(screen.getByRole('button', { name: '展开为整页' }));
  expect(sheet.hasAttribute('data-wide')).toBe(true);
  await person.click(screen.getByRole('button', { name: '收窄' }));
  expect(sheet.hasAttribute('data-wide')).toBe(false);
  expect(onWideChange.mock.calls).toEqual([[true], [false]]);
});
