import type { CivilDate, Label, PublishedYearProblem } from '@lianxin/domain';

const SENTENCES: Readonly<Record<PublishedYearProblem['rule'], (day: CivilDate) => Label>> = {
  anotherYear: (day) => ({ zh: `${day} 不属于该年`, en: `${day} is not in that year` }),
  namedTwice: (day) => ({ zh: `${day} 出现了两次`, en: `${day} is named twice` }),
  legalDayMissing: (day) => ({ zh: `${day} 是法定放假日，须列为放假`, en: `${day} is a legal holiday and has to be free` }),
  legalDayWorked: (day) => ({ zh: `${day} 是法定放假日，不能列为上班`, en: `${day} is a legal holiday and cannot be worked` }),
  workedWeekday: (day) => ({ zh: `${day} 不是周末，不能列为调休上班`, en: `${day} is no weekend day, so nobody works it in exchange` }),
};

/** What is wrong with a list of holidays, in words. */
export const problemText = ({ rule, day }: PublishedYearProblem): Label => SENTENCES[rule](day);
