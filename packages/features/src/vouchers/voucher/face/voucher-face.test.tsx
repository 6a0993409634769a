import { INSTRUMENT_PROMISE } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrandProvider } from '../../../platform/brand/index.ts';
import { FaceEdge } from './face-edge.tsx';
import { awaitingExample, signedExample } from './face-examples.ts';
import { VoucherFace } from './voucher-face.tsx';

const show = (part: ReactNode) => render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
// Both forms are rendered and the container's width selects one, but jsdom has no layout.
const landscape = () => within(screen.getAllByRole('figure')[0] ?? document.body);
const portrait = () => within(screen.getAllByRole('figure')[1] ?? document.body);

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
});

describe('the face of a voucher', () => {
  it('is captioned with the title in both languages and the number', () => {
    show(<VoucherFace {...awaitingExample} />);
    const caption = document.querySelector('figcaption');
    expect(caption?.textContent).toContain('应收账款电子凭证');
    expect(caption?.textContent).toContain('ELECTRONIC RECEIVABLE VOUCHER');
    expect(caption?.textContent).toContain('LX20261118000034217');
  });

  it('has exactly the promise of its PDF', () => {
    show(<VoucherFace {...awaitingExample} />);
    expect(landscape().getByText(INSTRUMENT_PROMISE)).toBeDefined();
  });

  it('has the name and mark of the portal’s bank, including the micro-print', () => {
    const brand = {
      theme: 'hengtong',
      product: '恒通链',
      productEn: 'Hengtong Chain',
      platform: '恒通银行供应链平台',
      platformEn: 'Hengtong Bank supply chain platform',
      hotline: '',
      hours: '',
      hoursEn: '',
      copyrightYear: 2026,
      version: '1.0.0',
      logo: <b>恒</b>,
    };
    show(
      <BrandProvider brand={brand}>
        <VoucherFace {...awaitingExample} />
      </BrandProvider>,
    );
    const caption = landscape().getByText('ELECTRONIC RECEIVABLE VOUCHER').closest('figcaption');
    expect(caption?.textContent).toMatch(/^恒恒通银行供应链平台/);
    expect(document.body.innerHTML).toContain('恒通银行供应链平台·应收账款电子凭证·HENGTONG CHAIN·');
    expect(document.body.innerHTML).not.toMatch(/链信供应链|LIANXIN/);
  });

  it('shows neither digest nor code if there is nothing to verify', () => {
    show(<VoucherFace {...awaitingExample} digest={undefined} verifyUrl={undefined} />);
    expect(screen.queryByText(/sm3/)).toBeNull();
    expect(screen.queryAllByRole('img', { name: '核验二维码' })).toEqual([]);
  });

  it('is read in order: number, dates, issuer, state, holder, amount, promise', () => {
    show(<VoucherFace {...awaitingExample} />);
    const text = screen.getAllByRole('figure')[0]?.textContent ?? '';
    const order = [
      '凭证编号',
      '2026-11-18',
      '贰零贰柒年伍月壹拾肆日',
      '晋北煤业集团有限公司',
      '待签收',
      '恒信机电设备有限公司',
      '人民币叁佰贰拾捌万陆仟伍佰元整',
      '3,286,500.00',
      '开立方确认本凭证所载应付账款真实',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('labels every entry of a party', () => {
    show(<VoucherFace {...awaitingExample} />);
    const issuer = within(landscape().getByRole('region', { name: '开立方（付款承诺人）' }));
    expect(issuer.getAllByRole('term').map((term) => term.textContent)).toEqual(['全称', '信用代码', '付款账号', '开户行']);
    expect(issuer.getAllByRole('definition').map((entry) => entry.textContent)).toEqual(Object.values(awaitingExample.issuer));
  });

  it('shows a dashed circle until the holder has signed', () => {
    show(<VoucherFace {...awaitingExample} />);
    expect(landscape().getByText('签收后加盖')).toBeDefined();
    expect(landscape().getAllByRole('img', { name: /电子签章/ })).toHaveLength(1);
  });

  it('has both seals after signing', () => {
    show(<VoucherFace {...signedExample} />);
    expect(landscape().queryByText('签收后加盖')).toBeNull();
    expect(landscape().getByRole('img', { name: '恒信机电设备有限公司电子签章，编号 1409020017735' })).toBeDefined();
    expect(portrait().getAllByRole('img', { name: /电子签章/ })).toHaveLength(2);
  });

  it('describes the phone’s form, and the promise, to screen readers', () => {
    show(<VoucherFace {...awaitingExample} />);
    expect(portrait().getByText('3,286,500.00')).toBeDefined();
    expect(portrait().getByText('CN-JBMY-2026-004217')).toBeDefined();
    expect(portrait().getByText(/承诺于到期日向持有方足额支付/)).toBeDefined();
  });

  it('is one image as a thumbnail', () => {
    show(<VoucherFace {...awaitingExample} thumbnail />);
    expect(screen.getByRole('figure', { name: '应收账款电子凭证 LX20261118000034217，待签收' })).toBeDefined();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('hides the engraving from screen readers', () => {
    const { container } = show(<FaceEdge />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
