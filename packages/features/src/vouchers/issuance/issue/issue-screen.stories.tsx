import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { detailOf, issuePlatform, registerRows, TODAY } from '../issuance.fixtures.ts';
import { IssueScreen } from './issue-screen.tsx';

const places = ['issuance.manage', 'settlement.payments'] as const;
const meta = {
  id: 'features-issuance-issue',
  title: 'features/issuance/issue 开立链信',
  component: IssueScreen,
  args: { today: TODAY },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(issuePlatform),
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'coreOperator', places }),
} satisfies Meta<typeof IssueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const returned = registerRows[2];
const choose = async (name: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Fills in the form; contract, nature and invoices are proposed. */
async function fill(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await choose(/接收方名称/, /恒信机电/);
  await userEvent.type(canvas.getByRole('textbox', { name: /凭证金额/ }), '4860000');
  await userEvent.click(canvas.getByRole('button', { name: '180 天' }));
  await userEvent.click(canvas.getByRole('radio', { name: '已交付' }));
  for (const number of ['26142000000019120077', '26142000000019120081', '26142000000018901458'])
    await expect(await canvas.findByRole('textbox', { name: `发票 ${number} 本次占用` })).toBeVisible();
}

/** Nothing is entered yet. The sum and the button to submit are in view, and stay there while the form is scrolled. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const submit = await within(canvasElement).findByRole('button', { name: '提交复核' });
    const inView = () => expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await inView();
    window.scrollTo(0, 400);
    await inView();
    window.scrollTo(0, 0);
  },
};

export const Tablet: Story = { ...Empty, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

export const ShortOfInvoices: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await expect(await canvas.findByText('发票覆盖不足')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提交复核' })).toBeDisabled();
    await expect(canvas.getByText('处理“发票覆盖不足”后可提交')).toBeVisible();
  },
};

export const ReadyAndSubmitted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    const amount = canvas.getByRole('textbox', { name: /凭证金额/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '4607000');
    const submit = canvas.getByRole('button', { name: '提交复核' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('¥ 4,607,000.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '提交复核' }));
    await expect(await canvas.findByText('已提交复核')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: platform([...issuePlatform, refuse(contract.issuance.apply, 'QUOTA_EXCEEDED', null, { shortfall: '1000000.00' })]),
};

export const PageAndServerDisagree: Story = {
  beforeEach: platform([
    ...issuePlatform,
    reply(contract.issuance.check, {
      ...contract.issuance.check.example.response,
      checks: [{ rule: 'R-01', code: 'issuerActive', level: 'fail', figures: {} }],
    }),
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('检查结果不一致', {}, { timeout: 5000 })).toBeVisible();
  },
};

export const Suspended: Story = {
  beforeEach: platform([
    ...issuePlatform,
    reply(contract.enterprise.get, {
      ...contract.enterprise.get.example.response,
      issueSuspension: { reason: '凭证 LX20260520000001117 到期未付', since: '2026-11-16T09:00:00+08:00', overdue: 1 },
    }),
  ]),
};

export const Returned: Story = {
  beforeEach: platform([...issuePlatform, ...(returned ? [reply(contract.issuance.get, detailOf(returned))] : [])]),
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'coreOperator', places, at: '/?id=R3' }),
};

export const Loading: Story = {
  beforeEach: platform([delay(contract.issuance.get)]),
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'coreOperator', places, at: '/?id=R3' }),
};

export const NotLoaded: Story = {
  beforeEach: platform([fail(contract.issuance.get, 500)]),
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'coreOperator', places, at: '/?id=R3' }),
};

export const NoSuppliers: Story = {
  beforeEach: platform([reply(contract.supplier.list, { list: [], total: 0, page: 1, pageSize: 50 })]),
};

export const Forbidden: Story = {
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'coreReviewer' }),
};

export const NotACoreEnterprise: Story = {
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'supplierOperator' }),
};
