import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@lianxin/domain';
import { expect, within } from 'storybook/test';
import { awaitingExample, signedExample } from './face-examples.ts';
import { VoucherFace } from './voucher-face.tsx';

const meta = {
  id: 'features-voucher-face-voucherface',
  title: 'features/voucher/face/VoucherFace 票面 certificate',
  component: VoucherFace,
  args: awaitingExample,
  parameters: { width: 900 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: Number(parameters['width']), maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VoucherFace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AwaitingSignature: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '开立方（付款承诺人）' })).toHaveTextContent('晋北煤业集团有限公司');
    await expect(canvas.getByRole('img', { name: /晋北煤业集团有限公司电子签章/ })).toBeVisible();
  },
};

export const Signed: Story = { args: signedExample };

export const NotYetSealed: Story = { args: { issuerSeal: undefined, state: { tone: 'state-3', label: '待复核' } } };

export const LongNames: Story = {
  args: {
    ...signedExample,
    amount: fen(99_876_543_210_987n),
    state: { tone: 'overdue', label: '部分结清' },
    issuer: { ...signedExample.issuer, name: '晋北煤业集团朔州矿业有限责任公司', bank: '中国建设银行股份有限公司朔州经济开发区支行' },
    issuerSeal: { name: '晋北煤业集团朔州矿业有限责任公司', number: '1406000031827' },
  },
};

export const Thumbnail: Story = { args: { ...signedExample, thumbnail: true }, parameters: { width: 372 } };

export const Portrait: Story = {
  parameters: { width: 358 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const PortraitSigned: Story = { args: signedExample, parameters: { width: 358 } };

export const Dark: Story = { args: signedExample, globals: { theme: 'dark' } };

export const PortraitDark: Story = { globals: { theme: 'dark' }, parameters: { width: 358 } };

export const English: Story = { args: { ...signedExample, state: { tone: 'state-0', label: 'Held' } }, globals: { locale: 'en-US' } };
