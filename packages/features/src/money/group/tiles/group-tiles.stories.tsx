import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { emptyGroupOverview, groupOverview, largeGroupOverview } from '../group.fixtures.ts';
import { GroupTiles } from './group-tiles.tsx';

const meta = {
  id: 'features-group-tiles',
  title: 'features/group/tiles 首页集团概览',
  component: GroupTiles,
  render: () => hosted(<GroupTiles />, { as: 'groupViewer', places: ['group.figures'] }),
  beforeEach: platform([reply(contract.group.overview, groupOverview)]),
} satisfies Meta<typeof GroupTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LargeGroup: Story = { beforeEach: platform([reply(contract.group.overview, largeGroupOverview)]) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([reply(contract.group.overview, emptyGroupOverview)]) };
export const Loading: Story = { beforeEach: platform([delay(contract.group.overview)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.group.overview, 504)]) };
