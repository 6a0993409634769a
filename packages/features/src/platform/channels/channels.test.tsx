import { CHANNEL_ROWS, defineChannels, isCoreEnterprise } from '@lianxin/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSignedInViewer } from '../session/index.ts';
import { people } from '../testing/people.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useChannelName, useChannels } from './index.ts';

const [bankA] = CHANNEL_ROWS;
const own = { code: 99, alias: 'own', name: { zh: '华南担保', en: 'Huanan Guarantee' }, kind: 'pledge', core: 'register' } as const;

/** Shows the available channels, the names of two codes, and whether the enterprise may issue. */
function OfferedChannels() {
  const name = useChannelName();
  const offered = useChannels().list.map(({ code }) => name(code));
  return <p>{[...offered, name(2) ?? '无', isCoreEnterprise(useSignedInViewer()) ? '核心企业' : '供应商'].join('、')}</p>;
}

const coreOnOwn = {
  ...people.supplierOperator,
  channelRows: people.supplierOperator.channelRows.map((row) => ({ ...row, channel: 99, kind: '1' })),
};

it('a portal uses the specification’s channels by default', async () => {
  renderScreen(<OfferedChannels />, { as: coreOnOwn });
  expect(await screen.findByText(/^银行A、农业银行保理、.*、煤炭小额贷款公司、(.*、)?农业银行保理、供应商$/)).toBeDefined();
});

it('a portal’s own channels are offered by name, and used to judge enterprises', async () => {
  renderScreen(<OfferedChannels />, { as: coreOnOwn, channels: defineChannels([own, bankA]) });
  expect(await screen.findByText('华南担保、银行A、无、核心企业')).toBeDefined();
});
