import { contract } from '@lianxin/api/contract';
import { delay, fail, reply, type MockReply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { applicants, documents, newcomer, registrations } from '../registration.fixtures.ts';
import { ResubmitScreen } from './resubmit-screen.tsx';

const { getDraft, saveDraft, checkElements } = contract.registration;
const known: readonly MockReply[] = [reply(contract.documents.list, documents), reply(saveDraft, registrations.complete)];
const at = (replies: readonly MockReply[]) => platform([...known, ...replies]);

const meta = {
  id: 'features-registration-resubmit',
  title: 'features/registration/resubmit 重新提交注册',
  component: ResubmitScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<ResubmitScreen />, { as: newcomer }),
} satisfies Meta<typeof ResubmitScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = { beforeEach: at([reply(getDraft, registrations.blank)]) };

export const Missing: Story = {
  ...Blank,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '下一步' }));
    await expect((await page.findAllByText('请上传'))[0]).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: '上传营业执照' })).toHaveFocus());
  },
};

export const Rejected: Story = {
  beforeEach: at([reply(getDraft, registrations.rejected)]),
  render: () => hosted(<ResubmitScreen />, { as: applicants.rejected }),
};

const unchecked = { ...registrations.complete, elementCheck: null, missing: ['enterprise.size' as const] };
export const Mismatch: Story = {
  beforeEach: at([
    reply(getDraft, unchecked),
    reply(saveDraft, unchecked),
    reply(checkElements, { outcome: 'mismatch', mismatched: ['legalName'], checkedAt: '2026-11-18T11:02:00+08:00' }),
  ]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '下一步' }));
    await expect(await page.findByText('法定代表人姓名与登记机关的信息不一致，请核对')).toBeVisible();
  },
};

export const BankAccount: Story = {
  beforeEach: at([reply(getDraft, { ...registrations.complete, missing: ['account.accountNumber'] })]),
};

export const Documents: Story = { beforeEach: at([reply(getDraft, registrations.complete)]) };

/** The letter to print, sign and seal. */
export const Template: Story = {
  ...Documents,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查看授权书模板' }));
    await expect(await within(document.body).findByRole('article', { name: '授权书' })).toBeVisible();
  },
};

export const Review: Story = {
  ...Documents,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const box of await page.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(page.getByRole('button', { name: '下一步' }));
    await expect(await page.findByRole('button', { name: '提交审核' })).toBeVisible();
  },
};

export const Associated: Story = {
  beforeEach: at([reply(getDraft, { ...registrations.blank, kind: 'associated' })]),
  render: () => hosted(<ResubmitScreen />, { as: 'supplierAdministrator', at: '/registerResubmit?type=new_add' }),
};

export const Forbidden: Story = {
  beforeEach: at([]),
  render: () => hosted(<ResubmitScreen />, { as: 'supplierOperator', at: '/registerResubmit?type=new_add' }),
};

export const Loading: Story = { beforeEach: at([delay(getDraft)]) };
export const Broken: Story = { beforeEach: at([fail(getDraft, 404)]) };
