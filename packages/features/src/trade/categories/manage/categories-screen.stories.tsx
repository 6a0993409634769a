import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PersonName } from '../../../platform/testing/index.ts';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { categories, pageOfCategories } from '../categories.fixtures.ts';
import { CategoriesScreen } from './categories-screen.tsx';

const { category } = contract;
const full = [reply(category.tree, [...categories]), reply(category.list, pageOfCategories())];
const at =
  (address: string, as: PersonName = 'supplierOperator') =>
  () =>
    hosted(<CategoriesScreen />, { as, at: address });

/** An administrator keeps the categories that suppliers are sorted into. */
const meta = {
  id: 'features-categories-manage',
  title: 'features/categories/manage 品类管理',
  component: CategoriesScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(full),
  render: at('/'),
} satisfies Meta<typeof CategoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Detail: Story = {
  render: at('/?id=C-0201'),
  play: async () => {
    const sheet = await within(document.body).findByRole('complementary', { name: '0201 电控设备' });
    await expect(await within(sheet).findByText('JBMY-CG-2026-0873')).toBeVisible();
  },
};

export const Reviewer: Story = { render: at('/', 'supplierReviewer') };

export const Add: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增品类' }));
    await expect(await within(document.body).findByRole('dialog', { name: '新增品类' })).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: platform([reply(category.tree, []), reply(category.list, pageOfCategories([]))]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { beforeEach: platform([delay(category.tree), delay(category.list)]) };

export const Failed: Story = { beforeEach: platform([fail(category.tree, 504), fail(category.list, 504)]) };
