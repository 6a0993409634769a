import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { writeManifest } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FullPageLayout } from '../../../platform/navigation/index.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { answered, answeredDocument, asked, askedDocument, certificates, evidence, root, roots } from './evidence.fixtures.ts';
import { VerifyScreen } from './verify-screen.tsx';

const platform: readonly MockReply[] = [
  reply(contract.proof.roots, roots),
  reply(contract.pdf.certificates, certificates),
  reply(contract.proof.lookUp, answered),
  reply(contract.proof.lookUpDocument, answeredDocument),
];

const show = (replies: readonly MockReply[] = [], at = '/') =>
  renderScreen(
    <FullPageLayout>
      <VerifyScreen />
    </FullPageLayout>,
    { at, replies: [...platform, ...replies] },
  );

const result = () => within(screen.getByRole('region', { name: '核验结果' }));
const file = (text: string, name = 'manifest.json', type = 'application/json') => new File([text], name, { type });

async function drop(chosen: File, replies?: readonly MockReply[]) {
  const { user } = show(replies);
  await screen.findByText(root.root);
  await user.upload(screen.getByLabelText(/拖入或选择文件/), chosen);
  return user;
}

test('leads from the top to the check', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '核验一张凭证' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '核验' }));
});

describe('the daily root', () => {
  test('is shown with its number of chains, and earlier ones', async () => {
    show();
    expect(await screen.findByText(root.root)).toBeTruthy();
    expect(screen.getAllByText('2 张').length).toBeGreaterThan(0);
    expect(screen.getByText('2026-11-17')).toBeTruthy();
  });

  test('is missing before the first night, with a retry after a failure', async () => {
    const { unmount } = show([reply(contract.proof.roots, { ...roots, list: [], total: 0 })]);
    expect(await screen.findByText('还没有存证根')).toBeTruthy();
    unmount();
    show([fail(contract.proof.roots, 500)]);
    expect(await screen.findByText('存证根没有加载出来')).toBeTruthy();
  });
});

describe('a file', () => {
  test('is valid unchanged, check by check', async () => {
    await drop(file(writeManifest(evidence)));
    expect(await result().findByText('通过，3 个事件全部一致')).toBeTruthy();
    const checks = within(result().getByRole('list', { name: '各项检查' })).getAllByRole('listitem');
    expect(checks.filter((check) => check.dataset['status'] === 'pass').length).toBeGreaterThanOrEqual(8);
    expect(checks.filter((check) => check.dataset['status'] === 'fail')).toEqual([]);
    const values = result()
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(values).toContain('2026-11-19，覆盖到第 3 个事件');
  });

  test('with a changed event is reported at that event', async () => {
    const events = evidence.events.map((event, index) => (index === 1 ? { ...event, actor: '别人' } : event));
    await drop(file(writeManifest({ ...evidence, events })));
    expect(await result().findByText(/^不一致，首先在第 2 个事件（issuance\.sign，/)).toBeTruthy();
  });

  test('of another kind is rejected', async () => {
    const user = await drop(file('{"a":1}'));
    expect(await result().findByText('这不是凭证的证据文件')).toBeTruthy();
    await user.upload(screen.getByLabelText(/拖入或选择文件/), file('%PDF-1.7 nothing', 'a.pdf', 'application/pdf'));
    expect(await result().findByText('这份 PDF 不是平台出具的，或没有附带存证。')).toBeTruthy();
  });

  test('is checked offline', async () => {
    const { user } = show([delay(contract.proof.roots), delay(contract.pdf.certificates)]);
    await user.upload(await screen.findByLabelText(/拖入或选择文件/), file(writeManifest(evidence)));
    expect(await result().findByText('通过，3 个事件全部一致')).toBeTruthy();
    expect(result().getByText('没有已知的公钥可比对')).toBeTruthy();
  });
});

