import { contract, TradeInvoiceId, type TradeInvoice } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import { fen, type Fen } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { InvoicePicker } from './invoice-picker.tsx';
import { InvoiceUses } from './invoice-uses.tsx';
import type { TypedUse } from './typed-use.ts';

const [example] = contract.tradeInvoice.list.example.response.list;
if (example === undefined) throw new Error('no invoice');
const sixty = Array.from({ length: 60 }, (_, index) => ({
  ...example,
  id: z.parse(TradeInvoiceId, `V${index}`),
  number: String(26_142_000_000_000_000_000n + BigInt(index)),
  // Every third still has 100 yuan.
  freeAmount: fen(index % 3 === 0 ? 10_000n : 0n),
}));
const nothing = () => undefined;
const found = {
  rows: sixty,
  invoices: sixty,
  further: 0,
  typed: '',
  search: nothing,
  loaded: true,
  loading: false,
  failed: false,
  refresh: () => Promise.resolve(undefined),
};

describe('choosing among sixty invoices', () => {
  const open = (used: readonly string[]) => {
    const onChosen = vi.fn<(invoices: readonly TradeInvoice[]) => void>();
    const { user } = renderScreen(
      <InvoicePicker
        open
        onOpenChange={nothing}
        found={found}
        used={used}
        amount={fen(15_000n)}
        onChosen={onChosen}
        onEnterInvoice={nothing}
      />,
      { as: 'coreOperator' },
    );
    return { user, onChosen };
  };

  it('proposes the first that cover the amount, with a search, and shows used-up ones on request', async () => {
    const { user, onChosen } = open([]);
    expect(await screen.findByRole('textbox', { name: '发票号码或货物' })).toBeDefined();
    expect(screen.getAllByRole('checkbox', { name: /26142/ })).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: '显示已用完或不能用的 40 张' }));
    expect(screen.getAllByRole('checkbox', { name: /26142/ })).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: '使用 2 张' }));
    expect(onChosen.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['V0', 'V3']);
  });

  it('ticks those in use, and replaces one', async () => {
    const { user, onChosen } = open(['V6']);
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(String(sixty[6]?.number)), checked: true }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(String(sixty[9]?.number)), checked: false }));
    await user.click(screen.getByRole('button', { name: '使用 1 张' }));
    expect(onChosen.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['V9']);
  });
});

describe('invoices of an application', () => {
  const trade = { counterpartyNo: ids.enterprise('E1002'), counterpartyName: '恒信机电设备有限公司', side: 'buyer' } as const;
  const told = vi.fn<(uses: readonly TypedUse[], by: 'person' | 'page') => void>();

  function Form({ amounts, first }: { readonly amounts: readonly bigint[]; readonly first: readonly TypedUse[] }) {
    const [place, setPlace] = useState(0);
    const [uses, setUses] = useState(first);
    const amount: Fen = fen(amounts[place] ?? 0n);
    return (
      <>
        <button type="button" onClick={() => setPlace(place + 1)}>
          另一金额
        </button>
        <InvoiceUses
          trade={trade}
          found={found}
          amount={amount}
          amountName="凭证金额"
          uses={uses}
          problem={undefined}
          onChange={(next, by) => {
            told(next, by);
            setUses(next);
          }}
        />
      </>
    );
  }
  const show = (amounts: readonly bigint[], first: readonly TypedUse[] = []) => {
    told.mockClear();
    return renderScreen(<Form amounts={amounts} first={first} />, { as: 'coreOperator' });
  };
  const taken = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^发票 26142\d+ 本次占用$/ }).map((input) => input.value);

  it('are proposed for the amount, and follow it until changed', async () => {
    const { user } = show([15_000n, 25_000n, 0n]);
    expect(await screen.findByText('占用合计 150.00 / 凭证金额 150.00')).toBeDefined();
    expect(taken()).toEqual(['100.00', '50.00']);
    await user.click(screen.getByRole('button', { name: '另一金额' }));
    expect(taken()).toEqual(['100.00', '100.00', '50.00']);
    await user.click(screen.getByRole('button', { name: '另一金额' }));
    expect(taken()).toEqual([]);
    expect(told.mock.calls.map(([, by]) => by)).toEqual(['page', 'page', 'page']);
  });

  it('stay as chosen, whatever the amount', async () => {
    const { user } = show([15_000n, 25_000n]);
    await user.click(await screen.findByRole('button', { name: `移除发票 ${sixty[0]?.number}` }));
    expect(taken()).toEqual(['50.00']);
    await user.click(screen.getByRole('button', { name: '另一金额' }));
    expect(taken()).toEqual(['50.00']);
    expect(screen.getByText('还差 200.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '选择发票' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择发票' }));
    await user.click(picker.getByRole('checkbox', { name: new RegExp(String(sixty[0]?.number)) }));
    await user.click(picker.getByRole('button', { name: '使用 2 张' }));
    // Existing uses keep their input; new ones cover the rest as far as possible.
    expect(taken()).toEqual(['50.00', '100.00']);
  });

  it('of a draft stay', async () => {
    show([15_000n], [{ invoiceId: 'V9', amount: '12.00' }]);
    expect(await screen.findByText('还差 138.00')).toBeDefined();
    expect(told).not.toHaveBeenCalled();
  });

  it('count as unchanged if a person only tabs through', async () => {
    const { user } = show([15_000n, 25_000n]);
    const [field] = await screen.findAllByRole('textbox', { name: /本次占用$/ });
    if (field) await user.click(field);
    await user.tab();
    await user.click(screen.getByRole('button', { name: '另一金额' }));
    expect(taken()).toEqual(['100.00', '100.00', '50.00']);
  });

  it('report excessive use', async () => {
    const { user } = show([15_000n]);
    const [field] = await screen.findAllByRole('textbox', { name: /本次占用$/ });
    if (!field) throw new Error('nothing was proposed');
    await user.clear(field);
    await user.type(field, '100.01');
    expect(await screen.findByText('最多可用 100.00')).toBeDefined();
  });
});
