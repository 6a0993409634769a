import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../platform/testing/index.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentReader } from './document-reader.tsx';

const meta = {
  id: 'features-agreement',
  title: 'features/agreement 协议 terms',
  component: DocumentReader,
  args: { id: 'userAgreement' },
  render: (args) => hosted(<DocumentReader {...args} />, {}),
} satisfies Meta<typeof DocumentReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { beforeEach: platform() };
export const Loading: Story = { beforeEach: platform([delay(contract.documents.get)]) };
export const Broken: Story = { beforeEach: platform([fail(contract.documents.get, 500)]) };
export const InADialog: Story = {
  beforeEach: platform(),
  render: ({ id }) => hosted(<DocumentDialog id={id} onClose={() => undefined} />, {}),
};
