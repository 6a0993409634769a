import type { Contract, ReadField, ResponseOf } from '@lianxin/api/contract';
import type { TextLine } from '../../../../platform/ocr/text-line.ts';
import { daysIn, isForever } from './days.ts';
import { checkedField, markMismatch, fieldOf, readingOf } from './field.ts';
import { valuesOf, type Labels, type Values } from './labels.ts';
import { identityNumberField, looseNumber } from './numbers.ts';
import { rowsOf, type RowCharacter } from './rows.ts';

export type CardReading = ResponseOf<Contract['file']['readIdCard']>;

const LABELS = [
  ['name', '姓名'],
  ['sex', '性别'],
  ['nation', '民族'],
  ['bornOn', '出生'],
  ['address', '住址'],
  ['number', '公民身份号码', '身份号码'],
  ['authority', '签发机关'],
  ['validity', '有效期限'],
] as const satisfies Labels<string>;

type Field = (typeof LABELS)[number][0];

/** The 56 ethnic groups, without 族. */
const NATIONS = new Set(
  '汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺'.split(
    ' ',
  ),
);
const PERSON = /^[\p{Script=Han}·]{2,15}$/u;
const ADDRESS = /[省市区县旗镇乡村街路道号室]/;

/** Sex and ethnic group share a row and are often read as one text: 性别女民族汉. */
function sexAndNation(values: Values<Field>): { sex: readonly RowCharacter[] | undefined; nation: readonly RowCharacter[] | undefined } {
  const sex = values.get('sex');
  const place = readingOf(sex ?? []).text.indexOf('民族');
  return place < 0
    ? { sex, nation: values.get('nation') }
    : { sex: sex?.slice(0, place), nation: values.get('nation') ?? sex?.slice(place + 2) };
}

const EMPTY = {
  name: null,
  sex: null,
  nation: null,
  bornOn: null,
  address: null,
  number: null,
  authority: null,
  validFrom: null,
  validUntil: null,
};

function bornField(characters: readonly RowCharacter[] | undefined): ReadField | null {
  if (characters === undefined) return null;
  const reading = readingOf(characters);
  const [day] = daysIn(reading.text);
  return day === undefined ? fieldOf(reading, 'malformed') : fieldOf({ ...reading, text: day });
}

/** The identity number repeats birthday and sex; mismatches are marked. */
function compareWithNumber({ sex, bornOn, number, ...rest }: CardReading): CardReading {
  if (number === null || number.reason === 'malformed') return { sex, bornOn, number, ...rest };
  const inNumber = {
    bornOn: `${number.text.slice(6, 10)}-${number.text.slice(10, 12)}-${number.text.slice(12, 14)}`,
    sex: Number(number.text.charAt(16)) % 2 === 1 ? '男' : '女',
  };
  const otherSex = sex !== null && sex.text !== inNumber.sex;
  const otherDay = bornOn !== null && bornOn.text !== inNumber.bornOn;
  return {
    ...rest,
    sex: sex && otherSex ? markMismatch(sex) : sex,
    bornOn: bornOn && otherDay ? markMismatch(bornOn) : bornOn,
    number: otherSex || otherDay ? markMismatch(number) : number,
  };
}

function frontOf(lines: readonly TextLine[], values: Values<Field>): CardReading | undefined {
  const { sex, nation } = sexAndNation(values);
  const number = identityNumberField(looseNumber(rowsOf(lines), 'identity') ?? values.get('number'));
  const front: CardReading = {
    ...EMPTY,
    side: 'front',
    name: checkedField(values.get('name'), (text) => PERSON.test(text)),
    sex: checkedField(sex, (text) => text === '男' || text === '女'),
    nation: checkedField(nation, (text) => NATIONS.has(text)),
    bornOn: bornField(values.get('bornOn')),
    address: checkedField(values.get('address'), (text) => ADDRESS.test(text) && text.length >= 6),
    number,
  };
  const found = Object.values(front).filter((field) => field !== null && typeof field === 'object').length;
  return found >= 2 ? compareWithNumber(front) : undefined;
}

function backOf(values: Values<Field>): CardReading | undefined {
  const validity = values.get('validity');
  const authority = checkedField(values.get('authority'), (text) => /(公安|分局|局)/.test(text));
  if (validity === undefined && authority === null) return undefined;
  const reading = validity && readingOf(validity);
  const [from, until = reading && isForever(reading.text) ? '长期' : undefined] = daysIn(reading?.text ?? '');
  const backwards = from !== undefined && until !== undefined && until !== '长期' && until <= from;
  const reason = from === undefined || until === undefined ? 'malformed' : backwards ? 'disagrees' : null;
  const part = (text: string | undefined): ReadField | null =>
    (reading && fieldOf({ ...reading, text: text ?? reading.text }, reason)) ?? null;
  return { ...EMPTY, side: 'back', authority, validFrom: part(from), validUntil: part(until) };
}

/** The fields of one side of an identity card; undefined if the picture shows no card. */
export function identityCardOf(lines: readonly TextLine[]): CardReading | undefined {
  const values = valuesOf(lines, LABELS);
  return backOf(values) ?? frontOf(lines, values);
}
