import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { LazyPalette, usePaletteKey } from './lazy-palette.tsx';
import { useState } from 'react';

function Host() {
  const [open, setOpen] = useState(false);
  usePaletteKey(() => setOpen(true));
  return (
    <>
      <p>页面</p>
      <LazyPalette open={open} onOpenChange={setOpen} />
    </>
  );
}

const PLACES = ['voucher.register', 'transfer.records'] as const;
const show = async (replies: Parameters<typeof renderScreen>[1] = {}) => {
  const shown = renderScreen(<Host />, { as: 'supplierOperator', places: PLACES, ...replies });
  await screen.findByText('页面');
  await shown.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: '搜索页面、链信编号、企业或金额' });
  return shown;
};

test('Ctrl K opens it, and Enter goes to the page found', async () => {
  const { user } = await show();
  await user.keyboard('transfer');
  expect(await screen.findByRole('option', { name: /transfer\.records/ })).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/transfer.records'));
});

test.each([
  ['核验', 'proof.verify'],
  ['验真', 'proof.verify'],
  ['对账单', 'statements.bill'],
  ['兑付', 'settlement.receipts'],
] as const)('%s finds its page, whatever its title', async (query, place) => {
  const { user } = await show({ places: ['voucher.register', 'proof.verify', 'statements.bill', 'settlement.receipts'] });
  await user.type(screen.getByRole('combobox'), query);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([place]);
});

