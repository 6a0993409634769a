import { contract, type ResponseOf } from '@lianxin/api/contract';
import { ids, reply } from '@lianxin/api/mock';
import { civilDate } from '@lianxin/domain';
import { first } from '../../../platform/testing/world/example.ts';

type Absence = ResponseOf<typeof contract.staff.absences>['list'][number];

const example = first(contract.staff.absences.example.response.list);
const day = (text: string) => civilDate(text) ?? example.from;

/** One that runs, as the one who is away sees it, and one that is over. */
export const absences: readonly [running: Absence, over: Absence] = [
  { ...example, from: day('2026-11-20'), to: day('2026-11-26'), state: 'running', part: 'absent', acts: ['end'] },
  { ...example, id: contract.staff.endAbsence.example.request.id, absent: { userId: ids.user('U0030'), displayName: '周文博' } },
];

/** A platform that knows of these. */
export const away = (list: readonly Absence[] = absences, deputies = contract.staff.absences.example.response.deputies) =>
  reply(contract.staff.absences, { list: [...list], deputies: [...deputies] });
