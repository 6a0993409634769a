import type { Chance } from './chance.ts';
import {
  BRANDS,
  BUILDINGS,
  COMPANY_ENDINGS,
  COMPANY_KINDS,
  GIVEN,
  NATIONS,
  PLACES,
  SCOPES,
  STREETS,
  SURNAMES,
  TRADES,
  VILLAGES,
} from './words.ts';

/** The contents of a licence; fields missing from this kind of licence are null. Dates are YYYY-MM-DD. */
export interface LicenceDocument {
  readonly name: string;
  readonly creditCode: string;
  readonly kind: string;
  readonly legalPerson: string;
  readonly registeredCapital: string | null;
  readonly establishedOn: string;
  readonly term: string | null;
  readonly address: string;
  readonly scope: string;
  readonly authority: string;
}

export interface FrontDocument {
  readonly name: string;
  readonly sex: string;
  readonly nation: string;
  readonly bornOn: string;
  readonly address: string;
  readonly number: string;
}

export interface BackDocument {
  readonly authority: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (chance: Chance, least: number, most: number): string =>
  `${chance.between(least, most)}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`;
const later = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const personName = (chance: Chance): string => chance.one(SURNAMES) + chance.one(GIVEN) + (chance.inHundred(70) ? chance.one(GIVEN) : '');

const CODE_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code with its check character (GB 32100). */
function creditCode(chance: Chance, place: string): string {
  const body = Array.from({ length: 9 }, () => chance.one(Array.from(CODE_SIGNS.slice(0, 10) + CODE_SIGNS))).join('');
  const code = `${chance.one(['91', '91', '91', '92', '93'])}${place}${body}`;
  const sum = Array.from(code).reduce((total, sign, index) => total + CODE_SIGNS.indexOf(sign) * (3 ** index % 31), 0);
  return code + CODE_SIGNS.charAt((31 - (sum % 31)) % 31);
}

/** An identity number with its check digit (ISO 7064 mod 11-2). */
function identityNumber(chance: Chance, place: string, bornOn: string, male: boolean): string {
  const serial = chance.between(0, 99) * 10 + chance.between(0, 4) * 2 + (male ? 1 : 0);
  const body = `${place}${bornOn.replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

const street = (chance: Chance): string =>
  chance.inHundred(80)
    ? `${chance.one(STREETS)}${chance.between(1, 299)}${chance.one(BUILDINGS)}`
    : `${chance.one(VILLAGES)}${chance.between(1, 199)}号`;

const CAPITALS = [
  '壹佰万元整',
  '伍佰万圆整',
  '壹仟万圆整',
  '贰仟伍佰万元整',
  '伍仟万圆整',
  '壹亿贰仟万元整',
  '叁仟零伍拾万圆整',
  '人民币捌佰捌拾万元整',
  '5000万人民币元',
  '10000.0000万元人民币',
  '500万元人民币',
];

export function licenceDocument(chance: Chance, individual: boolean): LicenceDocument {
  const [province, city, district, place] = chance.one(PLACES);
  const establishedOn = dayOf(chance, 1998, 2025);
  const from = chance.inHundred(30) ? '' : `${establishedOn} 至 `;
  const term = chance.inHundred(60) ? `${from}长期` : `${establishedOn} 至 ${later(establishedOn, chance.one([10, 20, 30, 50]))}`;
  const common = {
    creditCode: creditCode(chance, place),
    legalPerson: personName(chance),
    establishedOn,
    address: `${chance.inHundred(85) ? province : ''}${city}${district}${street(chance)}`,
    scope: chance.one(SCOPES),
    authority: `${city}${district}市场监督管理局`,
  };
  return individual
    ? {
        ...common,
        name: `${district}${chance.one(BRANDS)}${chance.one(TRADES)}${chance.one(['经营部', '商行', '服务部', '店'])}`,
        kind: '个体工商户',
        registeredCapital: null,
        term: null,
      }
    : {
        ...common,
        name: `${chance.one([city.slice(0, -1), province.slice(0, 2), city])}${chance.one(BRANDS)}${chance.one(TRADES)}${chance.one(COMPANY_ENDINGS)}`,
        kind: chance.one(COMPANY_KINDS),
        registeredCapital: chance.one(CAPITALS),
        term,
      };
}

export function frontDocument(chance: Chance): FrontDocument {
  const [province, city, district, place] = chance.one(PLACES);
  const bornOn = dayOf(chance, 1955, 2004);
  const male = chance.inHundred(50);
  return {
    name: personName(chance),
    sex: male ? '男' : '女',
    nation: chance.one(NATIONS),
    bornOn,
    address: `${province}${city}${district}${street(chance)}`,
    number: identityNumber(chance, place, bornOn, male),
  };
}

export function backDocument(chance: Chance): BackDocument {
  const [, city, district] = chance.one(PLACES);
  const validFrom = dayOf(chance, 2006, 2025);
  return {
    authority: `${city}公安局${chance.inHundred(70) ? `${district.slice(0, -1)}分局` : ''}`,
    validFrom,
    validUntil: chance.inHundred(25) ? '长期' : later(validFrom, chance.one([5, 10, 20])),
  };
}
