import { describe, expect, test } from 'vitest';
import type { TextLine } from '../../../../platform/ocr/text-line.ts';
import { textLine } from '../../../../platform/ocr/testing/text-line.ts';
import { licenceOf } from './licence.ts';

const TEXTS = {
  name: '恒信机电设备（集团）有限公司',
  kind: '有限责任公司(自然人投资或控股)',
  legalPerson: '王建国',
  registeredCapital: '伍仟万圆整',
  establishedOn: '2009年3月18日',
  term: '2009年03月18日至长期',
  address: '山西省忻州市忻府区和平西街18号',
};
const LABELS = {
  name: '名称',
  kind: '类型',
  legalPerson: '法定代表人',
  registeredCapital: '注册资本',
  establishedOn: '成立日期',
  term: '营业期限',
  address: '住所',
};
type Field = keyof typeof TEXTS;
const FIELDS = Object.keys(TEXTS) as Field[];
const CODE = '91140000110057086C';

/** One column; label and value as one text or as two. */
function column(texts: Partial<Record<Field, string>> = {}, code = CODE, joined = false): TextLine[] {
  const rows = FIELDS.flatMap((field, row) => {
    const text = texts[field] ?? TEXTS[field];
    const top = 100 + 60 * row;
    return joined ? [textLine(`${LABELS[field]}：${text}`, 40, top)] : [textLine(LABELS[field], 40, top), textLine(text, 240, top)];
  });
  return [textLine('营业执照', 300, 0), textLine('统一社会信用代码', 40, 50), textLine(code, 300, 50), ...rows];
}

const textsOf = (lines: TextLine[]) =>
  Object.fromEntries(Object.entries(licenceOf(lines) ?? {}).map(([field, read]) => [field, read?.text ?? null]));
const READ = {
  name: TEXTS.name,
  creditCode: CODE,
  kind: TEXTS.kind,
  legalPerson: '王建国',
  registeredCapital: '伍仟万圆整',
  establishedOn: '2009-03-18',
  term: '2009-03-18 至 长期',
  address: TEXTS.address,
};

describe('a licence', () => {
  test('is read by its labels, apart or joined with the values', () => {
    expect(textsOf(column())).toEqual(READ);
    expect(textsOf(column({}, CODE, true))).toEqual(READ);
    expect(Object.values(licenceOf(column()) ?? {}).map((read) => read?.verdict)).toEqual(Array.from({ length: 8 }, () => 'certain'));
  });

  test('is read in two columns as in one', () => {
    const lines = FIELDS.flatMap((field, index) => {
      const [left, top] = [index % 2 === 0 ? 40 : 900, 100 + 50 * Math.floor(index / 2)];
      return [textLine(LABELS[field], left, top), textLine(TEXTS[field], left + 120, top)];
    });
    expect(textsOf([textLine(CODE, 40, 40), ...lines])).toEqual(READ);
  });

  test('reads values of several lines up to the next label', () => {
    const lines = column().filter((line) => line.top !== 100 + 60 * 6);
    const address = [
      textLine('住', 40, 460),
      textLine('所', 120, 460),
      textLine('山西省忻州市忻府区', 240, 460),
      textLine('和平西街18号', 240, 486),
    ];
    const scope = [textLine('经营范围', 40, 540), textLine('煤炭销售；机械设备', 240, 540), textLine('租赁', 240, 566)];
    expect(textsOf([...lines, ...address, ...scope])).toEqual(READ);
  });

  test('knows the labels of a sole trader, without capital and term', () => {
    const lines = [
      textLine(CODE, 40, 40),
      textLine('经营者', 40, 100),
      textLine('王建国', 240, 100),
      textLine('经营场所', 40, 160),
      textLine(TEXTS.address, 240, 160),
      textLine('注册日期', 40, 220),
      textLine('2009年03月18日', 240, 220),
    ];
    expect(textsOf(lines)).toMatchObject({
      legalPerson: '王建国',
      address: TEXTS.address,
      establishedOn: '2009-03-18',
      term: null,
      registeredCapital: null,
    });
  });

  test('finds a label with one misread character', () => {
    const lines = column().map((line) => (line.top === 220 && line.left === 40 ? textLine('法定代衰人', 40, 220) : line));
    expect(textsOf(lines)).toEqual(READ);
  });

  test('needs a code and a name', () => {
    expect(licenceOf([])).toBeUndefined();
    expect(licenceOf([textLine('采购合同', 40, 40), textLine('甲方：恒信机电设备有限公司', 40, 100)])).toBeUndefined();
  });
});

describe('a credit code', () => {
  const codeOf = (code: string) => licenceOf(column({}, code))?.creditCode;

  test('is corrected if one change makes the check character right, and marked', () => {
    expect(codeOf('9114000011OO57O86C')).toMatchObject({ text: CODE, verdict: 'confirm', reason: 'corrected' });
    expect(codeOf('91140000110057O86C')).toMatchObject({ text: CODE, verdict: 'confirm', reason: 'corrected' });
  });

  test('stays as read, and marked, if no change or several would', () => {
    expect(codeOf('91140000110057999C')).toMatchObject({ text: '91140000110057999C', verdict: 'confirm', reason: 'malformed' });
    expect(codeOf('911400001100')).toMatchObject({ text: '911400001100', verdict: 'confirm', reason: 'malformed' });
  });
});

describe('a field is marked', () => {
  test.each<[Field, string]>([
    ['establishedOn', '2009年13月45日'],
    ['registeredCapital', '伍件万圆整'],
    ['legalPerson', '王1国'],
    ['kind', '香烟'],
    ['term', '自成立之日起'],
  ])('with an invalid form: %s “%s”', (field, text) => {
    expect(licenceOf(column({ [field]: text }))?.[field]).toMatchObject({ verdict: 'confirm', reason: 'malformed' });
  });

  test('with a term that ends before it begins', () => {
    expect(licenceOf(column({ term: '2029年03月18日至2009年03月17日' }))?.term).toMatchObject({ verdict: 'confirm', reason: 'disagrees' });
  });

  test('with an uncertain character', () => {
    const lines = column().map((line) => (line.left === 240 && line.top === 100 ? textLine(TEXTS.name, 240, 100, 0.4) : line));
    expect(licenceOf(lines)?.name).toEqual({ text: TEXTS.name, confidence: 0.4, verdict: 'confirm', reason: 'unsure' });
  });
});
