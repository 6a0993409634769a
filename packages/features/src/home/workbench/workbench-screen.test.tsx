import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { coreOverview, emptyOverview, fullOverview } from './workbench.fixtures.ts';
import { WorkbenchScreen } from './workbench-screen.tsx';

const full = [reply(contract.workbench.overview, fullOverview)];

describe('the workbench', () => {
  it('leads from a task to its screen with its record', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full, places: ['voucher.signFor'] });
    const [first] = await screen.findAllByRole('link', { name: '签收' });
    expect(first?.getAttribute('href')).toBe('#/place/voucher.signFor?id=I1');
  });

  it('leads from a returned transfer to the form that submits it again', async () => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    const returned = { ...fullOverview, tasks: [{ ...task, kind: 'transferReturned' as const, id: 'T9' }] };
    renderScreen(<WorkbenchScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, returned)],
      places: ['transfer.apply'],
    });
    expect((await screen.findByRole('link', { name: '修改' })).getAttribute('href')).toBe('#/place/transfer.apply?resubmit=T9');
  });

  it('leads from a part of the holdings to that part of the list', async () => {
    const { user } = renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full, places: ['voucher.holdings'] });
    await user.click(await screen.findByRole('button', { name: /正常持有/ }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings?state=0');
  });

  it('shows no way where the person may go none', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full });
    expect(await screen.findByText('今日截止')).toBeDefined();
    expect(screen.queryByRole('link', { name: '签收' })).toBeNull();
  });

  it('shows an administrator the figures and no tasks', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierAdministrator', replies: full });
    expect(await screen.findByRole('heading', { name: '持有分布' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /等我处理/ })).toBeNull();
  });

  it('shows a core enterprise its promises and lines', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'coreOperator', replies: [reply(contract.workbench.overview, coreOverview)] });
    expect(await screen.findByText('128,600,000.00')).toBeDefined();
  });

  it('helps a new enterprise to its first voucher', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: [reply(contract.workbench.overview, emptyOverview)] });
    expect(await screen.findByText('开始使用链信')).toBeDefined();
  });

  it('says what failed and offers to try again', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: [fail(contract.workbench.overview, 500)] });
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('tells the data role that nothing waits', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'groupViewer' });
    expect(await screen.findByText('数据角色没有待办事项')).toBeDefined();
  });
});
