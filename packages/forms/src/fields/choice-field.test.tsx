import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Form, useZodForm } from '../form.tsx';
import { messageRef } from '../messages.ts';
import { ComboboxField, DateField, SelectField } from './choice-field.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

const schema = z.object({ chosen: z.string().check(z.minLength(1, messageRef('choose'))) });

function Example({ field }: { readonly field: ReactNode }) {
  const form = useZodForm(schema, { defaultValues: { chosen: '' } });
  return (
    <I18nProvider i18n={i18n}>
      <Form form={form} onSubmit={() => undefined}>
        {field}
        <button type="button">别处</button>
      </Form>
    </I18nProvider>
  );
}

const options = [
  { value: 'E1', label: '恒信机电' },
  { value: 'E2', label: '云岭物流' },
];

/** Each field, the control that opens its list or calendar, and the role of what opens. */
const FIELDS = [
  ['SelectField', <SelectField key="1" name="chosen" label="接收方" select={{ options }} />, () => screen.getByRole('combobox'), 'listbox'],
  [
    'ComboboxField',
    <ComboboxField key="2" name="chosen" label="接收方" combobox={{ options }} />,
    () => screen.getByRole('combobox'),
    'dialog',
  ],
  ['DateField', <DateField key="3" name="chosen" label="到期日" />, () => screen.getByRole('button', { name: '打开日历' }), 'dialog'],
] as const;

describe.each(FIELDS)('%s', (_, field, opener, popup) => {
  const open = async () => {
    const user = userEvent.setup();
    render(<Example field={field} />);
    opener().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole(popup);
    return user;
  };

  it('is not validated while its own list is open, nor when that closes without a choice', async () => {
    const user = await open();
    await waitFor(() => expect(document.activeElement?.closest('form')).toBeNull());
    expect(screen.queryByText('请选择一项')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(popup)).toBeNull());
    expect(screen.queryByText('请选择一项')).toBeNull();
  });

  it('is validated when it loses the focus', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(popup)).toBeNull());
    await user.click(screen.getByRole('button', { name: '别处' }));
    expect(await screen.findByText('请选择一项')).toBeDefined();
  });
});
