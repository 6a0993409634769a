import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfPledges, recordReplies } from '../pledge.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const PLACES = ['pledge.apply', 'pledge.review'] as const;
const at = (address: string) => () => hosted(<RecordsScreen />, { as: 'supplierOperator', places: PLACES, at: address });

const meta = {
  id: 'features-pledge-records',
  title: 'features/pledge/records 质押记录 list',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(recordReplies),
  render: at('/'),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Detail: Story = {
  render: at('/?id=P1'),
  play: async () => {
    const sheet = await within(document.body).findByRole('dialog', { name: '质押详情' });
    await expect(await within(sheet).findByText('人民币捌拾万元整')).toBeVisible();
  },
};

export const Progress: Story = { render: at('/?id=P3&tab=progress') };

export const Repayments: Story = { render: at('/?id=P7&tab=repayments') };

export const Pieces: Story = { render: at('/?id=P1&tab=pieces') };

export const Papers: Story = { render: at('/?id=P1&tab=papers') };

export const Log: Story = { render: at('/?id=P7&tab=log') };

const press = async (name: string) => {
  const sheet = await within(document.body).findByRole('dialog', { name: '质押详情' });
  await userEvent.click(await within(sheet).findByRole('button', { name }));
};

export const Supplement: Story = {
  render: at('/?id=P4'),
  play: async () => {
    await press('补件');
    const dialog = await within(document.body).findByRole('dialog', { name: '质押补件' });
    await expect(await within(dialog).findByText('请补充本批设备的发运单')).toBeVisible();
  },
};

export const Repay: Story = {
  render: at('/?id=P7'),
  play: async () => {
    await press('还款');
    const dialog = await within(document.body).findByRole('dialog', { name: '还款' });
    await expect(await within(dialog).findByText('803,866.67')).toBeVisible();
  },
};

export const Reviewer: Story = { render: () => hosted(<RecordsScreen />, { as: 'supplierReviewer', places: ['pledge.review'] }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform([...recordReplies, reply(contract.pledge.list, pageOfPledges([]))]) };

export const NothingFound: Story = {
  beforeEach: platform([...recordReplies, reply(contract.pledge.list, pageOfPledges([]))]),
  render: at('/?search=ZY2099'),
};

export const Loading: Story = { beforeEach: platform([...recordReplies, delay(contract.pledge.list)]) };

export const Failed: Story = { beforeEach: platform([...recordReplies, fail(contract.pledge.list, 504)]) };
