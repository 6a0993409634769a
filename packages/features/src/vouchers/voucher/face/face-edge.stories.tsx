import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaceEdge } from './face-edge.tsx';

const meta = {
  id: 'features-voucher-face-faceedge',
  title: 'features/voucher/face/FaceEdge 票面花边 guilloche',
  component: FaceEdge,
  decorators: [
    (Story) => (
      <div className="w-[366px] overflow-hidden rounded-sm border border-line bg-(--face-paper)">
        <Story />
        <p className="px-3.5 py-4 text-ink">LX20261118000034217</p>
      </div>
    ),
  ],
} satisfies Meta<typeof FaceEdge>;

export default meta;

export const OnACard: StoryObj<typeof meta> = {};