test('a voucher is found by number, and opened', async () => {
  const asked: (string | undefined)[] = [];
  const { user } = await show({
    replies: [
      reply(contract.voucher.list, ({ search }) => {
        asked.push(search);
        return contract.voucher.list.example.response;
      }),
      reply(contract.transfer.listOutgoing, { ...contract.transfer.listOutgoing.example.response, list: [], total: 0 }),
    ],
  });
  await user.keyboard('LX2026');
  fireEvent.click(await screen.findByRole('option', { name: /LX20261118000034217/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register?id=Q1'));
  expect(asked).toEqual(['LX2026']);
});

test('a transfer shows what matched, with a link to further ones', async () => {
  const { list } = contract.transfer.listOutgoing.example.response;
  const { user } = await show({
    replies: [
      reply(contract.voucher.list, { ...contract.voucher.list.example.response, list: [], total: 0 }),
      reply(contract.transfer.listOutgoing, { ...contract.transfer.listOutgoing.example.response, list, total: 53 }),
    ],
  });
  await user.keyboard('LX2026');
  expect((await screen.findByRole('option', { name: /ZR20261120-0007/ })).textContent).toContain('LX20261118000034217');
  await user.click(screen.getByRole('option', { name: '查看全部 53 条' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/transfer.records?search=LX2026'));
});

test('a financing is found by number, and opened', async () => {
  const { user } = await show({ places: ['financing.records'] });
  await user.keyboard('RZ2026');
  fireEvent.click(await screen.findByRole('option', { name: /RZ20261120-0001/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/financing.records?id=F1'));
});

test('a pledge is found by number, and opened', async () => {
  const { user } = await show({ places: ['pledge.records'] });
  await user.keyboard('ZY2026');
  fireEvent.click(await screen.findByRole('option', { name: /ZY20261120-0001/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/pledge.records?id=P1'));
});

test.each([
  ['a lender', 'lenderOperator', 'funder', '放款的质押'],
  ['a guarantor', 'guarantorOperator', 'guarantor', '担保的质押'],
] as const)('%s finds requests to it by number, and opens them at its desk', async (_, as, part, group) => {
  const { user } = await show({
    as,
    places: ['lending.pledges'],
    replies: [
      reply(contract.pledge.list, (request) => {
        const page = contract.pledge.list.example.response;
        return request.part === part ? page : { ...page, list: [], total: 0 };
      }),
    ],
  });
  await user.keyboard('ZY2026');
  expect(await screen.findByText(group)).toBeTruthy();
  fireEvent.click(await screen.findByRole('option', { name: /ZY20261120-0001/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/place/lending.pledges?part=${part}&id=P1`));
});

test('an issuer finds financings of its vouchers', async () => {
  const parts: unknown[] = [];
  const { user } = await show({
    as: 'coreOperator',
    places: ['financing.issuer'],
    replies: [
      reply(contract.financing.list, ({ part }) => {
        parts.push(part);
        return contract.financing.list.example.response;
      }),
    ],
  });
  await user.keyboard('RZ2026');
  fireEvent.click(await screen.findByRole('option', { name: /RZ20261120-0001/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/financing.issuer?id=F1'));
  expect(parts).toEqual(['counterparty']);
});

test('the last opened is listed first', async () => {
  const { user } = await show({
    replies: [
      reply(contract.account.settings, {
        recent: JSON.stringify([
          { to: '/place/voucher.register?id=Q1', label: 'LX20261118000034217' },
          { to: '/gone', label: '没有了' },
        ]),
      }),
    ],
  });
  expect(await screen.findByRole('group', { name: '最近' })).toBeTruthy();
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('LX20261118000034217');
  expect(screen.queryByText('没有了')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register?id=Q1'));
});

test('distinguishes no matches from a failed search', async () => {
  const none = { list: [], total: 0, page: 1, pageSize: 5 };
  const { user, unmount } = await show({
    replies: [
      reply(contract.voucher.list, { ...contract.voucher.list.example.response, ...none }),
      reply(contract.transfer.listOutgoing, { ...contract.transfer.listOutgoing.example.response, ...none }),
      reply(contract.workbench.find, { enterprises: [], near: [] }),
    ],
  });
  await user.keyboard('nowhere');
  expect(await screen.findByText('没有找到，换一个编号、名称或金额试试')).toBeTruthy();
  unmount();
  const again = await show({
    replies: [fail(contract.voucher.list, 500), fail(contract.transfer.listOutgoing, 500), fail(contract.workbench.find, 500)],
  });
  await again.user.keyboard('nowhere');
  expect(await screen.findByText('编号没有查到，服务暂时没有应答')).toBeTruthy();
});

const NOTHING = { list: [], total: 0, page: 1, pageSize: 5 };
const nothingListed = [
  reply(contract.voucher.list, { ...contract.voucher.list.example.response, ...NOTHING }),
  reply(contract.transfer.listOutgoing, { ...contract.transfer.listOutgoing.example.response, ...NOTHING }),
];
const CORE = '晋北煤业集团有限公司';

test.each(['晋北', '186万'])('%s is long enough to be asked for', async (text) => {
  const asked: unknown[] = [];
  const { user } = await show({
    replies: [
      reply(contract.voucher.list, ({ search }) => {
        asked.push(search);
        return contract.voucher.list.example.response;
      }),
    ],
  });
  await user.type(screen.getByRole('combobox'), text);
  await waitFor(() => expect(asked).toEqual([text]));
});

test('an enterprise is found by a part of its name, and leads to what one has with it', async () => {
  const { user } = await show({ replies: nothingListed });
  await user.type(screen.getByRole('combobox'), '晋北');
  fireEvent.click(await screen.findByRole('option', { name: CORE }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/place/voucher.register?search=${encodeURIComponent(CORE)}`));
});

test('one’s own enterprise leads to its page', async () => {
  const { enterpriseNo, creditCode } = contract.workbench.find.example.response.enterprises[0] ?? { enterpriseNo: null, creditCode: null };
  const own = { enterpriseNo, creditCode, name: '恒信机电设备有限公司', part: 'own' as const };
  const { user } = await show({
    places: ['voucher.register', 'enterprise.information'],
    replies: [...nothingListed, reply(contract.workbench.find, { enterprises: [own], near: [] })],
  });
  await user.type(screen.getByRole('combobox'), '恒信');
  fireEvent.click(await screen.findByRole('option', { name: /恒信机电设备有限公司.*本企业/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/enterprise.information'));
});

const NEAR = { kind: 'voucher' as const, id: 'Q1', number: 'LX20261118000034217', amount: null };

test('a number with a slip offers the one that was meant, and only when nothing was found', async () => {
  const near = reply(contract.workbench.find, { enterprises: [], near: [NEAR] });
  const { user, unmount } = await show({ replies: [...nothingListed, near] });
  await user.keyboard('LX20261118000034271');
  expect(await screen.findByRole('group', { name: '您是否要找' })).toBeTruthy();
  fireEvent.click(screen.getByRole('option', { name: /LX20261118000034217/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register?id=Q1'));
  unmount();
  const again = await show({ replies: [near] });
  await again.user.keyboard('LX20261118000034271');
  expect(await screen.findByRole('group', { name: '凭证' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: '您是否要找' })).toBeNull();
});

test('the data role finds pages only', async () => {
  const { user } = await show({ as: 'groupViewer', replies: [fail(contract.voucher.list, 500)] });
  await user.keyboard('LX2026');
  expect(await screen.findByText('没有找到，换一个编号、名称或金额试试')).toBeTruthy();
});
