import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { absences, away } from './absence.fixtures.ts';

const { delegate, endAbsence } = contract.staff;
const close = () => undefined;

describe('absences', () => {
  test('are entered by a reviewer with deputy and days', async () => {
    const sent = vi.fn(() => delegate.example.response);
    const { user } = renderScreen(<AbsenceDialog onClose={close} />, { as: 'coreReviewer', replies: [away([]), reply(delegate, sent)] });
    await user.click(await screen.findByRole('combobox', { name: /代办人/ }));
    await user.click(await screen.findByRole('option', { name: '钱立新' }));
    await user.type(screen.getByRole('textbox', { name: /开始日期/ }), '2026-11-23');
    await user.type(screen.getByRole('textbox', { name: /结束日期/ }), '2026-11-27');
    await user.type(screen.getByRole('textbox', { name: /事由/ }), '年休假');
    await user.click(screen.getByRole('button', { name: '登记离岗' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ deputyId: 'U0029', from: '2026-11-23', to: '2026-11-27', reason: '年休假' }));
  });

  test('cannot be entered without a possible deputy', async () => {
    renderScreen(<AbsenceDialog onClose={close} />, { as: 'coreReviewer', replies: [away([], [])] });
    expect(await screen.findByText('没有可以委托的同事')).toBeDefined();
    expect(screen.queryByRole('button', { name: '登记离岗' })).toBeNull();
  });

  test('are ended after a confirmation', async () => {
    const sent = vi.fn(() => endAbsence.example.response);
    const { user } = renderScreen(<AbsenceDialog onClose={close} />, { as: 'coreReviewer', replies: [away(), reply(endAbsence, sent)] });
    await user.click(await screen.findByRole('button', { name: '结束孙丽萍的委托' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '结束委托' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: absences[0].id }));
  });

  test('are read by an administrator', async () => {
    renderScreen(<AbsenceDialog onClose={close} />, { as: 'coreAdministrator', replies: [away()] });
    expect(await screen.findByText('周文博离岗，钱立新代办')).toBeDefined();
    expect(screen.queryByRole('button', { name: '登记离岗' })).toBeNull();
  });

  test('offer a retry after a failure', async () => {
    renderScreen(<AbsenceDialog onClose={close} />, { as: 'coreAdministrator', replies: [fail(contract.staff.absences, 504)] });
    expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeDefined();
  });
});
