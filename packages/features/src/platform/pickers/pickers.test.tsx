import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ContractPicker } from './contract-picker.tsx';
import { PartyPicker } from './party-picker.tsx';
import { crowdedReplies, silentReplies } from './pickers.fixtures.ts';
import { SupplierPicker } from './supplier-picker.tsx';
import { useUsualTrade } from './use-usual-trade.ts';

interface Picking {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

const PICKERS = {
  supplier: (picking: Picking) => <SupplierPicker aria-label="选一个" {...picking} />,
  party: (picking: Picking) => <PartyPicker aria-label="选一个" of="holdings" part="issuer" {...picking} />,
  contract: (picking: Picking) => <ContractPicker aria-label="选一个" counterpartyNo="E7130" {...picking} />,
} as const;

function Picked({ picker, first = '' }: { readonly picker: keyof typeof PICKERS; readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      {PICKERS[picker]({ value, onValueChange: setValue })}
      <output>{value}</output>
    </>
  );
}

const trigger = () => screen.findByRole('combobox', { name: '选一个' });
const box = (name = '名称或信用代码') => screen.findByRole('combobox', { name });

describe('choosing one of 150', () => {
  it.each([
    ['supplier', '名称或信用代码', '第130', '山阴第130煤矿有限公司', 'E7130'],
    ['party', '名称或信用代码', '第130', '山阴第130煤矿有限公司', 'E7130'],
    ['contract', '合同编号或名称', 'HT-130', 'HT-130 设备采购合同', 'C130'],
  ] as const)('finds the 130th %s by typing, and keeps its name', async (picker, label, typed, name, value) => {
    const { user } = renderScreen(<Picked picker={picker} />, { as: 'supplierOperator', replies: crowdedReplies });
    await user.click(await trigger());
    expect(await screen.findByText('另有 100 项，输入文字查找')).toBeDefined();
    expect(screen.queryByRole('option', { name })).toBeNull();
    await user.type(await box(label), typed);
    await user.click(await screen.findByRole('option', { name }));
    expect((await trigger()).textContent).toBe(name);
    expect(screen.getByText(value)).toBeDefined();
  });

  it('selects with Enter', async () => {
    const { user } = renderScreen(<Picked picker="supplier" />, { as: 'supplierOperator', replies: crowdedReplies });
    await user.click(await trigger());
    await user.type(await box(), '第130');
    await screen.findByRole('option', { name: '山阴第130煤矿有限公司' });
    await user.keyboard('{Enter}');
    expect(screen.getByText('E7130')).toBeDefined();
  });

  it.each(['supplier', 'party'] as const)('names a selected %s that is on no page', async (picker) => {
    renderScreen(<Picked picker={picker} first="E7130" />, { as: 'supplierOperator', replies: crowdedReplies });
    expect(await screen.findByText('山阴第130煤矿有限公司')).toBeDefined();
  });

  it('queries after a pause, not for each letter', async () => {
    const searches: (string | undefined)[] = [];
    const counted = reply(contract.supplier.list, (request) => {
      searches.push(request.search);
      return { list: [], total: 0, page: 1, pageSize: 50 };
    });
    const { user } = renderScreen(<Picked picker="supplier" />, { as: 'supplierOperator', replies: [counted] });
    await trigger();
    expect(searches).toEqual([]);
    await user.click(await trigger());
    await user.type(await box(), 'heng');
    await vi.waitFor(() => expect(searches.at(-1)).toBe('heng'));
    expect(searches.length).toBeLessThan(5);
  });

  it('reports a failure, and retries on request', async () => {
    const { user } = renderScreen(<Picked picker="supplier" />, { as: 'supplierOperator', replies: silentReplies });
    await user.click(await trigger());
    await screen.findByText(/没有加载出来/);
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('the usual trade', () => {
  const { response: usual } = contract.tradeContract.usual.example;

  function Proposed({ onKnown }: { readonly onKnown: (number: string) => void }) {
    const [recipientNo, setRecipientNo] = useState('');
    useUsualTrade(recipientNo, (known) => onKnown(known.contract.number));
    return (
      <button type="button" onClick={() => setRecipientNo('E7130')}>
        选接收方
      </button>
    );
  }

  it('is reported once for a recipient', async () => {
    const onKnown = vi.fn<(number: string) => void>();
    const { user } = renderScreen(<Proposed onKnown={onKnown} />, { as: 'supplierOperator' });
    const button = await screen.findByRole('button', { name: '选接收方' });
    expect(onKnown).not.toHaveBeenCalled();
    await user.click(button);
    await vi.waitFor(() => expect(onKnown).toHaveBeenCalledWith(usual?.contract.number));
    await user.click(button);
    expect(onKnown).toHaveBeenCalledOnce();
  });

  it('is nothing if there is a choice', async () => {
    const asked = vi.fn(() => null);
    const onKnown = vi.fn<(number: string) => void>();
    const replies = [reply(contract.tradeContract.usual, asked)];
    const { user } = renderScreen(<Proposed onKnown={onKnown} />, { as: 'supplierOperator', replies });
    await user.click(await screen.findByRole('button', { name: '选接收方' }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(onKnown).not.toHaveBeenCalled();
  });
});
