import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../testing/index.ts';
import { emptyGroupReplies, groupReplies } from '../group.fixtures.ts';
import { GroupScreen } from './group-screen.tsx';

const at = (address: string) => () => hosted(<GroupScreen />, { as: 'groupViewer', at: address });

const meta = {
  id: 'features-group-view',
  title: 'features/group/view 煤炭集团数据',
  component: GroupScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(groupReplies),
  render: at('/'),
} satisfies Meta<typeof GroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneEnterprise: Story = { render: at('/?enterprise=E1004') };
export const Compared: Story = { render: at('/?enterprise=E1001&with=E1004') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform(emptyGroupReplies) };
export const Loading: Story = { beforeEach: platform([delay(contract.group.figures), delay(contract.enterprise.listGroupEnterprises)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.group.figures, 504)]) };
