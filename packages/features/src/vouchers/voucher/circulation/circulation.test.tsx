import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fen } from '@lianxin/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleEvents, exampleFace, exampleIssuer, exampleNodes, exampleNumber, forgedEvents } from './circulation-examples.ts';
import { CirculationTree } from './circulation-tree.tsx';
import { HashChainList } from './hash-chain-list.tsx';

const show = (part: ReactNode) => render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
});

describe('the hash chain in the browser', () => {
  it('is valid as sealed, also when checked again', async () => {
    const times = [new Date('2026-11-20T09:42:16+08:00'), new Date('2026-11-20T09:43:00+08:00')];
    const now = () => times.shift() ?? new Date(0);
    show(<HashChainList events={exampleEvents} head={exampleEvents.at(-1)?.hash} now={now} />);
    expect(await screen.findByText('通过，5 个事件全部一致')).toBeDefined();
    expect(screen.getByText(/09:42:16/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '重新校验' }));
    expect(await screen.findByText(/09:43:00/)).toBeDefined();
  });

  it('names the wrong event, and proves nothing after it', async () => {
    show(<HashChainList events={forgedEvents} />);
    expect(await screen.findByText('第 3 个事件不一致')).toBeDefined();
    const links = screen.getAllByRole('listitem').map((item) => item.dataset['link']);
    expect(links).toEqual(['fits', 'fits', 'differs', 'unknown', 'unknown']);
  });

  it('reports missing events at the end', async () => {
    show(<HashChainList events={exampleEvents.slice(0, 3)} head={exampleEvents.at(-1)?.hash} />);
    expect(await screen.findByText('末尾缺少事件，与凭证摘要不一致')).toBeDefined();
  });

  it('shows whether each signature is valid', async () => {
    const events = exampleEvents.slice(0, 3).map((event, index) => ({ ...event, signatureHolds: [true, false, undefined][index] }));
    show(<HashChainList events={events} />);
    await screen.findByText(/通过/);
    expect(screen.getAllByTitle(/有效|无效|系统事件/).map((mark) => mark.title)).toEqual(['有效', '无效', '系统事件，无签名']);
  });
});

describe('the circulation tree', () => {
  it('shows that the pieces add up to the face amount', () => {
    show(<CirculationTree issuer={exampleIssuer} face={exampleFace} nodes={exampleNodes} voucherNumber={exampleNumber} />);
    expect(screen.getByText('各持有方合计 3,286,500.00，与票面一致')).toBeDefined();
    expect(screen.getByText(/200,000.00 \+ 300,000.00 \+ 1,200,000.00 \+ 1,586,500.00/)).toBeDefined();
  });

  it('reports that they do not', () => {
    show(<CirculationTree issuer={exampleIssuer} face={fen(1n)} nodes={exampleNodes} voucherNumber={exampleNumber} />);
    expect(screen.getByText('各持有方合计 3,286,500.00，与票面 0.01 不一致')).toBeDefined();
  });

  it('starts with the issuer and the total', () => {
    show(<CirculationTree issuer={exampleIssuer} face={exampleFace} nodes={exampleNodes} voucherNumber={exampleNumber} />);
    const [root, first] = screen.getAllByRole('treeitem');
    expect(root?.getAttribute('aria-level')).toBe('1');
    expect(root?.textContent).toMatch(/^晋北煤业集团有限公司开立3,286,500\.00/);
    expect(first?.textContent).toMatch(/^恒信机电/);
  });

  it('shows what happened to a dead piece', () => {
    const [root, sent] = exampleNodes;
    if (!root || !sent) throw new Error('the examples lost their pieces');
    const refused = { ...sent, id: 'refused', parentId: sent.id, number: `${sent.number}-09`, state: 'awaitingReceipt' as const };
    const nodes = [root, { ...sent, state: 'transferred' as const }, refused];
    show(<CirculationTree issuer={exampleIssuer} face={exampleFace} nodes={nodes} voucherNumber={exampleNumber} />);
    expect(screen.getByRole('treeitem', { name: /恒信机电.*已拆分/ })).toBeDefined();
    expect(screen.getByRole('treeitem', { name: /已转让\s*-01/ })).toBeDefined();
    expect(screen.getByRole('treeitem', { name: /未签收，已退回\s*-01-09/ })).toBeDefined();
  });

  it('puts every piece below its parent', () => {
    show(<CirculationTree issuer={exampleIssuer} face={exampleFace} nodes={exampleNodes.toReversed()} voucherNumber={exampleNumber} />);
    const levels = screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'));
    expect(levels).toEqual(['1', '2', '3', '4', '4', '3', '4', '4']);
    expect(screen.getByRole('treeitem', { name: /恒信机电\s*正常持有.*-02-02.*1,586,500\.00/ })).toBeDefined();
  });
});
