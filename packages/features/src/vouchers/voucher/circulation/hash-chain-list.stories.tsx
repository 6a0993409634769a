import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleEvents, forgedEvents } from './circulation-examples.ts';
import { HashChainList } from './hash-chain-list.tsx';

const meta = {
  id: 'features-voucher-circulation-hashchainlist',
  title: 'features/voucher/circulation/HashChainList 存证哈希链',
  component: HashChainList,
  args: { events: exampleEvents, head: exampleEvents.at(-1)?.hash, now: () => new Date('2026-11-20T09:42:16+08:00') },
  decorators: [
    (Story) => (
      <div className="w-[480px] max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HashChainList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Intact: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/通过/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新校验' }));
    await expect(await canvas.findByText(/通过/)).toBeVisible();
  },
};

export const Forged: Story = {
  args: { events: forgedEvents },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('第 3 个事件不一致')).toBeVisible();
  },
};

export const CutShort: Story = {
  args: { events: exampleEvents.slice(0, 4) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('末尾缺少事件，与凭证摘要不一致')).toBeVisible();
  },
};

export const BadSignature: Story = {
  args: { events: exampleEvents.map((event, index) => (index === 3 ? { ...event, signatureHolds: false } : event)) },
};

export const Dark: Story = { globals: { theme: 'dark' } };
