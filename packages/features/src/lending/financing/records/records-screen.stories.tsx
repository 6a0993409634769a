import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfFinancings } from '../financing.fixtures.ts';
import { recordReplies } from './records.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const PLACES = ['financing.apply', 'financing.records'] as const;
const at = (address: string) => () => hosted(<RecordsScreen />, { as: 'supplierOperator', places: PLACES, at: address });

const meta = {
  id: 'features-financing-records',
  title: 'features/financing/records 融资记录 list',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(recordReplies),
  render: at('/'),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Detail: Story = {
  render: at('/?id=F6'),
  play: async () => {
    const sheet = await within(document.body).findByRole('dialog', { name: '融资详情' });
    await expect(await within(sheet).findByText('人民币贰佰万元整')).toBeVisible();
  },
};

export const Progress: Story = { render: at('/?id=F6&tab=progress') };

export const PaidOut: Story = { render: at('/?id=F9&tab=progress') };

export const Papers: Story = { render: at('/?id=F1&tab=papers') };

export const Log: Story = { render: at('/?id=F6&tab=log') };

const press = async (name: string) => {
  const sheet = await within(document.body).findByRole('dialog', { name: '融资详情' });
  await userEvent.click(await within(sheet).findByRole('button', { name }));
};

export const Contract: Story = {
  render: at('/?id=F6'),
  play: async () => {
    await press('签约');
    const dialog = await within(document.body).findByRole('dialog', { name: '签署融资合同' });
    await expect(await within(dialog).findByText('融资合同要点')).toBeVisible();
  },
};

export const Supplement: Story = {
  render: at('/?id=F5'),
  play: async () => {
    await press('补件');
    const dialog = await within(document.body).findByRole('dialog', { name: '融资补件' });
    await expect(await within(dialog).findByText('请补充本批设备的发运单和验收单')).toBeVisible();
  },
};

export const FurtherStep: Story = {
  render: at('/?id=F3'),
  play: async () => {
    await press('资金方补充步骤');
    const dialog = await within(document.body).findByRole('dialog', { name: '资金方补充步骤' });
    await expect(await within(dialog).findByLabelText(/联系人手机/)).toBeVisible();
  },
};

export const Reviewer: Story = { render: () => hosted(<RecordsScreen />, { as: 'supplierReviewer', places: ['financing.records'] }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform([...recordReplies, reply(contract.financing.list, pageOfFinancings([]))]) };

export const NothingFound: Story = {
  beforeEach: platform([...recordReplies, reply(contract.financing.list, pageOfFinancings([]))]),
  render: at('/?search=RZ2099'),
};

export const Loading: Story = { beforeEach: platform([...recordReplies, delay(contract.financing.list)]) };

export const Failed: Story = { beforeEach: platform([...recordReplies, fail(contract.financing.list, 504)]) };
