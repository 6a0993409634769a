import { EnterpriseNo } from '@lianxin/api/contract';
import { civilDate, parseRatePercent, parseYuan, type CivilDate, type Fen, type Ppm } from '@lianxin/domain';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { DUTIES, type Duty } from '../../duties.ts';
import type { Say } from '../language.ts';

/** Parsers of command line input; each refuses with a sentence on the expected form. */
export const parsersIn = (say: Say) => {
  const refuse = (zh: string, en: string): never => {
    throw new InvalidArgumentError(say(zh, en));
  };
  return {
    day: (text: string): CivilDate => civilDate(text) ?? refuse('日期应为 YYYY-MM-DD。', 'A date is written YYYY-MM-DD.'),
    yuan: (text: string): Fen => parseYuan(text) ?? refuse('金额应为元，最多两位小数。', 'An amount is in yuan with at most two decimals.'),
    percent: (text: string): Ppm =>
      parseRatePercent(text) ?? refuse('利率应为百分数，最多四位小数。', 'A rate is a percentage with at most four decimals.'),
    whole: (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : refuse('应为整数。', 'A whole number is needed.')),
    enterprise: (text: string): EnterpriseNo =>
      z.safeParse(EnterpriseNo, text).data ??
      refuse('应为企业编号，可用 enterprises find 查询。', 'An enterprise number is needed: see enterprises find.'),
    duties: (text: string): Duty[] => {
      const wanted = text.split(',').map((part) => part.trim());
      const known = DUTIES.filter((duty) => wanted.includes(duty));
      return known.length === wanted.length && known.length > 0
        ? known
        : refuse(`职责应取自 ${DUTIES.join(',')}。`, `Duties are some of ${DUTIES.join(',')}.`);
    },
    names: (text: string): string[] => text.split(',').map((part) => part.trim()),
    instant: (text: string): string =>
      Number.isNaN(Date.parse(text)) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text)
        ? refuse('时间应为 ISO 8601，例如 2027-01-01T09:00:00+08:00。', 'A moment is ISO 8601, such as 2027-01-01T09:00:00+08:00.')
        : text,
  };
};
