import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingRegion, Skeleton, SkeletonText } from './skeleton.tsx';

const meta = { id: 'ui-skeleton', title: 'feedback 反馈/skeleton 骨架屏 loading', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { className: 'block h-6 w-60' } };

export const Variants: Story = {
  render: () => (
    <LoadingRegion className="grid max-w-100 gap-4">
      <Skeleton className="h-6 w-40" />
      <SkeletonText lines={3} />
      <Skeleton className="h-24" />
    </LoadingRegion>
  ),
};

export const AnnouncesLoadingOnce: Story = {
  ...Variants,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1);
  },
};
