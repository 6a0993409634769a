import type { Contract, ReadField, ResponseOf } from '@lianxin/api/contract';
import type { TextLine } from '../../../../platform/ocr/text-line.ts';
import { daysIn, isForever } from './days.ts';
import { checkedField, fieldOf, readingOf, type Reading } from './field.ts';
import { valuesOf, type Labels } from './labels.ts';
import { creditCodeField, looseNumber } from './numbers.ts';
import { rowsOf, type RowCharacter } from './rows.ts';

export type LicenceReading = ResponseOf<Contract['file']['readBusinessLicense']>;

/** Labels of a licence by kind of enterprise. The last two only mark the end of the value above them. */
const LABELS = [
  ['name', '名称', '企业名称', '字号名称', '名称（字号）'],
  ['creditCode', '统一社会信用代码', '社会信用代码', '统一社会信用代码/注册号', '注册号'],
  ['kind', '类型', '主体类型', '企业类型', '公司类型'],
  ['legalPerson', '法定代表人', '法定代表人姓名', '负责人', '经营者', '投资人', '执行事务合伙人', '经营者姓名'],
  ['registeredCapital', '注册资本', '注册资金', '出资额', '成员出资总额'],
  ['establishedOn', '成立日期', '注册日期'],
  ['term', '营业期限', '经营期限', '合伙期限'],
  ['address', '住所', '经营场所', '主要经营场所', '营业场所', '地址'],
  ['scope', '经营范围', '业务范围'],
  ['other', '登记机关', '组成形式', '核准日期', '发照日期', '证照编号', '编号', '实收资本'],
] as const satisfies Labels<string>;

const KIND = /公司|企业|个体|工商户|合伙|合作社|分公司|独资|股份|有限责任/;
const CAPITAL =
  /^(人民币|美元|港币|欧元)?([零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+[元圆](人民币)?[整正]?|\d[\d,.]*(元|万元|万)(人民币|人民币元|美元|整)*)$/;
const ADDRESS = /[省市区县旗镇乡村街路道号室]/;
const PERSON = /^[\p{Script=Han}·]{2,15}$/u;
const NAME = /^[\p{Script=Han}A-Za-z0-9（）·、&]{4,60}$/u;

/** Invalid dates stay as they were read. */
function dayField(characters: readonly RowCharacter[] | undefined): ReadField | null {
  if (characters === undefined) return null;
  const reading = readingOf(characters);
  const [day] = daysIn(reading.text);
  return day === undefined ? fieldOf(reading, 'malformed') : fieldOf({ ...reading, text: day });
}

function termOf(reading: Reading): ReadField {
  const days = daysIn(reading.text);
  const [from, until = isForever(reading.text) ? '长期' : undefined] = days;
  if (from === undefined) return isForever(reading.text) ? fieldOf({ ...reading, text: '长期' }) : fieldOf(reading, 'malformed');
  if (until === undefined) return fieldOf(reading, 'malformed');
  return fieldOf({ ...reading, text: `${from} 至 ${until}` }, until !== '长期' && until <= from ? 'disagrees' : null);
}

/** Registers print kinds of enterprise with narrow brackets. */
const withNarrowBrackets = (field: ReadField | null): ReadField | null =>
  field && { ...field, text: field.text.replaceAll('（', '(').replaceAll('）', ')') };

/** The fields of a business licence; undefined if the picture shows no licence. */
export function licenceOf(lines: readonly TextLine[]): LicenceReading | undefined {
  const values = valuesOf(lines, LABELS);
  const term = values.get('term');
  const licence: LicenceReading = {
    name: checkedField(values.get('name'), (text) => NAME.test(text)),
    creditCode: creditCodeField(looseNumber(rowsOf(lines), 'creditCode') ?? values.get('creditCode')),
    kind: withNarrowBrackets(checkedField(values.get('kind'), (text) => KIND.test(text))),
    legalPerson: checkedField(values.get('legalPerson'), (text) => PERSON.test(text)),
    registeredCapital: checkedField(values.get('registeredCapital'), (text) => CAPITAL.test(text)),
    establishedOn: dayField(values.get('establishedOn')),
    term: term === undefined ? null : termOf(readingOf(term)),
    address: checkedField(values.get('address'), (text) => ADDRESS.test(text) && text.length >= 6),
  };
  const found = Object.values(licence).filter((field) => field !== null).length;
  return found >= 3 && (licence.creditCode ?? licence.name) !== null ? licence : undefined;
}
