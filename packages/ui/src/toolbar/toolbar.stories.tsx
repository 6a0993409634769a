import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Toolbar } from './toolbar.tsx';

const meta = { id: 'ui-toolbar', title: 'acts 操作/toolbar 工具栏', component: Toolbar, args: { 'aria-label': '批量工具' } } satisfies Meta<
  typeof Toolbar
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { children: '导入', end: '导出' } };

export const TwoEnds: Story = { args: { children: <Button>导入</Button>, end: <Button intent="line">导出</Button> } };
