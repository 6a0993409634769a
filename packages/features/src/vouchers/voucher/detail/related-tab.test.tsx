import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { detail } from '../voucher.fixtures.ts';
import { RelatedTab } from './related-tab.tsx';

const NOTHING = { list: [], total: 0, page: 1, pageSize: 10, columnSums: { amount: detail.amount }, stateCounts: {} };
const PLACES = ['transfer.records', 'financing.records', 'pledge.records'] as const;

test('shows applications of the voucher with links', async () => {
  const asked: unknown[] = [];
  const { response: financings } = contract.financing.list.example;
  renderScreen(<RelatedTab piece={detail} />, {
    as: 'supplierOperator',
    places: PLACES,
    replies: [
      reply(contract.transfer.listOutgoing, (request) => {
        asked.push(request.search);
        return contract.transfer.listOutgoing.example.response;
      }),
      reply(contract.financing.list, { ...financings, total: 31 }),
      reply(contract.pledge.list, NOTHING),
    ],
  });
  const [transfer] = contract.transfer.listOutgoing.example.response.list;
  const link = await screen.findByRole('link', { name: transfer?.transferNumber ?? '' });
  expect(link.getAttribute('href')).toContain(`id=${transfer?.id}`);
  expect(asked).toEqual([detail.rootNumber]);
  const financed = within(screen.getByRole('region', { name: '融资' }));
  expect(financed.getByRole('link', { name: '全部 31 笔' }).getAttribute('href')).toContain(`search=${detail.rootNumber}`);
  expect(screen.queryByRole('region', { name: '质押' })).toBeNull();
});

test('reports that there are none', async () => {
  renderScreen(<RelatedTab piece={detail} />, {
    as: 'supplierOperator',
    places: PLACES,
    replies: [contract.transfer.listOutgoing, contract.financing.list, contract.pledge.list].map((list) => reply(list, NOTHING)),
  });
  expect(await screen.findByText('没有关联业务')).toBeDefined();
});

test('skips lists without a page for the person', async () => {
  renderScreen(<RelatedTab piece={detail} />, { as: 'supplierOperator', places: [] });
  expect(await screen.findByText('没有关联业务')).toBeDefined();
});
