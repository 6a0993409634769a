import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { pieces } from '../../../platform/testing/world/pieces.ts';
import { RegisterScreen } from './register-screen.tsx';

const example = contract.voucher.list.example.response;

test('lists every voucher of the enterprise with its role', async () => {
  renderScreen(<RegisterScreen />, { as: 'supplierOperator' });
  const table = await screen.findByRole('table');
  expect(await screen.findByText('共 1 笔')).toBeDefined();
  expect(table.textContent).toContain('晋北煤业集团有限公司');
});

test('offers no acts', async () => {
  const list = pieces.filter(({ acts }) => acts.length > 1);
  renderScreen(<RegisterScreen />, { as: 'supplierOperator', replies: [reply(contract.voucher.list, { ...example, ...pageOf(list) })] });
  const table = await screen.findByRole('table');
  await within(table).findAllByText('晋北煤业集团有限公司');
  expect(buttonsIn(table.querySelector('tbody'))).toEqual([]);
});

test('reports an empty list and a failure', async () => {
  const empty = renderScreen(<RegisterScreen />, {
    as: 'supplierOperator',
    replies: [reply(contract.voucher.list, { ...example, list: [], total: 0 })],
  });
  expect(await screen.findByText(/还没有/)).toBeDefined();
  empty.unmount();
  renderScreen(<RegisterScreen />, { as: 'supplierOperator', replies: [fail(contract.voucher.list, 500)] });
  expect(await screen.findByText('没有加载出来')).toBeDefined();
});

test('puts parts below their parent', async () => {
  const asked: (string | undefined)[] = [];
  const { user } = renderScreen(<RegisterScreen />, {
    as: 'supplierOperator',
    replies: [
      reply(contract.voucher.list, ({ sort }) => {
        asked.push(sort);
        return example;
      }),
    ],
  });
  await user.click(await screen.findByRole('radio', { name: '主凭证与子凭证' }));
  await waitFor(() => expect(asked).toContain('number'));
  expect(screen.getByRole('radio', { name: '主凭证与子凭证' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: '最新动作' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '最新动作' })).toHaveProperty('checked', true));
});

test('sums a core enterprise’s and subsidiaries’ issuances by subsidiary, supplier and month', async () => {
  const asked: string[] = [];
  const { rows } = contract.group.pivot.example.response;
  const { user } = renderScreen(<RegisterScreen side="core" />, {
    as: 'coreOperator',
    replies: [
      reply(contract.group.pivot, ({ by }) => {
        asked.push(by);
        return { rows };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '开立汇总' }));
  const table = await screen.findByRole('table', { name: '开立汇总' });
  expect(table.textContent).toContain('62,000,000.00');
  await user.click(screen.getByRole('radio', { name: '按供应商' }));
  await user.click(screen.getByRole('radio', { name: '按月份' }));
  await waitFor(() => expect(asked).toEqual(['subsidiary', 'supplier', 'month']));
});
