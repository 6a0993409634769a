import { contract, FileId, type FileView } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../testing/render-screen.tsx';
import { FileLinks } from './file-links.tsx';
import { fileSize, isViewable } from './file-kind.ts';
import { UploadCell } from './upload-cell.tsx';

const { response: sample } = contract.file.register.example;
const image = (id: string): FileView => ({ ...sample, id: z.parse(FileId, id), name: `${id}.png`, contentType: 'image/png' });

afterEach(() => vi.restoreAllMocks());

describe('an upload cell', () => {
  it('is empty and offers the upload', async () => {
    renderScreen(<UploadCell label="合同" file={null} onUploaded={() => undefined} />, { as: 'coreOperator' });
    expect(await screen.findByText('文件为空')).toBeDefined();
    expect(screen.getByRole('button', { name: '上传合同' })).toBeDefined();
  });

  it('of a form says that nothing is uploaded yet', async () => {
    renderScreen(<UploadCell awaited label="合同" file={null} onUploaded={() => undefined} />, { as: 'coreOperator' });
    expect(await screen.findByText('尚未上传')).toBeDefined();
  });

  it('offers the upload again after a failure, without a message', async () => {
    const onUploaded = vi.fn();
    const { user } = renderScreen(<UploadCell label="合同" file={null} onUploaded={onUploaded} />, {
      as: 'coreOperator',
      replies: [fail(contract.file.signUpload, 500)],
    });
    await user.upload(await screen.findByLabelText('选择文件：合同'), new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '上传合同' })).toBeDefined());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('converts a Word file to PDF', async () => {
    const onUploaded = vi.fn();
    const convert = vi.fn(() => sample);
    const { user } = renderScreen(<UploadCell label="合同" file={null} onUploaded={onUploaded} />, {
      as: 'coreOperator',
      replies: [reply(contract.file.wordToPdf, convert)],
    });
    await user.upload(await screen.findByLabelText('选择文件：合同'), new File(['PK'], '合同.docx'));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(sample));
    expect(convert).toHaveBeenCalledWith({ key: contract.file.signUpload.example.response.key, name: '合同.docx' });
  });

  it('returns the stored file to its caller', async () => {
    const onUploaded = vi.fn();
    const register = vi.fn(() => sample);
    const { user } = renderScreen(<UploadCell label="合同" file={null} onUploaded={onUploaded} />, {
      as: 'coreOperator',
      replies: [reply(contract.file.register, register)],
    });
    await user.upload(await screen.findByLabelText('选择文件：合同'), new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(sample));
    expect(register).toHaveBeenCalledWith({
      key: contract.file.signUpload.example.response.key,
      name: 'a.pdf',
    });
  });

  it('opens other files in a window without an opener', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderScreen(<UploadCell label="合同" file={sample} />, { as: 'coreOperator' });
    await user.click(await screen.findByRole('button', { name: '点击查看合同' }));
    expect(open).toHaveBeenCalledWith(sample.url, '_blank', 'noopener,noreferrer');
    expect(screen.queryByRole('button', { name: '上传合同' })).toBeNull();
  });
});

describe('a picture in a cell', () => {
  it('is 32 px high, and 550 in a dialog of 800 after 点击查看', async () => {
    const { user } = renderScreen(<UploadCell label="营业执照" file={image('licence')} onUploaded={() => undefined} />, {
      as: 'coreOperator',
    });
    const button = await screen.findByRole('button', { name: '点击查看营业执照' });
    expect(button.textContent).toBe('点击查看');
    expect(button.querySelector('img')?.className).toContain('h-8 ');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'licence.png' });
    expect(dialog.dataset['size']).toBe('md');
    expect(within(dialog).getByRole('img', { name: 'licence.png' }).className).toContain('h-[550px]');
  });
});

describe('the image viewer', () => {
  it('pages by arrow keys, zooms, and closes with Escape', async () => {
    const { user } = renderScreen(<FileLinks label="附件" files={[image('one'), image('two')]} />, { as: 'coreOperator' });
    await user.click(await screen.findByRole('button', { name: 'one.png' }));
    await user.keyboard('{ArrowRight}');
    const dialog = within(await screen.findByRole('dialog', { name: 'two.png' }));
    expect(dialog.getByText('第 2 张，共 2 张')).toBeDefined();
    expect(dialog.getByRole('button', { name: '下一张' })).toHaveProperty('disabled', true);
    await user.keyboard('+');
    expect(dialog.getByLabelText('缩放').textContent).toBe('125%');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a file', () => {
  it.each(['a.png', 'a.JPG', 'a.jpeg', 'a.gif'])('%s is shown in the viewer', (name) => expect(isViewable(name)).toBe(true));
  it.each(['a.pdf', 'png', 'a.png.exe', 'a.svg'])('%s is not', (name) => expect(isViewable(name)).toBe(false));
  it.each([
    [640, '640 B'],
    [655_360, '640 KB'],
    [1_258_291, '1.2 MB'],
  ])('of %i bytes is shown as %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
});
