import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../testing/index.ts';
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
export const CustomerService: Story = {
  beforeEach: platform(),
  render: (args) => hosted(<CustomerServiceDialog {...args} />, { as: 'supplierOperator' }),
};
