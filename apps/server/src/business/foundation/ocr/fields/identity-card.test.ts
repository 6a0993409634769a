import { describe, expect, test } from 'vitest';
import { textLine } from '../../../../platform/ocr/testing/text-line.ts';
import { identityCardOf } from './identity-card.ts';

const NUMBER = '140902198605120312';

function front({ sex = '男', day = '1986年5月12日', nation = '汉', number = NUMBER } = {}) {
  return [
    textLine('姓名', 40, 40),
    textLine('王建国', 140, 40),
    textLine(`性别${sex}`, 40, 100),
    textLine('民族', 300, 100),
    textLine(nation, 380, 100),
    textLine('出生', 40, 160),
    textLine(day, 140, 160),
    textLine('住址', 40, 220),
    textLine('山西省忻州市忻府区', 140, 220),
    textLine('和平西街18号', 140, 250),
    textLine('公民身份号码', 40, 330),
    textLine(number, 240, 330),
  ];
}

const back = (validity: string) => [
  textLine('中华人民共和国', 200, 40),
  textLine('居民身份证', 200, 100),
  textLine('签发机关', 100, 300),
  textLine('忻州市公安局忻府分局', 240, 300),
  textLine('有效期限', 100, 360),
  textLine(validity, 240, 360),
];

describe('the front of a card', () => {
  test('gives name, sex, ethnic group, birthday, address and number', () => {
    expect(identityCardOf(front())).toMatchObject({
      side: 'front',
      name: { text: '王建国', verdict: 'certain' },
      sex: { text: '男', verdict: 'certain' },
      nation: { text: '汉', verdict: 'certain' },
      bornOn: { text: '1986-05-12', verdict: 'certain' },
      address: { text: '山西省忻州市忻府区和平西街18号', verdict: 'certain' },
      number: { text: NUMBER, verdict: 'certain' },
      authority: null,
      validFrom: null,
    });
  });

  test('is read if sex and ethnic group are one text', () => {
    const lines = front().filter(({ top }) => top !== 100);
    expect(identityCardOf([...lines, textLine('性别男民族维吾尔', 40, 100)])).toMatchObject({
      sex: { text: '男' },
      nation: { text: '维吾尔' },
    });
  });

  test('marks sex and number on a mismatch', () => {
    expect(identityCardOf(front({ sex: '女' }))).toMatchObject({
      sex: { text: '女', verdict: 'confirm', reason: 'disagrees' },
      bornOn: { verdict: 'certain' },
      number: { verdict: 'confirm', reason: 'disagrees' },
    });
  });

  test('marks birthday and number on a mismatch', () => {
    expect(identityCardOf(front({ day: '1986年5月13日' }))).toMatchObject({
      sex: { verdict: 'certain' },
      bornOn: { text: '1986-05-13', verdict: 'confirm', reason: 'disagrees' },
      number: { verdict: 'confirm', reason: 'disagrees' },
    });
  });

  test('corrects a confusable digit by the check digit, and marks it', () => {
    expect(identityCardOf(front({ number: '14O902198605120312' }))?.number).toMatchObject({
      text: NUMBER,
      verdict: 'confirm',
      reason: 'corrected',
    });
  });

  test('marks a number with a wrong check digit', () => {
    expect(identityCardOf(front({ number: '140902198605120319' }))?.number).toMatchObject({ verdict: 'confirm', reason: 'malformed' });
  });

  test('marks an unknown ethnic group', () => {
    expect(identityCardOf(front({ nation: '双' }))?.nation).toMatchObject({ text: '双', verdict: 'confirm', reason: 'malformed' });
  });
});

describe('the back of a card', () => {
  test('gives authority and validity', () => {
    expect(identityCardOf(back('2010.01.01-2030.01.01'))).toMatchObject({
      side: 'back',
      authority: { text: '忻州市公安局忻府分局', verdict: 'certain' },
      validFrom: { text: '2010-01-01', verdict: 'certain' },
      validUntil: { text: '2030-01-01', verdict: 'certain' },
      name: null,
      number: null,
    });
    expect(identityCardOf(back('2010.01.01-长期'))).toMatchObject({ validUntil: { text: '长期', verdict: 'certain' } });
  });

  test('marks a validity that ends before it begins, or is missing', () => {
    expect(identityCardOf(back('2030.01.01-2010.01.01'))).toMatchObject({
      validFrom: { reason: 'disagrees' },
      validUntil: { reason: 'disagrees' },
    });
    expect(identityCardOf(back('20100101'))).toMatchObject({ validFrom: { text: '20100101', reason: 'malformed' } });
  });
});

test('another document is not a card', () => {
  expect(identityCardOf([])).toBeUndefined();
  expect(identityCardOf([textLine('采购合同', 40, 40)])).toBeUndefined();
});
