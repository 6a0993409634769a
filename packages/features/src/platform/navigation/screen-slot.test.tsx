import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, preloadScreen, ScreenSlot } from './screen-slot.tsx';
import type { Screen } from './screen.ts';

// Fail on what never appears, not on a slow machine.
configure({ asyncUtilTimeout: 15_000 });

const slot = (one: Screen) => (
  <ScreenSlot
    screen={one}
    side={undefined}
    fallback={<p>加载中</p>}
    onError={(error, retry) => (
      <>
        <p>{error instanceof Error ? error.message : ''}</p>
        <button type="button" onClick={retry}>
          重试
        </button>
      </>
    )}
  />
);

describe('a script that does not load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fails as a chunk-load error after exactly 120 seconds, and can be retried', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    let asked = 0;
    const late: Screen = {
      key: 'late',
      load: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
    };
    let failure: unknown;
    preloadScreen(late).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toContain('ChunkLoadError');
    preloadScreen(late).catch(() => undefined);
    expect(asked).toBe(2);
  });
});

describe('a screen whose script failed', () => {
  it('is retried without losing input elsewhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let works = false;
    const shaky: Screen = { key: 'shaky', load: () => (works ? Promise.resolve(() => <h1>到了</h1>) : Promise.reject(new Error('断了'))) };
    render(
      <>
        <input aria-label="旁边的表单" />
        {slot(shaky)}
      </>,
    );
    await userEvent.type(screen.getByLabelText('旁边的表单'), '已填写');
    await screen.findByText('断了');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '到了' })).toBeDefined();
    expect(screen.getByLabelText('旁边的表单')).toHaveProperty('value', '已填写');
    vi.restoreAllMocks();
  });
});
