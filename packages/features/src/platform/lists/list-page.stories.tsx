import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../testing/index.ts';
import { ExampleList } from './list-page.fixtures.tsx';

const { list } = contract.payable;

/** The page that every list is made of: filters, figures, table, paging and the sheet of one row. */
const meta = {
  id: 'features-lists-list-page',
  title: 'features/lists/list-page 列表页 table',
  component: ExampleList,
  beforeEach: platform(),
  render: () => hosted(<ExampleList />, { as: 'coreOperator', places: ['issuance.review'] }),
} satisfies Meta<typeof ExampleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Part: Story = {
  render: () => hosted(<ExampleList part />, { as: 'coreOperator' }),
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: '详情' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('complementary')).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: platform([reply(list, { ...list.example.response, list: [], total: 0 })]) };
export const Loading: Story = { beforeEach: platform([delay(list)]) };
export const Broken: Story = { beforeEach: platform([fail(list, 404)]) };
