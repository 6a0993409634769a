import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowCalls, SlowCallsContext } from '../../../platform/notices/index.ts';
import { network } from '../../../platform/testing/network.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { ConnectionNotice } from './connection-notice.tsx';

afterEach(() => vi.restoreAllMocks());

describe('the network', () => {
  it('is not mentioned while available', () => {
    renderScreen(<ConnectionNotice />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is reported when lost, with the form’s input kept, and when restored', async () => {
    const { user } = renderScreen(
      <>
        <ConnectionNotice />
        <input aria-label="用途" />
      </>,
    );
    await user.type(screen.getByLabelText('用途'), '九月');
    network('offline');
    expect(screen.getByRole('status').textContent).toContain('网络已断开');
    await user.type(screen.getByLabelText('用途'), '煤款');
    network('online');
    expect(screen.getByRole('status').textContent).toContain('网络已恢复');
    expect(screen.getByLabelText('用途')).toHaveProperty('value', '九月煤款');
  });
});

describe('a lost answer', () => {
  it('is reported instead of slowness, with the repeated query', () => {
    const slow = slowCalls();
    renderScreen(
      <SlowCallsContext value={slow}>
        <ConnectionNotice />
      </SlowCallsContext>,
    );
    act(() => {
      slow.begin('act');
      slow.begin('lost');
    });
    expect(screen.getByRole('status').textContent).toContain('没有收到答复，正在向服务器确认是否已办成');
    act(() => {
      slow.end('lost');
      slow.end('act');
    });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a slow call', () => {
  it('asks not to submit again during an act, and otherwise reports slow loading', () => {
    const slow = slowCalls();
    renderScreen(
      <SlowCallsContext value={slow}>
        <ConnectionNotice />
      </SlowCallsContext>,
    );
    act(() => slow.begin('query'));
    expect(screen.getByRole('status').textContent).toContain('加载较慢');
    act(() => slow.begin('act'));
    expect(screen.getByRole('status').textContent).toContain('请不要重复提交');
    act(() => {
      slow.end('act');
      slow.end('query');
    });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
