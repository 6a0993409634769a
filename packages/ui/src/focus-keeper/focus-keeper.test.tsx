import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu/index.ts';
import { Sheet, SheetContent } from '../sheet/index.ts';
import { render } from '../testing/render.tsx';
import { FocusKeeper } from './focus-keeper.tsx';

/** A page with buttons that open content without a reference to its opener. */
function Example() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'question' | 'withdraw'>();
  const [rows, setRows] = useState(['甲', '乙']);
  const [sent, setSent] = useState(false);
  const [held, setHeld] = useState(false);
  const close = () => setOpen(undefined);
  const hold = () => {
    setHeld(true);
    setTimeout(() => setHeld(false), 200);
  };
  return (
    <>
      <FocusKeeper />
      <nav>
        <a href="#else">别处</a>
      </nav>
      <main>
        <h1>{sent ? '已提交' : '申请'}</h1>
        {!sent && (
          <section aria-label="申请">
            <Button onClick={() => setOpen('dialog')}>登记发票</Button>
            <Button onClick={() => setOpen('sheet')}>详情</Button>
            <Button onClick={() => setOpen('question')}>提交</Button>
            <Button disabled={held} onClick={hold}>
              催办
            </Button>
            <DropdownMenu>
              <DropdownMenuTrigger>更多</DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem onSelect={() => setOpen('dialog')}>从菜单登记</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </section>
        )}
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row} onClick={() => setOpen('sheet')}>
                <td>{row}金额</td>
                <td>
                  <Button
                    onClick={(event) => {
                      event.stopPropagation();
                      setOpen('withdraw');
                    }}
                  >
                    撤回{row}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
      <Dialog open={open === 'dialog'} onOpenChange={close}>
        <DialogContent title="登记发票">
          <input aria-label="号码" />
        </DialogContent>
      </Dialog>
      <Sheet open={open === 'sheet'} onOpenChange={close}>
        <SheetContent title="详情">票面</SheetContent>
      </Sheet>
      <AlertDialog
        open={open === 'question' || open === 'withdraw'}
        onOpenChange={close}
        title="提交申请"
        consequence="提交后由审核岗复核。"
        confirmLabel="确认提交"
        onConfirm={() => {
          close();
          if (open === 'question') setSent(true);
          else setRows(rows.slice(1));
        }}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

beforeEach(() => document.body.focus());

test.each(['登记发票', '详情', '提交'])('returns the focus to the opener: %s', async (name) => {
  const { person } = render(<Example />);
  button(name).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole(name === '提交' ? 'alertdialog' : 'dialog')).not.toBeNull());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(button(name)));
});

test('returns the focus to the menu button when a menu item opened the dialog', async () => {
  const { person } = render(<Example />);
  button('更多').focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: '从菜单登记' });
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: '登记发票' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(button('更多')));
});

test('moves the focus into the row that was clicked', async () => {
  const { person } = render(<Example />);
  await person.click(screen.getByText('乙金额'));
  await screen.findByRole('dialog', { name: '详情' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(button('撤回乙')));
});

test('moves the focus to the next row when the row has been removed', async () => {
  const { person } = render(<Example />);
  button('撤回甲').focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await person.click(button('确认提交'));
  await waitFor(() => expect(focused()).toBe(button('撤回乙')));
});

test('moves the focus to the heading when the form has been removed', async () => {
  const { person } = render(<Example />);
  screen.getByRole('link', { name: '别处' }).focus();
  button('提交').focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await person.click(button('确认提交'));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: '已提交' })));
});

test('restores a focus from before it was mounted', async () => {
  const early = Object.assign(document.createElement('button'), { textContent: '忘记密码' });
  document.body.append(early);
  early.focus();
  render(<Example />);
  const dialog = Object.assign(document.createElement('div'), { role: 'dialog', tabIndex: -1 });
  document.body.append(dialog);
  dialog.focus();
  dialog.remove();
  await waitFor(() => expect(focused()).toBe(early));
  early.remove();
});

test('returns the focus to the opener of a dialog opened before it was mounted', async () => {
  const early = Object.assign(document.createElement('button'), { textContent: '忘记密码' });
  const dialog = Object.assign(document.createElement('div'), { role: 'dialog', tabIndex: -1 });
  document.body.append(early, dialog);
  dialog.focus();
  render(<FocusKeeper earlier={[early, dialog]} />);
  dialog.remove();
  await waitFor(() => expect(focused()).toBe(early));
  early.remove();
});

test('restores the focus when the dialog had closed before it was mounted', async () => {
  const early = Object.assign(document.createElement('button'), { textContent: '搜索' });
  const dialog = Object.assign(document.createElement('div'), { role: 'dialog', tabIndex: -1 });
  document.body.append(early, dialog);
  dialog.focus();
  dialog.remove();
  render(<FocusKeeper earlier={[early, dialog]} />);
  await waitFor(() => expect(focused()).toBe(early));
  early.remove();
});

test('waits for a button that is disabled briefly', async () => {
  const { person } = render(<Example />);
  button('催办').focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(button('催办')).toHaveProperty('disabled', false));
  await waitFor(() => expect(focused()).toBe(button('催办')));
});

test('does not restore the focus when the person clicks on an empty area', async () => {
  const { person } = render(<Example />);
  button('详情').focus();
  await person.click(screen.getByRole('heading', { name: '申请' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).toBe(document.body);
});
