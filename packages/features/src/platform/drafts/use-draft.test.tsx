import { ApiError, type Problem } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { REFUSAL_CODES } from '@lianxin/domain';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { DraftBanner, useDraft, useDraftStatus, type DraftOptions, type KeptDraft } from './index.ts';

interface Kept extends KeptDraft {
  readonly text: string;
}

interface WriterProps {
  readonly keep: (text: string, over: Kept | undefined) => Promise<Result<Kept>>;
  readonly phase?: DraftOptions<Kept>['phase'];
  readonly onFirstSaved?: (kept: Kept) => void;
}

function Writer({ keep, phase = 'writing', onFirstSaved }: WriterProps) {
  const [text, setText] = useState('');
  const draft = useDraft<Kept>({
    start: undefined,
    typed: text,
    save: (over) => keep(text, over),
    phase,
    ...(onFirstSaved && { onFirstSaved }),
  });
  const status = useDraftStatus(draft);
  return (
    <>
      <input aria-label="文字" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{status}</p>
      <button type="button" onClick={() => void draft.save()}>
        保存
      </button>
      <DraftBanner draft={draft} onReload={() => undefined} />
    </>
  );
}

const failed = (problem: Problem): Result<Kept> => ({
  ok: false,
  error: new ApiError(problem, { endpointPath: '/draft', url: '/api/draft' }, '不能保存'),
});

const refused = (refusal: 'STALE_VERSION' | 'VALIDATION') => failed({ kind: 'refusal', code: REFUSAL_CODES[refusal], refusal });

const savedAs = (text: string, over: Kept | undefined): Result<Kept> => ({
  ok: true,
  data: { text, version: over ? over.version + 1 : 0, savedAt: '2026-11-20T09:41:00+08:00' },
});

