import { contract, type ResponseOf } from '@lianxin/api/contract';
import { ids, reply } from '@lianxin/api/mock';
import { civilDate } from '@lianxin/domain';
import { first } from '../../../platform/testing/world/example.ts';

type Absence = ResponseOf<typeof contract.staff.absences>['list'][number];

const example = first(contract.staff.absences.example.response.list);
const day = (text: string) => civilDate(text) ?? example.from;

/** A current one, for the absent person, and a past one. */
export const absences: readonly [running: Absence, over: Absence] = [
  { ...example, from: day('2026-11-20'), to: day('2026-11-26'), state: 'running', part: 'absent', acts: ['end'] },
  { ...example, id: contract.staff.endAbsence.example.request.id, absent: { userId: ids.user('U0030'), displayName: '周文博' } },
];

/** A platform with these absences. */
export const away = (list: readonly Absence[] = absences, deputies = contract.staff.absences.example.response.deputies) =>
  reply(contract.staff.absences, { list: [...list], deputies: [...deputies] });
