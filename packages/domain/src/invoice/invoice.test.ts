import { expect, it } from 'vitest';
import fc from 'fast-check';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen, yuanOf } from '../money/yuan.ts';
import { invoiceActs, tradeContractActs } from './acts.ts';
import { checkedBy, INVOICE_KIND_KEYS, INVOICE_KINDS, isDigitalInvoice } from './kinds.ts';
import { invoiceProblems } from './problems.ts';
import { looksLikeInvoiceQr, readInvoiceQr } from './qr-text.ts';
import { coversAnything, VERIFICATIONS, verificationOf } from './verification.ts';

const day = (text: string): CivilDate => {
  const read = civilDate(text);
  if (read === undefined) throw new Error(text);
  return read;
};
const today = day('2026-11-20');
const digital = { kind: 'digitalSpecial', number: '26142000000018846127', issuedOn: today } as const;
const older = { kind: 'vatOrdinary', code: '1400212130', number: '12345678', checkCode: '123456', issuedOn: today } as const;

it('requires twenty digits of a digital invoice; of others a code, eight digits and the element for the tax register', () => {
  expect(invoiceProblems(digital, today)).toEqual([]);
  expect(invoiceProblems({ ...digital, number: '12345678', code: '1400212130' }, today)).toEqual(['numberDigital', 'codeNone']);
  expect(invoiceProblems(older, today)).toEqual([]);
  expect(invoiceProblems({ ...older, code: '123', number: '1', checkCode: '' }, today)).toEqual(['number', 'code', 'checkCode']);
  expect(invoiceProblems({ ...older, kind: 'vatSpecial' }, today)).toEqual(['checkCodeNone']);
  expect(invoiceProblems({ ...digital, issuedOn: day('2026-11-21') }, today)).toEqual(['future']);
  expect(invoiceProblems({ ...digital, amountWithoutTax: fen(2n), amountWithTax: fen(1n) }, today)).toEqual(['totalBelowNet']);
});

it('compares the total with the amount and the tax, except of air tickets, which have other charges', () => {
  const problemsOf = (net: bigint, total: bigint, tax?: bigint, kind: 'digitalSpecial' | 'digitalAir' = 'digitalSpecial') =>
    invoiceProblems(
      { ...digital, kind, amountWithoutTax: fen(net), amountWithTax: fen(total), tax: tax === undefined ? undefined : fen(tax) },
      today,
    );
  expect(problemsOf(1000n, 1130n, 130n)).toEqual([]);
  expect(problemsOf(1000n, 1000n, 0n)).toEqual([]);
  expect(problemsOf(1000n, 1230n, 130n)).toEqual(['totalNotSum']);
  expect(problemsOf(1000n, 2000n)).toEqual([]);
  expect(problemsOf(1000n, 2001n)).toEqual(['taxAboveNet']);
  expect(problemsOf(20n, 72n, 2n, 'digitalAir')).toEqual([]);
  expect(problemsOf(20n, 19n, 2n, 'digitalAir')).toEqual(['totalBelowNet']);
});

it('reads the QR text of every kind of invoice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...INVOICE_KIND_KEYS),
      fc.bigInt({ min: 1n, max: 10n ** 13n }),
      fc.integer({ min: 0, max: 99_999_999 }),
      (kind, amount, serial) => {
        const number = isDigitalInvoice(kind) ? `261420000000${String(serial).padStart(8, '0')}` : String(serial).padStart(8, '0');
        const code = isDigitalInvoice(kind) ? '' : '1400212130';
        const text = `01,${INVOICE_KINDS[kind].code},${code},${number},${yuanOf(fen(amount))},20261109,44556677889900112233,A1B2,`;
        const total = isDigitalInvoice(kind) || checkedBy(kind) === 'total';
        expect(looksLikeInvoiceQr(text)).toBe(true);
        expect(readInvoiceQr(text)).toEqual({
          kind,
          code,
          number,
          issuedOn: '2026-11-09',
          isRed: false,
          [total ? 'amountWithTax' : 'amountWithoutTax']: fen(amount),
          ...(checkedBy(kind) === 'checkCode' ? { checkCode: '112233' } : {}),
        });
      },
    ),
  );
});

it('recognises a red invoice by its negative amount', () => {
  expect(readInvoiceQr('01,31,,26142000000018846127,-1130.00,20261109')).toMatchObject({ isRed: true });
});

it('rejects any other text', () => {
  for (const text of [
    '',
    'https://example.com',
    '02,31,,26142000000018846127,1,20261109',
    '01,99,,26142000000018846127,1,20261109',
    '01,31,,123,1,20261109',
    '01,31,,26142000000018846127,1,20261340',
    '01,04,12,12345678,1,20261109',
  ])
    expect(readInvoiceQr(text)).toBeUndefined();
});

const written = { buyerTaxNumber: 'B', sellerTaxNumber: 'S', amountWithTax: fen(100n) };
const found = { outcome: 'found', standing: 'normal', buyerTaxNumber: 'B', sellerTaxNumber: 'S', amountWithTax: fen(100n) } as const;

it('is consistent only with the same buyer, seller and total', () => {
  expect(verificationOf(written, found)).toEqual({ verification: 'consistent', different: [] });
  expect(verificationOf(written, { ...found, amountWithTax: undefined })).toEqual({ verification: 'consistent', different: [] });
  expect(verificationOf(written, { ...found, sellerTaxNumber: 'X', amountWithTax: fen(1n) })).toEqual({
    verification: 'inconsistent',
    different: ['amountWithTax', 'seller'],
  });
  expect(verificationOf({ ...written, buyerTaxNumber: null }, found)).toEqual({ verification: 'inconsistent', different: ['buyer'] });
  expect(verificationOf(written, { ...found, standing: 'void' })).toEqual({ verification: 'void', different: [] });
  expect(verificationOf(written, { ...found, standing: 'reversed' })).toEqual({ verification: 'reversed', different: [] });
  expect(verificationOf(written, { outcome: 'notFound' })).toEqual({ verification: 'notFound', different: [] });
  expect(verificationOf(written, { outcome: 'different', elements: ['checkCode'] })).toEqual({
    verification: 'inconsistent',
    different: ['checkCode'],
  });
  expect(VERIFICATIONS.filter(coversAnything)).toEqual(['unchecked', 'consistent']);
});

it('lets the enterprise that entered a document change it while it is unused, and only the buyer dispute an invoice', () => {
  const free = { own: true, used: false, hasFile: false, side: 'seller', disputed: false, verifiable: true } as const;
  expect(invoiceActs(free)).toEqual(['verify', 'edit', 'bind', 'attach', 'delete']);
  expect(invoiceActs({ ...free, used: true, hasFile: true })).toEqual(['verify', 'bind']);
  expect(invoiceActs({ ...free, own: false, side: 'buyer' })).toEqual(['verify', 'bind', 'dispute']);
  expect(invoiceActs({ ...free, own: false, side: 'buyer', disputed: true, verifiable: false })).toEqual(['bind', 'settle']);
  expect(tradeContractActs(free)).toEqual(['edit', 'attach', 'delete']);
  expect(tradeContractActs({ own: true, used: true, hasFile: false })).toEqual(['attach']);
  expect(tradeContractActs({ own: false, used: false, hasFile: false })).toEqual([]);
});
