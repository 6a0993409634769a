import { contract } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { detailsOf, notRegisteredElsewhere, pledge, pledgesAs } from '../pledges/pledges.fixtures.ts';
import { PledgesScreen } from '../pledges/pledges-screen.tsx';

const row = pledge(4, 'awaitingRegistration', { acts: ['view', 'register'] });

async function open(refused: readonly MockReply[] = [], search: typeof notRegisteredElsewhere.search = null) {
  const registered = vi.fn();
  const { user } = renderScreen(<PledgesScreen />, {
    as: 'lenderOperator',
    at: '/',
    places: ['lending.pledges'],
    replies: [
      pledgesAs({ funder: [row] }),
      ...detailsOf([row]),
      reply(contract.pledge.risk, { ...notRegisteredElsewhere, search }),
      reply(contract.pledge.register, (request) => {
        registered(request);
        return contract.pledge.register.example.response;
      }),
      ...refused,
    ],
  });
  await user.click(await screen.findByRole('button', { name: '登记' }));
  const dialog = within(await screen.findByRole('dialog', { name: '办理质押登记' }));
  await dialog.findByLabelText(/查询报告编号/);
  /** Sets the value directly, because jsdom does not support typing into an input of type datetime-local. */
  const at = (label: RegExp, moment: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value: moment } });
  const fill = async ({ found = '0', expiresOn = '2028-01-04' } = {}) => {
    await user.type(dialog.getByLabelText(/查询报告编号/), 'CC202401050001');
    at(/查询时间/, '2024-01-05T09:40:17');
    await user.type(dialog.getByLabelText(/查到的他人登记/), found);
    await user.type(dialog.getByLabelText(/登记证明编号/), '21430987000123456789');
    at(/登记时间/, '2024-01-05T10:00');
    await user.type(dialog.getByLabelText(/登记到期日/), expiresOn);
  };
  return { user, dialog, registered, fill, at, send: () => user.click(dialog.getByRole('button', { name: '登记' })) };
}

it('records search and registration, with times to the second', async () => {
  const { registered, fill, send } = await open();
  await fill();
  await send();
  await waitFor(() =>
    expect(registered).toHaveBeenCalledWith({
      id: 'P4',
      version: 3,
      certificateNumber: '21430987000123456789',
      registeredAt: '2024-01-05T10:00:00+08:00',
      expiresOn: '2028-01-04',
      searchReportNumber: 'CC202401050001',
      searchedAt: '2024-01-05T09:40:17+08:00',
      found: 0,
    }),
  );
  expect(await screen.findByText('ZY20261120-0004 已登记，等待放款')).toBeDefined();
});

it('requires all fields', async () => {
  const { dialog, registered, send } = await open();
  await send();
  expect((await dialog.findAllByText('请填写此项')).length).toBeGreaterThanOrEqual(4);
  expect(registered).not.toHaveBeenCalled();
});

it('shows errors at their fields before sending', async () => {
  const { dialog, registered, fill, at, send } = await open();
  await fill({ found: '2', expiresOn: '2027-05-01' });
  await send();
  expect(await dialog.findByText('已有他人登记，不能重复质押')).toBeDefined();
  expect(dialog.getByText('登记须持续到贷款到期日之后')).toBeDefined();
  at(/查询时间/, '2024-01-06T09:00:00');
  expect(await dialog.findByText('应先查询再登记')).toBeDefined();
  at(/查询时间/, '2023-12-01T09:00:00');
  expect(await dialog.findByText('查询结果超过 7 天，请重新查询')).toBeDefined();
  expect(registered).not.toHaveBeenCalled();
});

it('shows the server’s errors at their fields', async () => {
  const message = '登记时间不能晚于现在';
  const { dialog, fill, send } = await open([
    refuse(contract.pledge.register, 'VALIDATION', { fields: [{ path: 'registeredAt', message }] }),
  ]);
  await fill();
  await send();
  expect(await dialog.findByText(message)).toBeDefined();
  expect(dialog.getByLabelText(/登记时间/).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.queryByText('没有办成')).toBeNull();
});

it('starts with the latest search while it is recent enough', async () => {
  const { dialog } = await open([], notRegisteredElsewhere.search);
  expect(dialog.getByLabelText<HTMLInputElement>(/查询报告编号/).value).toBe('CC202611230001');
  expect(dialog.getByLabelText<HTMLInputElement>(/查询时间/).value).toContain('2026-11-20T09:40');
  expect(dialog.getByLabelText<HTMLInputElement>(/查到的他人登记/).value).toBe('0');
});
