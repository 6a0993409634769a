import { contract } from '@lianxin/api/contract';
import { disconnect, reply, type MockReply } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DEVELOPERS_NOTE, pageSaying } from '../../platform/testing/our-words.ts';
import { renderScreen, type RenderScreenOptions } from '../../platform/testing/render-screen.tsx';
import { AccountPanel } from './sign-for/account-panel.tsx';
import { ProofTab } from './detail/proof-tab.tsx';
import { RelatedTab } from './detail/related-tab.tsx';
import { TradeTab } from './detail/trade-tab.tsx';
import { VoucherDetail } from './detail/voucher-detail.tsx';
import { BatchSignDialog } from './sign-for-list/batch-sign-dialog.tsx';
import { SignForScreen } from './sign-for/sign-for-screen.tsx';
import { detail, incoming } from './voucher.fixtures.ts';

const UNREACHABLE = '网络或服务暂时不可用。您的数据没有变化，可以重试。';
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

async function signTogether(user: UserEvent): Promise<void> {
  for (const box of await screen.findAllByRole('checkbox')) {
    // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
    await user.click(box);
  }
  await user.type(await screen.findByLabelText(/PIN/, { selector: 'input' }), '123456');
  await press(user, '签名并签收 1 笔');
}

interface Place {
  readonly what: string;
  readonly shows: ReactElement;
  readonly broken: MockReply;
  readonly at?: string;
  readonly places?: RenderScreenOptions['places'];
  readonly does?: (user: UserEvent) => Promise<void>;
  readonly said?: string;
}

const PLACES: readonly Place[] = [
  { what: 'a voucher', shows: <VoucherDetail pieceId={detail.id} />, broken: disconnect(contract.voucher.get) },
  { what: 'its proof', shows: <ProofTab piece={detail} />, broken: disconnect(contract.voucher.history) },
  { what: 'its trade', shows: <TradeTab piece={detail} />, broken: disconnect(contract.transfer.relatedTrade) },
  {
    what: 'what else is done with it',
    shows: <RelatedTab piece={detail} />,
    places: ['transfer.records'],
    broken: disconnect(contract.transfer.listOutgoing),
  },
  {
    what: 'what is to be signed for',
    shows: <SignForScreen />,
    at: '/?kind=issuance&id=I1',
    broken: disconnect(contract.issuance.get),
  },
  {
    what: 'the accounts to choose from',
    shows: <AccountPanel account={null} onChange={() => undefined} />,
    broken: disconnect(contract.bankAccount.list),
    does: (user) => press(user, '更换'),
  },
  {
    what: 'one of a batch that is signed for',
    shows: <BatchSignDialog rows={incoming.slice(0, 1)} onClose={() => undefined} />,
    broken: disconnect(contract.transfer.signFor),
    does: signTogether,
    said: '网络或服务暂时不可用。已成功的不受影响，其余可以继续，不会重复办理。',
  },
];

describe('after a lost answer', () => {
  it.each(PLACES)('$what reports it in our words', async ({ shows, broken, at = '/', places = [], does, said = UNREACHABLE }) => {
    const prepared = reply(contract.signature.prepare, contract.signature.prepare.example.response);
    const { user } = renderScreen(shows, { as: 'supplierOperator', at, places, replies: [prepared, broken] });
    await does?.(user);
    expect(await pageSaying(said)).not.toMatch(DEVELOPERS_NOTE);
  });
});
