import { contract } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { detailsOf, notRegisteredElsewhere, notSearched, pledge, foundElsewhere } from '../pledges/pledges.fixtures.ts';
import { RiskPanel } from './risk-panel.tsx';

const row = pledge(2, 'underApproval', { acts: ['view', 'search', 'askMore'] });
const open = (replies: readonly MockReply[]) =>
  renderScreen(<RiskPanel id={row.id} />, { as: 'lenderOperator', replies: [...detailsOf([row]), ...replies] });

it('asks for a search of the register before an approval', async () => {
  const { container } = open([reply(contract.pledge.risk, notSearched)]);
  expect(await screen.findByText('尚未查询中登')).toBeDefined();
  expect(container.querySelector('[data-status=pending]')?.textContent).toContain('尚未查询中登');
  expect(screen.queryByText('中登查询未见他人登记')).toBeNull();
});

it('searches the register for the application, and shows earlier registrations', async () => {
  const searched = vi.fn();
  const { user } = open([
    reply(contract.pledge.risk, () => (searched.mock.calls.length === 0 ? notSearched : foundElsewhere)),
    reply(contract.pledge.search, (request) => {
      searched(request);
      return contract.pledge.search.example.response;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: '查询中登' }));
  await waitFor(() => expect(searched).toHaveBeenCalledWith({ id: row.id, version: 3 }));
  expect(await screen.findByText('汾河商业保理有限公司')).toBeDefined();
  expect(screen.getByText('2026-11-08 10:12:31')).toBeDefined();
  expect(screen.getByRole('button', { name: '重新查询中登' })).toBeDefined();
});

it('reports a failed search, and offers another one', async () => {
  const { user } = open([reply(contract.pledge.risk, notSearched), refuse(contract.pledge.search, 'REGISTER_SILENT')]);
  await user.click(await screen.findByRole('button', { name: '查询中登' }));
  expect(await screen.findByText(/登记系统暂无应答/)).toBeDefined();
  expect(screen.getByRole('button', { name: '查询中登' })).toBeDefined();
});

it('offers no search to people who may not search', async () => {
  open([reply(contract.pledge.risk, { ...notRegisteredElsewhere, search: null })]);
  expect(await screen.findByText('尚未查重，由经办岗查询')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
