import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { PlanScreen } from './plan-screen.tsx';
import { limits, planned, unplanned } from './plan.fixtures.ts';

const { capitalPlan } = contract;
const full = [reply(capitalPlan.overview, ({ period }) => planned(period)), reply(capitalPlan.limits, [...limits])];
const as = (who: PersonName, at = '/') => hosted(<PlanScreen />, { as: who, at });

const meta = {
  id: 'features-lenders-plan',
  title: 'features/lenders/plan 资金计划',
  component: PlanScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(full),
  render: () => as('lenderOperator'),
} satisfies Meta<typeof PlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Months: Story = { render: () => as('lenderOperator', '/?period=month') };
export const Reviewer: Story = { render: () => as('lenderReviewer') };
export const VarianceAsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('表'));
    await expect(await canvas.findByRole('table', { name: '实际与计划的差异' })).toBeVisible();
  },
};
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2026-11-23.*编辑/ }));
    await expect(await canvas.findByRole('textbox', { name: '2026-11-23 计划流出' })).toBeVisible();
  },
};
export const ImportWithFaults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入计划' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '计划表' }), '2026-11-24,100,200\n2026-11-09,1,2\n下周,x,2');
    await expect(await dialog.findByText('不是有效日期')).toBeVisible();
  },
};
export const Balance: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登记余额' }));
    await expect(await within(document.body).findByRole('dialog', { name: '登记资金余额' })).toBeVisible();
  },
};
export const Guarantor: Story = {
  beforeEach: platform([reply(capitalPlan.overview, unplanned), reply(capitalPlan.limits, [])]),
  render: () => as('guarantorOperator'),
};
export const Empty: Story = { beforeEach: platform([reply(capitalPlan.overview, unplanned), reply(capitalPlan.limits, [])]) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = { beforeEach: platform([delay(capitalPlan.overview), delay(capitalPlan.limits)]) };
export const Broken: Story = { beforeEach: platform([fail(capitalPlan.overview, 504), fail(capitalPlan.limits, 504)]) };
