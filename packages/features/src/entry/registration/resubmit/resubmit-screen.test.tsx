import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { applicants, documents, newcomer, registrations } from '../registration.fixtures.ts';
import { ResubmitScreen } from './resubmit-screen.tsx';

const { getDraft, saveDraft, checkElements, submit } = contract.registration;
const platform = [reply(contract.documents.list, documents), reply(saveDraft, registrations.complete)];
const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
/** Types and waits until the draft is saved. */
async function typeAndRest(user: ReturnType<typeof renderScreen>['user'], field: HTMLElement, words: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.type(field, words);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
}
afterEach(() => void vi.useRealTimers());

const press = (name: string) => screen.findByRole('button', { name });

describe('completing a registration', () => {
  it('asks visitors to sign in and return', async () => {
    renderScreen(<ResubmitScreen />, { at: '/registerResubmit' });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/access.signIn?redirect=%2FregisterResubmit'));
  });

  it('reports what is missing and focuses the first', async () => {
    const { user } = renderScreen(<ResubmitScreen />, { as: newcomer, replies: [...platform, reply(getDraft, registrations.blank)] });
    await user.click(await press('下一步'));
    expect(await screen.findAllByText('请上传')).toHaveLength(3);
    expect(screen.getByText('请选择一项', { selector: '[aria-live]' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '上传营业执照' }));
  });

  it('continues where a draft holds a number that was left wrong, not at the end', async () => {
    const { complete } = registrations;
    const form = { ...complete.form, account: { ...complete.form.account, accountNumber: '621226' } };
    const { user } = renderScreen(<ResubmitScreen />, { as: newcomer, replies: [...platform, reply(getDraft, { ...complete, form })] });
    expect(await screen.findByRole('form', { name: '账户信息' })).toBeDefined();
    await user.click(await press('下一步'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('银行账号')));
  });

  it('refuses wrong check digits of credit code and identity number', async () => {
    const { user } = renderScreen(<ResubmitScreen />, { as: newcomer, replies: [...platform, reply(getDraft, registrations.blank)] });
    await user.type(await screen.findByLabelText('统一社会信用代码'), '91350100M000100Y4Z');
    await user.type(screen.getByLabelText('法定代表人身份证号'), '110105194912310021');
    await user.tab();
    expect(await screen.findByText('统一社会信用代码不正确')).toBeDefined();
    expect(await screen.findByText('证件号码不正确')).toBeDefined();
  });

  it('fills in the form from a licence, and marks what was read and what is uncertain', async () => {
    const { user } = renderScreen(<ResubmitScreen />, { as: newcomer, replies: [...platform, reply(getDraft, registrations.blank)] });
    await user.upload(await screen.findByLabelText('选择图片：营业执照'), picture);
    await waitFor(() => expect(screen.getByLabelText('企业名称')).toHaveProperty('value', '恒信机电设备有限公司'));
    expect(screen.getAllByText('识别填入').length).toBeGreaterThan(0);
    expect(screen.getByText('请核对')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '无误' }));
    expect(screen.getByText('已核对')).toBeDefined();
  });

  it('requires checking an uncertain reading', async () => {
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [...platform, reply(getDraft, { ...registrations.complete, missing: ['enterprise.licenceFileId'] })],
    });
    await user.upload(await screen.findByLabelText('选择图片：营业执照'), picture);
    await screen.findByText('请核对');
    await user.click(await press('下一步'));
    expect(await screen.findByText('请对照证件核对，无误请按「无误」')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('统一社会信用代码')));
  });

  it('keeps the picture and allows typing if nothing could be read', async () => {
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [...platform, reply(getDraft, registrations.blank), refuse(contract.file.readBusinessLicense, 'PICTURE_UNREADABLE')],
    });
    await user.upload(await screen.findByLabelText('选择图片：营业执照'), picture);
    expect(await screen.findByText('图片已上传，未能识别，请手工填写')).toBeDefined();
    expect(screen.getByRole('button', { name: '重新上传营业执照' })).toBeDefined();
    await user.type(screen.getByLabelText('企业名称'), '新企业');
    expect(screen.getByLabelText('企业名称')).toHaveProperty('value', '新企业');
  });

  it('takes a passport, whose page is uploaded without being read', async () => {
    const saved = vi.fn(() => registrations.complete);
    const read = vi.fn();
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [...platform, reply(getDraft, registrations.blank), reply(saveDraft, saved), reply(contract.file.readIdCard, read)],
    });
    await user.click(await screen.findByLabelText('法定代表人证件类型'));
    await user.click(await screen.findByRole('option', { name: '护照' }));
    expect(screen.queryByLabelText(/身份证/)).toBeNull();
    expect(screen.queryByLabelText('选择图片：法定代表人证件背面')).toBeNull();
    await user.upload(screen.getByLabelText('选择图片：法定代表人护照资料页'), picture);
    expect(await screen.findByText('已上传，请手工填写')).toBeDefined();
    expect(read).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('法定代表人护照号码'), 'E1');
    await user.click(await press('下一步'));
    expect(await screen.findByText('证件号码不正确')).toBeDefined();
    await typeAndRest(user, screen.getByLabelText('法定代表人护照号码'), '2345678');
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ enterprise: expect.objectContaining({ legalIdKind: 'passport', legalIdNumber: 'E12345678' }) }),
      ),
    );
  });

  it('reports which of the four elements differs, at its field', async () => {
    const unchecked = { ...registrations.complete, elementCheck: null, missing: ['enterprise.size' as const] };
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [
        ...platform,
        reply(getDraft, unchecked),
        reply(saveDraft, unchecked),
        reply(checkElements, { outcome: 'mismatch', mismatched: ['legalName'], checkedAt: '2026-11-18T11:02:00+08:00' }),
      ],
    });
    await user.click(await press('下一步'));
    expect(await screen.findByText('法定代表人姓名与登记机关的信息不一致，请核对')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('法定代表人姓名')));
  });

  it('saves input automatically', async () => {
    const saved = vi.fn(() => registrations.complete);
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [...platform, reply(getDraft, registrations.blank), reply(saveDraft, saved)],
    });
    await typeAndRest(user, await screen.findByLabelText('企业名称'), '新企业');
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'first', version: 0, enterprise: expect.objectContaining({ name: '新企业' }) }),
      ),
    );
    expect(await screen.findByText(/^草稿 2026-11-19 09:12 已保存/)).toBeDefined();
  });

  it('uses the enterprise’s name for the account', async () => {
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [...platform, reply(getDraft, { ...registrations.complete, missing: ['account.accountNumber'] })],
    });
    const name = await screen.findByLabelText('账户户名');
    await user.clear(name);
    await user.type(name, '另一家公司');
    await user.tab();
    expect(await screen.findByText('户名须与企业名称一致')).toBeDefined();
  });

  it('prints the letter of authorisation with known values, alone', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderScreen(<ResubmitScreen />, { as: newcomer, replies: [...platform, reply(getDraft, registrations.complete)] });
    await user.click(await press('查看授权书模板'));
    const dialog = within(await screen.findByRole('dialog', { name: '授权书模板' }));
    const letter = within(dialog.getByRole('article', { name: '授权书' }));
    const { name, creditCode } = registrations.complete.form.enterprise;
    for (const filledIn of [name, creditCode, '陈国梁']) expect(letter.getByText(String(filledIn))).toBeDefined();
    expect(letter.getByText('企业（盖公章）')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '打印或存为 PDF' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('shows a summary and submits with consents', async () => {
    const sent = vi.fn(() => registrations.submitted);
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [
        ...platform,
        reply(getDraft, registrations.complete),
        reply(submit, sent),
        reply(contract.account.currentUser, applicants.waiting),
      ],
    });
    expect(within(await screen.findByRole('list', { name: '已同意的协议' })).getAllByRole('button')).toHaveLength(2);
    const [box, ...others] = await screen.findAllByRole('checkbox');
    expect(others).toEqual([]);
    if (box) await user.click(box);
    await user.click(await press('下一步'));
    const review = within(await screen.findByRole('region', { name: '核对并提交' }));
    expect(review.getAllByText('恒信机电设备有限公司')).toHaveLength(2);
    await user.click(review.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'first',
        version: 6,
        consents: [{ id: 'authorisationLetter', version: '1.0' }],
      }),
    );
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/registration.result'));
  });

  it('leads to a refused field', async () => {
    const { user } = renderScreen(<ResubmitScreen />, {
      as: newcomer,
      replies: [
        ...platform,
        reply(getDraft, registrations.complete),
        refuse(submit, 'VALIDATION', { fields: [{ path: 'form.account.accountNumber', message: '账号已被使用' }] }),
      ],
    });
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(await press('下一步'));
    await user.click(await press('提交审核'));
    expect(await screen.findByText('账号已被使用')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('银行账号')));
  });
});

