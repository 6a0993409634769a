import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RowActs } from './row-acts.tsx';
import { stubWindowWidth } from '../../testing/window-width.ts';

const run = vi.fn<(id: string) => void>();
const verb = (id: string) => ({ id, label: id, run: () => run(id) });

const inSight = () => screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));

test.each([
  { width: 1440, verbs: ['撤回', '催办', '详情'], seen: ['撤回', '催办', '详情'] },
  { width: 1440, verbs: ['修改', '提交复核', '复制', '删除'], seen: ['修改', '提交复核', 'ZR1 的更多操作'] },
  { width: 800, verbs: ['签收', '拒签'], seen: ['签收', '拒签'] },
  { width: 800, verbs: ['撤回', '催办', '详情'], seen: ['撤回', 'ZR1 的更多操作'] },
  { width: 390, verbs: ['撤回', '催办', '详情'], seen: ['撤回', '催办', '详情'] },
])('at $width px $verbs.length verbs fit on one line, the rest in a menu', ({ width, verbs, seen }) => {
  stubWindowWidth(width);
  renderScreen(<RowActs name="ZR1" verbs={verbs.map(verb)} />);
  expect(inSight()).toEqual(seen);
});

test('a verb in the menu works', async () => {
  stubWindowWidth(800);
  const { user } = renderScreen(<RowActs name="ZR1" verbs={['撤回', '催办', '详情'].map(verb)} />);
  await user.click(screen.getByRole('button', { name: 'ZR1 的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '催办' }));
  expect(run).toHaveBeenCalledWith('催办');
});

test('a forbidden verb is visible but disabled', async () => {
  stubWindowWidth(1440);
  const { user } = renderScreen(<RowActs name="ZR1" verbs={[{ ...verb('复核'), disabledReason: '不能复核自己经办的' }]} />);
  const button = screen.getByRole('button', { name: '复核' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(run).not.toHaveBeenCalledWith('复核');
});
