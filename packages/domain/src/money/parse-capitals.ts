import { capitalsRefusal, toChineseCapitals } from './capitals.ts';
import { decimalText } from './yuan.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES: Readonly<Record<string, bigint>> = { 拾: 10n, 佰: 100n, 仟: 1000n };
const PARTS: Readonly<Record<string, bigint>> = { 角: 1000n, 分: 100n, 厘: 10n, 毫: 1n };

/** Evaluates the yuan part leniently, with any unknown character as 亿. Correctness is checked later by writing the value again. */
function wholeValue(text: string): bigint {
  let total = 0n;
  let upToWan = 0n;
  let group = 0n;
  let digit = 0n;
  for (const char of text) {
    const place = PLACES[char];
    if (DIGITS.includes(char)) {
      digit = BigInt(DIGITS.indexOf(char));
    } else if (place !== undefined) {
      group += digit * place;
      digit = 0n;
    } else if (char === '万') {
      upToWan = (group + digit) * 10_000n;
      group = digit = 0n;
    } else {
      total = (upToWan + group + digit) * 100_000_000n;
      upToWan = group = digit = 0n;
    }
  }
  return total + upToWan + group + digit;
}

function fractionValue(text: string): bigint | undefined {
  let total = 0n;
  let digit = 0n;
  for (const char of text) {
    const part = PARTS[char];
    if (DIGITS.includes(char)) digit = BigInt(DIGITS.indexOf(char));
    else if (part === undefined) return undefined;
    else {
      total += digit * part;
      digit = 0n;
    }
  }
  return total;
}

/** All accepted spellings: 零 is optional between 万 and 仟 and between 元 and 角, and 整 may follow 角. */
function officialForms(canonical: string): readonly string[] {
  const byWan = [canonical, canonical.replace(/([拾佰仟]万)零(.仟)/, '$1$2')];
  const byYuan = byWan.flatMap((form) => [form, form.replace(/([拾佰仟万亿])元(?=[^零整]角)/, '$1元零')]);
  return byYuan.flatMap((form) => (form.endsWith('角') ? [form, `${form}整`] : [form]));
}

/** Parses capitals in either official form, with or without 人民币 and with 整 or 正, to yuan with two to four decimals; undefined otherwise. */
export function parseChineseCapitals(text: string): string | undefined {
  const words = text.replace(/^人民币/, '').replace(/正$/, '整');
  const body = words.replace(/^负/, '').replace(/整$/, '');
  const cut = body.indexOf('元');
  const whole = wholeValue(cut < 0 ? '' : body.slice(0, cut));
  const fraction = fractionValue(body.slice(cut + 1));
  if (fraction === undefined) return undefined;
  const magnitude = whole * 10_000n + fraction;
  const yuan = decimalText(words.startsWith('负') ? -magnitude : magnitude, 4).replace(/0{1,2}$/, '');
  return capitalsRefusal(yuan) === undefined && officialForms(toChineseCapitals(yuan)).includes(words) ? yuan : undefined;
}