/** A server that stores drafts after the given first answers. */
function server(...first: Result<Kept>[]) {
  return vi.fn<WriterProps['keep']>(async (text, over) => first.shift() ?? savedAs(text, over));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const A_WHILE = 60_000;

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
      now: new Date('2026-11-21T08:00:00+08:00'),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const write = async (keep: WriterProps['keep'], props: Omit<WriterProps, 'keep'> = {}) => {
    const view = renderScreen(<Writer keep={keep} {...props} />);
    const field = screen.getByRole('textbox', { name: '文字' });
    await view.user.type(field, '甲');
    return { ...view, field };
  };

  it('is saved after a pause, each time over the last version, with the time', async () => {
    const keep = server();
    const named = vi.fn();
    const { user, field } = await write(keep, { onFirstSaved: named });
    expect(keep).not.toHaveBeenCalled();
    await pass(2_000);
    expect(screen.getByText('草稿 2026-11-20 09:41 已保存')).toBeDefined();
    await user.type(field, '乙');
    await pass(2_000);
    expect(keep.mock.calls.map(([text, over]) => [text, over?.version])).toEqual([
      ['甲', undefined],
      ['甲乙', 0],
    ]);
    expect(named).toHaveBeenCalledOnce();
    await pass(A_WHILE);
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('shows only the time on the same day', async () => {
    vi.setSystemTime(new Date('2026-11-20T23:00:00+08:00'));
    await write(server());
    await pass(2_000);
    expect(screen.getByText('草稿 09:41 已保存')).toBeDefined();
  });

  it('is retried after a network failure, with the input kept', async () => {
    const keep = server(failed({ kind: 'network' }));
    const { field } = await write(keep);
    await pass(2_000);
    expect(screen.getByText('草稿没有保存')).toBeDefined();
    expect(screen.getByText('网络或服务暂时不可用，恢复后会自动再试。')).toBeDefined();
    expect(field).toHaveProperty('value', '甲');
    await pass(10_000);
    expect(keep).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('草稿没有保存')).toBeNull();
  });

  it('is retried as long as needed, and at once when the network returns', async () => {
    const keep = server(...Array.from({ length: 9 }, () => failed({ kind: 'offline' })));
    await write(keep);
    /** Advances the clock second by second. */
    const seconds = async (left: number): Promise<void> => {
      if (left === 0) return;
      await pass(1_000);
      await seconds(left - 1);
    };
    await seconds(62);
    expect(keep).toHaveBeenCalledTimes(7);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(keep).toHaveBeenCalledTimes(8);
    await pass(10_000);
    await pass(10_000);
    expect(keep).toHaveBeenCalledTimes(10);
    expect(screen.queryByText('草稿没有保存')).toBeNull();
  });

  it('repeats a save with a lost answer before another one', async () => {
    const keep = server(failed({ kind: 'network' }));
    const named = vi.fn();
    const { user, field } = await write(keep, { onFirstSaved: named });
    await pass(2_000);
    await user.type(field, '乙');
    await pass(2_000);
    expect(keep.mock.calls.map(([text, over]) => [text, over?.version])).toEqual([
      ['甲', undefined],
      ['甲', undefined],
      ['甲乙', 0],
    ]);
    expect(named).toHaveBeenCalledOnce();
  });

  it('starts no other save meanwhile', async () => {
    const keep = server(failed({ kind: 'network' }), failed({ kind: 'network' }));
    const { user, field } = await write(keep);
    await pass(2_000);
    await user.type(field, '乙');
    await pass(2_000);
    expect(keep.mock.calls.map(([text]) => text)).toEqual(['甲', '甲']);
    expect(screen.getByText('草稿没有保存')).toBeDefined();
    await pass(10_000);
    expect(keep.mock.calls.map(([text]) => text)).toEqual(['甲', '甲', '甲', '甲乙']);
  });

  it('waits after a refusal until the input changes', async () => {
    const keep = server(refused('VALIDATION'));
    const { user, field } = await write(keep);
    await pass(A_WHILE);
    expect(keep).toHaveBeenCalledTimes(1);
    await user.type(field, '乙');
    await pass(2_000);
    expect(keep).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('草稿没有保存')).toBeNull();
  });

  it('does not overwrite another person’s change automatically', async () => {
    const keep = server(refused('STALE_VERSION'));
    const { user, field } = await write(keep);
    await pass(2_000);
    await user.type(field, '乙');
    await pass(A_WHILE);
    hide(true);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '刷新' })).toBeDefined();
    expect(field).toHaveProperty('value', '甲乙');
  });

  it('is saved when the page is hidden', async () => {
    const keep = server();
    await write(keep);
    hide(true);
    await pass(0);
    expect(keep).toHaveBeenCalledOnce();
    hide(false);
    await pass(A_WHILE);
    expect(keep).toHaveBeenCalledOnce();
  });

  it('is saved when the page is left, without touching the next page', async () => {
    const keep = server();
    const named = vi.fn();
    const { unmount } = await write(keep, { onFirstSaved: named });
    unmount();
    await pass(0);
    expect(keep).toHaveBeenCalledOnce();
    expect(named).not.toHaveBeenCalled();
  });

  it.each(['sending', 'sent'] as const)('is not saved while the form is %s', async (phase) => {
    const keep = server();
    const { unmount } = await write(keep, { phase });
    await pass(A_WHILE);
    hide(true);
    unmount();
    await pass(0);
    expect(keep).not.toHaveBeenCalled();
  });

  it('joins a running save, and then saves new input', async () => {
    const answers: (() => void)[] = [];
    const keep = vi.fn<WriterProps['keep']>((text, over) => new Promise((resolve) => answers.push(() => resolve(savedAs(text, over)))));
    const { user, field } = await write(keep);
    const button = screen.getByRole('button', { name: '保存' });
    await user.click(button);
    await user.click(button);
    expect(screen.getByText('正在保存草稿')).toBeDefined();
    await user.type(field, '乙');
    await user.click(button);
    await user.click(button);
    expect(keep).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await pass(0);
    answers[1]?.();
    await pass(A_WHILE);
    expect(keep.mock.calls.map(([text, over]) => [text, over?.version])).toEqual([
      ['甲', undefined],
      ['甲乙', 0],
    ]);
  });
});