describe('after a rejection', () => {
  it('shows the reason and marks what to change', async () => {
    renderScreen(<ResubmitScreen />, { as: applicants.rejected, replies: [...platform, reply(getDraft, registrations.rejected)] });
    expect(await screen.findByText('营业执照影像不清晰，请重新上传')).toBeDefined();
    expect(screen.getByText('需要修改：营业执照、注册地址')).toBeDefined();
    expect(within(screen.getByRole('form')).getAllByText('需修改')).toHaveLength(2);
    expect(screen.getByLabelText('企业名称')).toHaveProperty('value', '恒信机电设备有限公司');
  });

  it('marks what was changed', async () => {
    const { user } = renderScreen(<ResubmitScreen />, {
      as: applicants.rejected,
      replies: [
        ...platform,
        reply(getDraft, registrations.rejected),
        reply(saveDraft, { ...registrations.rejected, changedFields: ['enterprise.address'] }),
      ],
    });
    await typeAndRest(user, await screen.findByLabelText('注册地址'), ' 2 号');
    expect(await screen.findByText('已修改')).toBeDefined();
    expect(within(screen.getByRole('form')).getAllByText('需修改')).toHaveLength(1);
  });

  it('leads back to open changes, marked in the progress', async () => {
    const asked = { ...registrations.rejected, missing: ['enterprise.address' as const] };
    const { user } = renderScreen(<ResubmitScreen />, {
      as: applicants.rejected,
      replies: [...platform, reply(getDraft, asked), reply(saveDraft, asked)],
    });
    expect(await screen.findByRole('form', { name: '企业信息' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '去修改' })).toBeNull();
    await user.click(await press('下一步'));
    expect(await screen.findByRole('region', { name: '核对并提交' })).toBeDefined();
    expect(within(screen.getByRole('navigation', { name: '注册步骤' })).getByText('需修改')).toBeDefined();
    await user.click(await press('去修改'));
    expect(await screen.findByRole('form', { name: '企业信息' })).toBeDefined();
  });

  it('asks only for what was returned, without agreements', async () => {
    const returned = { ...registrations.rejected, fieldsToChange: ['enterprise.address' as const] };
    const sent = vi.fn(() => registrations.submitted);
    const { user } = renderScreen(<ResubmitScreen />, {
      as: applicants.rejected,
      replies: [
        ...platform,
        reply(getDraft, returned),
        reply(saveDraft, { ...returned, changedFields: ['enterprise.address'] }),
        reply(submit, sent),
      ],
    });
    await user.type(await screen.findByLabelText('注册地址'), ' 2 号');
    await user.click(await press('下一步'));
    await user.click(within(await screen.findByRole('region', { name: '核对并提交' })).getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ consents: [] })));
  });

  it('keeps a masked number unless typed again', async () => {
    const masked = {
      ...registrations.rejected,
      form: {
        ...registrations.rejected.form,
        enterprise: { ...registrations.rejected.form.enterprise, legalIdNumber: '140***********0017' },
      },
    };
    const saved = vi.fn(() => masked);
    const { user } = renderScreen(<ResubmitScreen />, {
      as: applicants.rejected,
      replies: [...platform, reply(getDraft, masked), reply(saveDraft, saved)],
    });
    await user.click(await press('下一步'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ enterprise: expect.not.objectContaining({ legalIdNumber: expect.anything() }) }),
    );
    expect(screen.queryByText('证件号码不正确')).toBeNull();
  });

  it('redirects to the result during review', async () => {
    renderScreen(<ResubmitScreen />, { as: applicants.waiting, replies: [...platform, reply(getDraft, registrations.submitted)] });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/registration.result'));
  });
});

