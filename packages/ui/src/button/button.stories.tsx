import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadIcon, PlusIcon } from '../icons/index.ts';
import { Button } from './button.tsx';

const meta = {
  id: 'ui-button',
  title: 'acts 操作/button 按钮',
  component: Button,
  args: { children: '提交复核', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { intent: 'primary', size: 'md', busy: false, disabled: false, block: false } };

const intents = ['primary', 'secondary', 'line', 'quiet', 'danger', 'dangerSolid', 'dark'] as const;

export const Variants: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-[repeat(6,auto)] items-center gap-3">
      {intents.map((intent) => (
        <div key={intent} className="contents">
          <Button intent={intent} size="sm">
            签收
          </Button>
          <Button intent={intent}>提交复核</Button>
          <Button intent={intent} size="lg">
            签收
          </Button>
          <Button intent={intent} icon={<DownloadIcon />}>
            导出
          </Button>
          <Button intent={intent} busy>
            提交复核
          </Button>
          <Button intent={intent} disabled>
            提交复核
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const EqualChoices: Story = {
  render: () => (
    <div className="flex w-70 gap-3">
      <Button intent="dark" size="lg" block>
        拒签
      </Button>
      <Button intent="primary" size="lg" block>
        签收
      </Button>
    </div>
  ),
};

export const BusyKeepsFocusAndIgnoresClicks: Story = {
  args: { intent: 'primary', busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '提交复核' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild icon={<PlusIcon />}>
      <a href="#issue">开立链信</a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '开立链信' })).toHaveAttribute('href', '#issue');
  },
};
