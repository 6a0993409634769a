import { contract } from '@lianxin/api/contract';
import { fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { issuePlatform, TODAY } from '../issuance.fixtures.ts';
import { IssueScreen } from '../issue/issue-screen.tsx';

const meta = {
  id: 'features-issuance-batch',
  title: 'features/issuance/batch 批量开立',
  component: IssueScreen,
  args: { today: TODAY },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(issuePlatform),
  render: (args) => hosted(<IssueScreen {...args} />, { as: 'coreOperator', at: '/?from=sheet', places: ['issuance.manage'] }),
} satisfies Meta<typeof IssueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROWS = [
  ['恒信机电', '100000', '2027-03-31', '货款', 'HT-2026-0031', '26142000000019120077', '', ''],
  ['晋北矿机', '250000', '2027-04-30', '服务费', 'HT-2026-0032', '26142000000019120081', '', '四月'],
  ['', '0', '明年', '红包', '', '', '', ''],
];

const paste = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('textbox', { name: '开立明细表' }));
  await userEvent.paste(ROWS.map((row) => row.join('\t')).join('\n'));
};

export const Empty: Story = {};

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await paste(canvasElement);
    await expect(await within(canvasElement).findByRole('table', { name: '有问题的行' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => paste(canvasElement),
};

export const Broken: Story = { beforeEach: platform([...issuePlatform, fail(contract.creditLine.get, 504)]) };
