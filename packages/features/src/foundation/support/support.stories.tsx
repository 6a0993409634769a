import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BRIDGE, bridgeAnswering, noBridge } from '../signing/device/device.fixtures.ts';
import { besides, hosted, platform } from '../../platform/testing/story.tsx';
import { CustomerServiceDialog } from './customer-service/customer-service-dialog.tsx';
import { DownloadCentre } from './downloads/download-centre.tsx';

const close = () => undefined;
const meta = {
  id: 'features-support',
  title: 'features/support 下载与客服 contact',
  component: DownloadCentre,
  args: { onClose: close },
  render: (args) => hosted(<DownloadCentre {...args} />, { as: 'supplierOperator' }),
} satisfies Meta<typeof DownloadCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Downloads: Story = { beforeEach: platform() };
export const DownloadsLoading: Story = { beforeEach: platform([delay(contract.support.downloads)]) };
export const DownloadsEmpty: Story = { beforeEach: platform([reply(contract.support.downloads, [])]) };
export const DownloadsBroken: Story = { beforeEach: platform([fail(contract.support.downloads, 500)]) };
const checked: Story = {
  render: (args) => hosted(<DownloadCentre {...args} />, { as: 'supplierOperator', safeguards: { ukeyBridge: BRIDGE } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '开始检测' }));
    await expect(await screen.findByText('UKey 组件')).toBeVisible();
  },
};

export const DeviceFound: Story = { ...checked, beforeEach: [platform(), besides(bridgeAnswering())] };
export const DeviceLocked: Story = {
  ...checked,
  beforeEach: [platform(), besides(bridgeAnswering({ status: { pin: { locked: true, left: 0 } } }))],
};
export const DeviceNotReached: Story = { ...checked, beforeEach: [platform(), besides(noBridge())] };
export const CustomerService: Story = {
  beforeEach: platform(),
  render: (args) => hosted(<CustomerServiceDialog {...args} />, { as: 'supplierOperator' }),
};
