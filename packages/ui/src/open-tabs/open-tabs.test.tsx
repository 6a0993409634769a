import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { OpenTabs } from './open-tabs.tsx';

const tabs = [
  { id: 'home', label: '首页', closable: false },
  { id: 'a', label: '工作台' },
  { id: 'b', label: '申请融资', draft: true },
];

function setUp() {
  const onActiveChange = vi.fn<(...args: unknown[]) => void>();
  const onClose = vi.fn<(...args: unknown[]) => void>();
  return { onActiveChange, onClose, ...render(<OpenTabs tabs={tabs} activeId="a" onActiveChange={onActiveChange} onClose={onClose} />) };
}

test('arrow keys move between tabs and Delete closes one', async () => {
  const { person, onActiveChange, onClose } = setUp();
  act(() => screen.getByRole('tab', { name: '工作台' }).focus());
  await person.keyboard('{ArrowRight}');
  expect(onActiveChange).toHaveBeenCalledWith('b');
  await person.keyboard('{Delete}');
  expect(onClose).toHaveBeenCalledWith(['b']);
});

test('a middle click closes a tab, but not the home page', () => {
  const { onClose } = setUp();
  fireEvent(screen.getByRole('tab', { name: '首页' }), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('tab', { name: '工作台' }), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onClose).toHaveBeenCalledWith(['a']);
});

test('announces that a tab has an unsaved draft', () => {
  setUp();
  expect(screen.getByRole('tab', { name: '申请融资，有未保存的草稿' })).toBeTruthy();
});

test('a right click offers to close the other tabs', async () => {
  const { person, onClose } = setUp();
  await person.pointer({ keys: '[MouseRight]', target: screen.getByRole('tab', { name: '工作台' }) });
  await person.click(await screen.findByRole('menuitem', { name: '关闭其他' }));
  expect(onClose).toHaveBeenCalledWith(['b']);
});

test('keeps the focus in the tab strip when a tab or its menu is closed', async () => {
  function Strip() {
    const [open, setOpen] = useState(tabs);
    return (
      <OpenTabs
        tabs={open}
        activeId={open.some((tab) => tab.id === 'a') ? 'a' : 'home'}
        onActiveChange={() => undefined}
        onClose={(ids) => setOpen(open.filter((tab) => !ids.includes(tab.id)))}
      />
    );
  }
  const { person } = render(<Strip />);
  const focused = (name: string) => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name })));
  await person.pointer({ keys: '[MouseRight]', target: screen.getByRole('tab', { name: '工作台' }) });
  await screen.findByRole('menuitem', { name: '全部关闭' });
  await person.keyboard('{Escape}');
  await focused('工作台');
  await person.keyboard('{Delete}');
  await focused('首页');
});