describe('a check that takes long', () => {
  class SilentWorker extends EventTarget {
    static readonly started: SilentWorker[] = [];
    readonly jobs: unknown[] = [];
    isEnded = false;
    constructor() {
      super();
      SilentWorker.started.push(this);
    }
    postMessage(job: unknown) {
      this.jobs.push(job);
    }
    terminate() {
      this.isEnded = true;
    }
  }
  beforeEach(() => {
    SilentWorker.started.length = 0;
    vi.stubGlobal('Worker', SilentWorker);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('runs outside the page, is announced, and can be cancelled', async () => {
    const user = await drop(file('{"a":1}'));
    expect(await result().findByText('正在核验')).toBeTruthy();
    expect(result().getByRole('status').getAttribute('aria-live')).toBe('polite');
    const [first] = SilentWorker.started;
    expect(first?.jobs).toHaveLength(1);
    await user.click(result().getByRole('button', { name: '取消核验' }));
    expect(result().getByText('已取消核验。')).toBeTruthy();
    expect(result().queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(result().getByRole('status'));
    expect(first?.isEnded).toBe(true);
    expect(SilentWorker.started).toHaveLength(2);
  });

  test('ends when another file is chosen', async () => {
    const user = await drop(file('{"a":1}'));
    await result().findByText('正在核验');
    await user.upload(screen.getByLabelText(/拖入或选择文件/), file('{"b":1}'));
    const [first, second] = SilentWorker.started;
    expect([first?.isEnded, second?.isEnded, second?.jobs.length]).toEqual([true, false, 1]);
    second?.dispatchEvent(new MessageEvent('message', { data: { kind: 'tooLarge' } }));
    expect(await result().findByText('文件超过 64 MB，不是平台出具的文件。')).toBeTruthy();
  });

  test('is tried with another worker when the script did not load', async () => {
    const { user } = show();
    await screen.findByText(root.root);
    SilentWorker.started[0]?.dispatchEvent(new ErrorEvent('error', { message: 'lost' }));
    await user.upload(screen.getByLabelText(/拖入或选择文件/), file('{"a":1}'));
    await result().findByText('正在核验');
    expect(SilentWorker.started.map(({ jobs }) => jobs.length)).toEqual([0, 1]);
    SilentWorker.started[1]?.dispatchEvent(new ErrorEvent('error', { message: 'lost' }));
    expect(await result().findByText('核验程序没有加载出来。请联网刷新本页后再试。')).toBeTruthy();
  });
});

describe('a number and a link', () => {
  const ask = async (replies?: readonly MockReply[]) => {
    const { user } = show(replies);
    await screen.findByText(root.root);
    await user.type(screen.getByLabelText('凭证或文件编号'), asked.number);
    await user.type(screen.getByLabelText('存证摘要或内容摘要'), asked.hash);
    await user.click(screen.getByRole('button', { name: '查询' }));
  };

  test('are proved up to the signed root', async () => {
    await ask();
    expect(await result().findByText('通过，摘要已由存证根证明')).toBeTruthy();
    expect(result().getByText('第 3 个，共 3 个')).toBeTruthy();
  });

  test('of an old paper are proved, and reported as old', async () => {
    await ask([reply(contract.proof.lookUp, { ...answered, length: 5 })]);
    expect(await result().findByText(/之后又有 2 个事件/)).toBeTruthy();
  });

  test('without a root rest on the platform’s word; a wrong path is reported', async () => {
    await ask([reply(contract.proof.lookUp, { ...answered, anchor: null })]);
    expect(await result().findByText('平台有这个摘要')).toBeTruthy();
  });

  test('with a path to another root are reported', async () => {
    await ask([reply(contract.proof.lookUp, { ...answered, sequence: 2, anchor: answered.anchor && { ...answered.anchor, index: 0 } })]);
    expect(await result().findByText('不一致')).toBeTruthy();
  });

  test.each([
    [refuse(contract.proof.lookUp, 'NOT_FOUND'), '未找到'],
    [refuse(contract.proof.lookUp, 'TOO_FREQUENT'), '查询太频繁了，请一分钟后再试。'],
    [fail(contract.proof.lookUp, 502), '没有连上平台，按编号查询需要网络。证据文件不需要网络，可以直接拖入。'],
  ])('with another answer report that: %#', async (answer, words) => {
    await ask([answer]);
    expect(await result().findByText(words)).toBeTruthy();
  });

  test('of a printed code are looked up from the address', async () => {
    show([], `/?number=${asked.number}&hash=${asked.hash}`);
    expect(await result().findByText('通过，摘要已由存证根证明')).toBeTruthy();
  });

  test('are validated before sending', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '查询' }));
    await waitFor(() => expect(screen.getByText('请输入凭证或文件上印的编号')).toBeTruthy());
  });
});

describe('the code of a document', () => {
  const at = `/?number=${askedDocument.number}&hash=${askedDocument.hash}`;

  test('proves the platform’s seal, and no printed figure', async () => {
    show([], at);
    expect(await result().findByText('通过，文件由本平台签名')).toBeTruthy();
    expect(result().getByText('账单')).toBeTruthy();
    expect(result().getByText(/二维码不证明纸面上印的数字/)).toBeTruthy();
  });

  test.each([
    [reply(contract.proof.lookUpDocument, { ...answeredDocument, fileHash: 'f'.repeat(64) }), '不一致'],
    [reply(contract.pdf.certificates, []), '平台有这份文件'],
    [refuse(contract.proof.lookUpDocument, 'NOT_FOUND'), '未找到'],
  ])('with another answer reports that: %#', async (answer, words) => {
    show([answer], at);
    expect(await result().findByText(words)).toBeTruthy();
  });

  test('can be typed', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText('凭证或文件编号'), askedDocument.number);
    await user.type(screen.getByLabelText('存证摘要或内容摘要'), askedDocument.hash);
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(await result().findByText(askedDocument.number)).toBeTruthy();
  });
});