describe('adding an associated enterprise', () => {
  it('is for administrators', async () => {
    renderScreen(<ResubmitScreen />, { as: 'supplierOperator', at: '/registerResubmit?type=new_add' });
    expect(await screen.findByText('关联企业由本企业管理岗添加，请联系管理岗办理。')).toBeDefined();
  });

  it('uses a registration of its own', async () => {
    const asked = vi.fn(() => ({ ...registrations.blank, kind: 'associated' as const }));
    renderScreen(<ResubmitScreen />, {
      as: 'supplierAdministrator',
      at: '/registerResubmit?type=new_add',
      replies: [...platform, reply(getDraft, asked)],
    });
    expect(await screen.findByRole('heading', { level: 1, name: '添加关联企业' })).toBeDefined();
    expect(asked).toHaveBeenCalledWith({ kind: 'associated' });
    expect(await screen.findByRole('link', { name: '返回首页' })).toBeDefined();
  });
});

describe('its states', () => {
  it('include loading', async () => {
    renderScreen(<ResubmitScreen />, { as: newcomer, replies: [delay(getDraft)] });
    expect(await screen.findByText('正在加载')).toBeDefined();
  });

  it('include a retry after a failure', async () => {
    renderScreen(<ResubmitScreen />, { as: newcomer, replies: [fail(getDraft, 404)] });
    expect(await screen.findByText('注册资料没有加载出来')).toBeDefined();
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  });
});
