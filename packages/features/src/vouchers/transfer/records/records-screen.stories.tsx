import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfRows, platformReplies } from '../transfer.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const PLACES = ['transfer.apply', 'transfer.review'] as const;
const at = (address: string) => () => hosted(<RecordsScreen />, { as: 'supplierOperator', places: PLACES, at: address });

const meta = {
  id: 'features-transfer-records',
  title: 'features/transfer/records 转让记录 list',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(platformReplies),
  render: at('/'),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Detail: Story = {
  render: at('/?id=T1'),
  play: async () => {
    const sheet = await within(document.body).findByRole('complementary', { name: '转让详情' });
    await expect(await within(sheet).findByText('人民币伍拾万元整')).toBeVisible();
  },
};

export const Reviewer: Story = { render: () => hosted(<RecordsScreen />, { as: 'supplierReviewer', places: ['transfer.review'] }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: platform([
    ...platformReplies,
    reply(contract.transfer.listOutgoing, pageOfRows([])),
    reply(contract.transfer.listDrafts, []),
  ]),
};

export const NothingFound: Story = {
  beforeEach: platform([...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows([]))]),
  render: at('/?search=LX2099'),
};

export const Loading: Story = { beforeEach: platform([...platformReplies, delay(contract.transfer.listOutgoing)]) };

export const Failed: Story = { beforeEach: platform([...platformReplies, fail(contract.transfer.listOutgoing, 504)]) };
