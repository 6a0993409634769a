import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

const example = contract.message.delivery.example.response;

const meta = {
  id: 'features-messages-delivery',
  title: 'features/messages/delivery 消息接收方式 mail, SMS',
  component: DeliveryDialog,
  args: { open: true, onClose: () => {} },
  beforeEach: platform(),
  render: (args) => hosted(<DeliveryDialog {...args} />, { as: 'supplierOperator' }),
} satisfies Meta<typeof DeliveryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoMailbox: Story = {
  beforeEach: platform([reply(contract.message.delivery, { ...example, mailAddress: null, mailTypes: [], quiet: null })]),
};

export const NothingOffered: Story = {
  beforeEach: platform([
    reply(contract.message.delivery, {
      ...example,
      smsAvailable: false,
      mailAvailable: false,
      mailAddress: null,
      smsTypes: [],
      mailTypes: [],
    }),
  ]),
};

export const Loading: Story = { beforeEach: platform([delay(contract.message.delivery)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.message.delivery, 504)]) };
