import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { useAction, useClient } from '@lianxin/api/react';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RowActs } from './row-acts.tsx';
import { useRowActs, type ListAct } from './use-row-acts.tsx';

const { supplier } = contract;
const [row] = supplier.list.example.response.list;
if (!row) throw new Error('the contract lost an example');
type Supplier = typeof row;
const refresh = vi.fn();

function Example({ reason }: { readonly reason?: 'required' | 'optional' }) {
  const client = useClient();
  const disable = useAction(supplier.disable);
  const note = useAction(supplier.saveNote);
  const { enterpriseNo, version } = row as Supplier;
  const acts: readonly ListAct<Supplier>[] = [
    {
      id: 'disable',
      label: '停用',
      offered: ({ state }) => state === 'enabled',
      start: ({ name }) => ({
        ask: {
          title: `停用${name}`,
          consequence: '停用后不能再开立',
          confirmLabel: '停用',
          ...(reason ? { reason: { required: reason === 'required', reader: '本企业人员' } } : {}),
        },
        perform: (given) => (given === '' ? disable.run({ enterpriseNo, version }) : note.run({ enterpriseNo, version, note: given })),
        done: '已停用',
      }),
    },
    { id: 'enable', label: '启用', offered: ({ state }) => state === 'disabled', start: () => undefined },
    {
      id: 'look',
      label: '先查再问',
      start: async ({ creditCode }) => {
        const found = await client.call(supplier.lookUp, { creditCode }, { quiet: true });
        return {
          ask: { title: found?.name ?? '', consequence: '', confirmLabel: '好' },
          perform: () => Promise.resolve(undefined),
          done: '',
        };
      },
    },
    { id: 'own', label: '复核', blocked: () => '不能复核自己经办的', start: () => undefined },
  ];
  const { verbs, dialogs } = useRowActs(acts, refresh);
  return (
    <>
      <RowActs name="R" verbs={verbs(row as Supplier)} inSight={4} />
      {dialogs}
    </>
  );
}

const open = (replies: readonly MockReply[] = [], reason?: 'required' | 'optional') =>
  renderScreen(<Example {...(reason ? { reason } : {})} />, { as: 'supplierOperator', replies });
type User = ReturnType<typeof open>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const confirm = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

beforeEach(() => refresh.mockClear());

describe('the acts of a row', () => {
  it('are those offered; a forbidden one is visible', async () => {
    open();
    const names = (await screen.findAllByRole('button')).map((button) => button.textContent);
    expect(names).toEqual(['停用', '先查再问', '复核']);
    expect(screen.getByRole('button', { name: '复核' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are done after a confirmation, with a notice and a reload', async () => {
    const done = vi.fn(() => supplier.disable.example.response);
    const { user } = open([reply(supplier.disable, done)]);
    await press(user, '停用');
    expect(done).not.toHaveBeenCalled();
    await confirm(user, '停用');
    expect(await screen.findByText('已停用')).toBeDefined();
    await gone();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('ask for a required reason', async () => {
    const noted = vi.fn(() => supplier.saveNote.example.response);
    const { user } = open([reply(supplier.saveNote, noted)], 'required');
    await press(user, '停用');
    await confirm(user, '停用');
    expect(noted).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /原因/ }), '已终止合作');
    await confirm(user, '停用');
    await waitFor(() => expect(noted).toHaveBeenCalledWith(expect.objectContaining({ note: '已终止合作' })));
  });

  it('show the present state after a conflict', async () => {
    const { user } = open([refuse(supplier.disable, 'STALE_VERSION')]);
    await press(user, '停用');
    await confirm(user, '停用');
    await gone();
    expect(refresh).toHaveBeenCalledOnce();
    expect(screen.queryByText('已停用')).toBeNull();
  });

  it('keep a reason that could not be sent visible', async () => {
    const { user } = open([refuse(supplier.saveNote, 'STALE_VERSION')], 'required');
    await press(user, '停用');
    await user.type(screen.getByRole('textbox', { name: /原因/ }), '已终止合作');
    await confirm(user, '停用');
    expect(await screen.findByText(/您填写的原因还在这里/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: /原因/ })).toHaveProperty('value', '已终止合作');
    expect(refresh).toHaveBeenCalledOnce();
    await confirm(user, '取消');
    await gone();
  });

  it('wait until the page shows the new state', async () => {
    let answer = (): void => undefined;
    const renewed = new Promise<void>((resolve) => (answer = resolve));
    const perform = vi.fn(() => Promise.resolve({ ok: true as const, data: {}, renewed }));
    function Urging() {
      const urge: ListAct<Supplier> = { id: 'urge', label: '催办', start: () => ({ perform, done: '已催办' }) };
      const { verbs } = useRowActs([urge], refresh);
      return <RowActs name="R" verbs={verbs(row as Supplier)} />;
    }
    const { user } = renderScreen(<Urging />, { as: 'supplierOperator' });
    const button = await screen.findByRole('button', { name: '催办' });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.click(button);
    expect(perform).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    expect(perform).toHaveBeenCalledTimes(2);
  });

  it('wait while the old row is shown, even after a reload', async () => {
    const perform = vi.fn((version: number) =>
      Promise.resolve({ ok: true as const, data: { id: 'A1', version: version + 1 }, renewed: Promise.resolve() }),
    );
    function Accepting() {
      const [version, setVersion] = useState(3);
      const accept: ListAct<{ readonly id: string; readonly version: number }> = {
        id: 'accept',
        label: '受理',
        start: (shown) => ({ perform: () => perform(shown.version), done: '已受理' }),
      };
      const { verbs } = useRowActs([accept], refresh);
      return (
        <>
          <RowActs name="R" verbs={verbs({ id: 'A1', version })} />
          <button type="button" onClick={() => setVersion(4)}>
            刷新
          </button>
        </>
      );
    }
    const { user } = renderScreen(<Accepting />, { as: 'supplierOperator' });
    const button = await screen.findByRole('button', { name: '受理' });
    await user.click(button);
    expect(await screen.findByText('已受理')).toBeDefined();
    await user.click(button);
    expect(perform.mock.calls).toEqual([[3]]);
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await user.click(button);
    expect(perform.mock.calls).toEqual([[3], [4]]);
  });

  it('keep the dialog open after a failure', async () => {
    const { user } = open([fail(supplier.disable, 500)]);
    await press(user, '停用');
    await confirm(user, '停用');
    await waitFor(() =>
      expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: '停用' }).getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(refresh).not.toHaveBeenCalled();
  });

  it('report a failed load before the act', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { user } = open([fail(supplier.lookUp, 500)]);
    await press(user, '先查再问');
    expect(await screen.findByRole('alert')).toBeDefined();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
