import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RecordActs } from './record-acts.tsx';

const run = vi.fn<(id: string) => void>();
const verb = (id: string) => ({ id, label: id, run: () => run(id) });
const shown = () => screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));

test('the main act comes last, as in dialogs', () => {
  renderScreen(<RecordActs name="RZ1" verbs={[{ ...verb('同意'), isMain: true }, verb('不同意')]} />);
  expect(shown()).toEqual(['不同意', '同意']);
});

test('rare acts are in a menu before the others', async () => {
  const { user } = renderScreen(<RecordActs name="RZ1" verbs={['撤回', '催办', '换机构申请', '复制', '删除'].map(verb)} />);
  expect(shown()).toEqual(['RZ1 的更多操作', '撤回', '催办', '换机构申请']);
  await user.click(screen.getByRole('button', { name: 'RZ1 的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(run).toHaveBeenCalledWith('删除');
});

test('a closed act keeps its place, does nothing and is not the main act', async () => {
  const closed = { ...verb('批准'), isMain: true, disabledReason: '请先查询中登' };
  const { user } = renderScreen(<RecordActs name="RZ1" verbs={[closed, { ...verb('查询中登'), isMain: true }]} />);
  expect(shown()).toEqual(['批准', '查询中登']);
  await user.click(screen.getByRole('button', { name: '批准' }));
  expect(run).not.toHaveBeenCalledWith('批准');
});
