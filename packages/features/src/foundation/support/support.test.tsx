import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { CustomerServiceDialog } from './customer-service/customer-service-dialog.tsx';
import { DownloadCentre } from './downloads/download-centre.tsx';
import { noteFailure } from './last-failure.ts';

const close = () => undefined;

describe('customer service', () => {
  beforeEach(() => noteFailure(undefined));

  it('shows a code, the hotline and its hours', async () => {
    renderScreen(<CustomerServiceDialog onClose={close} />, { as: 'supplierOperator' });
    const dialog = within(await screen.findByRole('dialog', { name: '联系客服' }));
    expect(dialog.getByRole('img', { name: '客服二维码' })).toBeDefined();
    expect(dialog.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:400-000-0000');
    expect(dialog.getByText('工作日 09:00–17:30')).toBeDefined();
    expect(dialog.getByText('本次访问没有失败的请求')).toBeDefined();
  });

  it('offers the last failed request’s number to copy', async () => {
    noteFailure('REQ-7');
    renderScreen(<CustomerServiceDialog onClose={close} />, { as: 'supplierOperator' });
    expect(await screen.findByText('REQ-7')).toBeDefined();
    expect(screen.getByRole('button', { name: '复制请求编号' })).toBeDefined();
  });
});

describe('the download centre', () => {
  const answers: (() => void)[] = [];
  afterEach(() => {
    for (const answer of answers.splice(0)) window.removeEventListener('lianxin-signing:ask', answer);
  });

  it('offers a file with version, size and hash, if there is one', async () => {
    renderScreen(<DownloadCentre onClose={close} />, { as: 'supplierOperator' });
    const link = await screen.findByRole('link', { name: '下载 签名设备插件 Windows 10/11' });
    expect(link.getAttribute('href')).toBe('/downloads/device-windows.exe');
    expect(screen.getByText(/3\.2\.1 · 18\.0 MB · 2026-10-08/)).toBeDefined();
    expect(screen.getByText(/SHA-256 b94d27b9/)).toBeDefined();
    expect(screen.getByText('暂未提供文件')).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^下载/ })).toHaveLength(1);
  });

  it('shows the machine on request', async () => {
    const answer = () =>
      window.dispatchEvent(new CustomEvent('lianxin-signing:answer', { detail: { extension: '1.4.0', plugin: '3.2.1' } }));
    window.addEventListener('lianxin-signing:ask', answer);
    answers.push(answer);
    const { user } = renderScreen(<DownloadCentre onClose={close} />, { as: 'supplierOperator' });
    await user.click(await screen.findByRole('button', { name: '开始检测' }));
    expect(await screen.findByText('1.4.0')).toBeDefined();
    expect(screen.getByText('3.2.1')).toBeDefined();
  });

  it('shows what is missing', async () => {
    const { user } = renderScreen(<DownloadCentre onClose={close} />, { as: 'supplierOperator' });
    await user.click(await screen.findByRole('button', { name: '开始检测' }));
    expect(await screen.findAllByText('未检测到')).toHaveLength(2);
  });

  it('reports an empty list and a failure', async () => {
    const { unmount } = renderScreen(<DownloadCentre onClose={close} />, {
      as: 'supplierOperator',
      replies: [reply(contract.support.downloads, [])],
    });
    expect(await screen.findByText('平台还没有提供下载')).toBeDefined();
    unmount();
    renderScreen(<DownloadCentre onClose={close} />, { as: 'supplierOperator', replies: [fail(contract.support.downloads, 500)] });
    expect(await screen.findByText('下载列表没有加载出来')).toBeDefined();
  });
});
