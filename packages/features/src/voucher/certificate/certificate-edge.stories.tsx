import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateEdge } from './certificate-edge.tsx';

const meta = {
  title: 'features/voucher/certificate/CertificateEdge',
  component: CertificateEdge,
  decorators: [
    (Story) => (
      <div className="w-[366px] overflow-hidden rounded-sm border border-line bg-(--cert-paper)">
        <Story />
        <p className="px-3.5 py-4 text-ink">LX20261118000034217</p>
      </div>
    ),
  ],
} satisfies Meta<typeof CertificateEdge>;

export default meta;

export const OnACard: StoryObj<typeof meta> = {};
