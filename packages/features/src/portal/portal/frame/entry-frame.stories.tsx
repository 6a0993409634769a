import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NavigationProvider, rowAt } from '../../../platform/navigation/index.ts';
import { registrationScreens } from '../../../entry/registration/index.ts';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { makeTable } from './table.fixture.ts';

const table = makeTable();
const row = rowAt(table, '/register');
const Register = lazy(async () => ({ default: await registrationScreens.register.load() }));

/** Registration in the portal: only the shell provides the guide. */
const Registering = () =>
  row?.kind === 'page' && (
    <NavigationProvider rows={table}>
      <EntryFrame row={row}>
        <Suspense>
          <Register />
        </Suspense>
      </EntryFrame>
    </NavigationProvider>
  );

const meta = {
  id: 'features-registration-guide',
  title: 'features/registration/guide 查看操作指南',
  component: Registering,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'zh-CN' },
  render: () => hosted(<Registering />, { at: '/register' }),
  beforeEach: platform([reply(contract.documents.list, contract.documents.list.example.response)]),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查看操作指南' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: '操作指南' }));
    await expect(await sheet.findByRole('heading', { name: '注册企业与完善信息' })).toBeVisible();
  },
} satisfies Meta<typeof Registering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

export const OpenedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
