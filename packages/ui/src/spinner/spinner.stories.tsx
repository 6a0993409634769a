import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { id: 'ui-spinner', title: 'feedback 反馈/spinner 加载中 loading', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { label: '正在核验发票' } };

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-5">
      <Spinner />
      <Spinner className="size-6 text-accent" />
      <span className="flex items-center gap-2 text-ink-muted">
        <Spinner />
        查询中
      </span>
    </div>
  ),
};

export const AnnouncesItsLabel: Story = {
  args: { label: '正在查询' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: '正在查询' })).toBeInTheDocument();
  },
};
