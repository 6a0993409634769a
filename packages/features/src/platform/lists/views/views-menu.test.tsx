import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { msg } from '@lingui/core/macro';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { defineFilters } from '../filters/define-filters.ts';
import { searchFilter } from '../filters/filters.ts';
import { useList } from '../use-list.ts';
import { ViewsMenu } from './views-menu.tsx';

const filters = defineFilters(contract.supplier.list, { search: searchFilter('search', msg`名称`) });

function Example() {
  return <ViewsMenu list={useList({ name: 'suppliers', filters })} />;
}

const MINE = { name: '恒信', at: { search: '恒信', sort: '-amount' }, hidden: 'size' };

/** Settings as the platform stores them. */
function open(kept: object | undefined, at = '/') {
  const settings: Record<string, string> = kept === undefined ? {} : { 'views.suppliers': JSON.stringify(kept) };
  const shown = renderScreen(<Example />, {
    as: 'supplierOperator',
    at,
    replies: [
      reply(contract.account.settings, () => ({ ...settings })),
      reply(contract.account.saveSettings, ({ changes }) => {
        Object.assign(settings, changes);
        return {};
      }),
    ],
  });
  return { ...shown, settings };
}
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');

describe('the views of a list', () => {
  it('save filters and order under a name, and restore them', async () => {
    const { user, settings } = open(undefined, '/?search=恒信&sort=-amount');
    await user.click(await screen.findByRole('button', { name: '视图' }));
    await user.click(await screen.findByRole('menuitem', { name: '保存与管理视图' }));
    await user.type(await screen.findByRole('textbox', { name: '视图名称' }), '大户');
    await user.click(screen.getByRole('button', { name: '保存当前视图' }));
    await waitFor(() =>
      expect(JSON.parse(settings['views.suppliers'] ?? '{}')).toMatchObject({
        views: [{ name: '大户', at: { search: '恒信', sort: '-amount' } }],
      }),
    );
  });

  it('are applied on click', async () => {
    const { user, settings } = open({ views: [MINE], first: '' });
    await user.click(await screen.findByRole('button', { name: '视图' }));
    await user.click(await screen.findByRole('menuitem', { name: '恒信' }));
    await waitFor(() => expect(address()).toContain('search=恒信'));
    expect(address()).toContain('sort=-amount');
    await waitFor(() => expect(settings['columns.suppliers']).toBe('size'));
  });

  it('apply the default, unless the address has filters', async () => {
    const usual = open({ views: [MINE], first: '恒信' });
    await waitFor(() => expect(address()).toContain('search=恒信'));
    usual.unmount();
    const { user } = open({ views: [MINE], first: '恒信' }, '/?search=云岭');
    await user.click(await screen.findByRole('button', { name: '视图' }));
    await screen.findByRole('menuitem', { name: /恒信/ });
    expect(address()).toContain('search=云岭');
  });

  it('are renamed, made default and deleted', async () => {
    const { user, settings } = open({ views: [MINE], first: '' });
    await user.click(await screen.findByRole('button', { name: '视图' }));
    await user.click(await screen.findByRole('menuitem', { name: '保存与管理视图' }));
    await user.click(await screen.findByRole('checkbox', { name: '默认' }));
    await waitFor(() => expect(JSON.parse(settings['views.suppliers'] ?? '{}')).toMatchObject({ first: '恒信' }));
    const name = screen.getByRole('textbox', { name: '恒信 的名称' });
    await user.clear(name);
    await user.type(name, '老户');
    await user.tab();
    await waitFor(() =>
      expect(JSON.parse(settings['views.suppliers'] ?? '{}')).toMatchObject({ first: '老户', views: [{ name: '老户' }] }),
    );
    await user.click(await screen.findByRole('button', { name: '删除 老户' }));
    await waitFor(() => expect(JSON.parse(settings['views.suppliers'] ?? '{}')).toEqual({ views: [], first: '' }));
  });
});
