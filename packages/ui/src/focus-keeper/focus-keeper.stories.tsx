import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { FocusKeeper } from './focus-keeper.tsx';

const meta = { id: 'ui-focus-keeper', title: 'navigation 导航/focus-keeper 焦点', component: FocusKeeper } satisfies Meta<
  typeof FocusKeeper
>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <main className="p-6">
      <h1>发票</h1>
      <Button onClick={() => setOpen(true)}>登记发票</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="登记发票">
          <p className="p-6">发票号码</p>
        </DialogContent>
      </Dialog>
      <FocusKeeper />
    </main>
  );
}

/** The dialog has no reference to the button that opened it. */
export const ReturnsFocusToTheOpener: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '登记发票' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
};
