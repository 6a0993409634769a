import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const meta = { id: 'ui-tabs', title: 'navigation 导航/tabs 选项卡', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { defaultValue: 'detail', activationMode: 'automatic' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="凭证">
        <Tab value="detail">凭证详情</Tab>
        <Tab value="trail">流转轨迹</Tab>
      </TabList>
      <TabPanel value="detail">票面金额 3,286,500.00</TabPanel>
      <TabPanel value="trail">开立、签收、转让、融资</TabPanel>
    </Tabs>
  ),
};

export const Variants: Story = {
  render: () => (
    <Tabs defaultValue="trail">
      <TabList aria-label="凭证">
        <Tab value="detail">凭证详情</Tab>
        <Tab value="trail" count={4}>
          流转轨迹
        </Tab>
        <Tab value="proof">存证校验</Tab>
        <Tab value="dispute" disabled>
          争议
        </Tab>
      </TabList>
      <TabPanel value="detail">票面金额 3,286,500.00</TabPanel>
      <TabPanel value="trail">开立、签收、转让、融资</TabPanel>
      <TabPanel value="proof">sm3:7f3a 91c4</TabPanel>
    </Tabs>
  ),
};

export const MovesByArrowKeys: Story = {
  ...Variants,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '存证校验' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('sm3:7f3a 91c4');
  },
};
